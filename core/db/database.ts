import type { AccountsTables } from '../accounts/accounts.table.js';
import type { AlarmsTables } from '../alarms/alarms.table.js';
import type { AnalyzerTables } from '../analyzer/analyzer.table.js';
import type { ViewsTables } from '../analyzer/views/views.table.js';
import type { AssistantsTables } from '../assistants/assistants.table.js';
import type { AuditTables } from '../audit/audit.table.js';
import type { CodebooksTables } from '../codebooks/codebooks.table.js';
import type { ColumnChoicesTables } from '../column-choices/column-choices.table.js';
import type { NearCopiesTables } from '../copies/near-copies.table.js';
import type { DeliveriesTables } from '../deliveries/deliveries.table.js';
import type { FacebookTables } from '../facebook/facebook.table.js';
import type { InsightTables } from '../insight/insight.table.js';
import type { JudgementsTables } from '../judgements/judgements.table.js';
import type { LearningTables } from '../learning/learning.table.js';
import type { ListsTables } from '../lists/list-versions.table.js';
import type { UploadsTables } from '../objects/uploads.table.js';
import type { PortraitsTables } from '../portraits/portraits.table.js';
import type { ReadingTables } from '../reading/reading.table.js';
import type { ReportsTables } from '../reports/reports.table.js';
import type { SamplingTables } from '../sampling/draws.table.js';
import type { SchedulesTables } from '../schedules/schedules.table.js';
import type { SentimentsTables } from '../sentiments/sentiments.table.js';
import type { SharingTables } from '../sharing/sharing.table.js';
import type { SpreadsheetTables } from '../spreadsheet/spreadsheet.table.js';
import type { StatisticsTables } from '../statistics/statistics.table.js';
import type { TasksTables } from '../tasks/tasks.table.js';
import type { UsersTables } from '../users/users.table.js';
import type { WhatsAppTables } from '../whatsapp/whatsapp.table.js';
import type { YoutubeTables } from '../youtube/youtube.table.js';

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
