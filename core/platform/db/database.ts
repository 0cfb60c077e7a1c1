import type { Kysely } from 'kysely';
import type {
  AnalysisBatchTable,
  AnalysisCommentTable,
  AnalysisResultTable,
  AnalysisTable,
  AnalyzerWorkerTable,
  AnswerCacheTable,
  ProviderStateTable,
} from '../../analysis/analyzer/analyzer.table.js';
import type { RunViewTable } from '../../analysis/analyzer/views/views.table.js';
import type { CodebookTable, CodebookVersionTable } from '../../analysis/codebooks/codebooks.table.js';
import type {
  NearCopyGroupTable,
  NearCopyRunTable,
  NearCopyTable,
} from '../../analysis/copies/near-copies.table.js';
import type { JudgementTable } from '../../analysis/judgements/judgements.table.js';
import type { SentimentAnalysisTable } from '../../analysis/sentiments/sentiments.table.js';
import type { FacebookPostTable } from '../../channels/facebook/facebook.table.js';
import type { QuotaUseTable, StatisticsSourceTable } from '../../channels/statistics/statistics.table.js';
import type {
  YoutubeChannelSnapshotTable,
  YoutubeChannelTable,
  YoutubeVideoSnapshotTable,
  YoutubeVideoTable,
} from '../../channels/youtube/youtube.table.js';
import type { ColumnChoiceTable } from '../../comments/column-choices/column-choices.table.js';
import type {
  ComparisonSideTable,
  ComparisonTable,
  ExplorationTable,
} from '../../judging/insight/insight.table.js';
import type { RefusedWordTable } from '../../judging/learning/learning.table.js';
import type { ReadingMarkTable } from '../../judging/reading/reading.table.js';
import type { DrawItemTable, DrawTable, SecondItemTable } from '../../judging/sampling/draws.table.js';
import type { AssistantCallTable } from '../../people/assistants/assistants.table.js';
import type {
  ApiTokenTable,
  LoginAttemptTable,
  SessionTable,
  SignInNetworkTable,
  UserTable,
} from '../../people/users/users.table.js';
import type { AccountTable } from '../../records/accounts/accounts.table.js';
import type { ListVersionTable } from '../../records/lists/list-versions.table.js';
import type { PortraitTable } from '../../records/portraits/portraits.table.js';
import type { SheetSyncTable, SpreadsheetFeedTable } from '../../records/spreadsheet/spreadsheet.table.js';
import type { TaskTable } from '../../records/tasks/tasks.table.js';
import type { WhatsAppTable } from '../../records/whatsapp/whatsapp.table.js';
import type { AlarmWatchTable, ToldAlarmTable } from '../../telling/alarms/alarms.table.js';
import type {
  DeliveryTable,
  DestinationLeaverTable,
  DestinationTable,
} from '../../telling/deliveries/deliveries.table.js';
import type { ReportLineTable, ReportTemplateTable } from '../../telling/reports/reports.table.js';
import type {
  SchedulePeriodTable,
  ScheduleSeenTable,
  ScheduleTable,
} from '../../telling/schedules/schedules.table.js';
import type { ShareTable } from '../../telling/sharing/sharing.table.js';
import type { AuditTable } from '../audit/audit.table.js';
import type { ObjectUploadTable } from '../objects/uploads.table.js';

/** All tables, as Kysely sees them: camelCase here, snake_case in SQL (CamelCasePlugin). */
export interface Database {
  analyzerWorkers: AnalyzerWorkerTable;
  analyses: AnalysisTable;
  analysisComments: AnalysisCommentTable;
  analysisBatches: AnalysisBatchTable;
  analysisResults: AnalysisResultTable;
  answerCache: AnswerCacheTable;
  providerState: ProviderStateTable;
  runViews: RunViewTable;
  codebooks: CodebookTable;
  codebookVersions: CodebookVersionTable;
  nearCopyRuns: NearCopyRunTable;
  nearCopies: NearCopyTable;
  nearCopyGroups: NearCopyGroupTable;
  judgements: JudgementTable;
  sentimentAnalyses: SentimentAnalysisTable;
  facebookPosts: FacebookPostTable;
  statisticsSources: StatisticsSourceTable;
  quotaUses: QuotaUseTable;
  youtubeChannels: YoutubeChannelTable;
  youtubeVideos: YoutubeVideoTable;
  youtubeChannelSnapshots: YoutubeChannelSnapshotTable;
  youtubeVideoSnapshots: YoutubeVideoSnapshotTable;
  columnChoices: ColumnChoiceTable;
  comparisons: ComparisonTable;
  comparisonSides: ComparisonSideTable;
  explorations: ExplorationTable;
  refusedWords: RefusedWordTable;
  readingMarks: ReadingMarkTable;
  draws: DrawTable;
  drawItems: DrawItemTable;
  secondItems: SecondItemTable;
  assistantCalls: AssistantCallTable;
  users: UserTable;
  sessions: SessionTable;
  apiTokens: ApiTokenTable;
  loginAttempts: LoginAttemptTable;
  signInNetworks: SignInNetworkTable;
  auditLog: AuditTable;
  objectUploads: ObjectUploadTable;
  accounts: AccountTable;
  listVersions: ListVersionTable;
  portraits: PortraitTable;
  spreadsheetFeeds: SpreadsheetFeedTable;
  sheetSyncs: SheetSyncTable;
  tasks: TaskTable;
  whatsappAccounts: WhatsAppTable;
  alarmWatches: AlarmWatchTable;
  toldAlarms: ToldAlarmTable;
  destinations: DestinationTable;
  destinationLeavers: DestinationLeaverTable;
  deliveries: DeliveryTable;
  reportLines: ReportLineTable;
  reportTemplates: ReportTemplateTable;
  schedules: ScheduleTable;
  schedulePeriods: SchedulePeriodTable;
  scheduleSeen: ScheduleSeenTable;
  shares: ShareTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
