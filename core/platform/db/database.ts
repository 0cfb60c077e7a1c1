import type { AnalyzerTables } from '../../analysis/analyzer/analyzer.table.js';
import type { ViewsTables } from '../../analysis/analyzer/views/views.table.js';
import type { CodebooksTables } from '../../analysis/codebooks/codebooks.table.js';
import type { NearCopiesTables } from '../../analysis/copies/near-copies.table.js';
import type { JudgementsTables } from '../../analysis/judgements/judgements.table.js';
import type { SentimentsTables } from '../../analysis/sentiments/sentiments.table.js';
import type { FacebookTables } from '../../channels/facebook/facebook.table.js';
import type { StatisticsTables } from '../../channels/statistics/statistics.table.js';
import type { YoutubeTables } from '../../channels/youtube/youtube.table.js';
import type { ColumnChoicesTables } from '../../comments/column-choices/column-choices.table.js';
import type { InsightTables } from '../../judging/insight/insight.table.js';
import type { LearningTables } from '../../judging/learning/learning.table.js';
import type { ReadingTables } from '../../judging/reading/reading.table.js';
import type { SamplingTables } from '../../judging/sampling/draws.table.js';
import type { AssistantsTables } from '../../people/assistants/assistants.table.js';
import type { UsersTables } from '../../people/users/users.table.js';
import type { AccountsTables } from '../../records/accounts/accounts.table.js';
import type { ListsTables } from '../../records/lists/list-versions.table.js';
import type { PortraitsTables } from '../../records/portraits/portraits.table.js';
import type { SpreadsheetTables } from '../../records/spreadsheet/spreadsheet.table.js';
import type { TasksTables } from '../../records/tasks/tasks.table.js';
import type { WhatsAppTables } from '../../records/whatsapp/whatsapp.table.js';
import type { AlarmsTables } from '../../telling/alarms/alarms.table.js';
import type { DeliveriesTables } from '../../telling/deliveries/deliveries.table.js';
import type { ReportsTables } from '../../telling/reports/reports.table.js';
import type { SchedulesTables } from '../../telling/schedules/schedules.table.js';
import type { SharingTables } from '../../telling/sharing/sharing.table.js';
import type { AuditTables } from '../audit/audit.table.js';
import type { UploadsTables } from '../objects/uploads.table.js';

/** All tables, as Kysely sees them: camelCase here, snake_case in SQL (CamelCasePlugin). */
export interface Database
  extends UsersTables,
    AlarmsTables,
    AnalyzerTables,
    ViewsTables,
    CodebooksTables,
    ColumnChoicesTables,
    InsightTables,
    JudgementsTables,
    ReadingTables,
    SamplingTables,
    LearningTables,
    NearCopiesTables,
    ReportsTables,
    DeliveriesTables,
    SchedulesTables,
    SharingTables,
    SentimentsTables,
    AccountsTables,
    TasksTables,
    WhatsAppTables,
    ListsTables,
    SpreadsheetTables,
    AssistantsTables,
    AuditTables,
    UploadsTables,
    PortraitsTables,
    StatisticsTables,
    FacebookTables,
    YoutubeTables {}
