import type { CHARTS_TEXT } from '../charts/charts.texts.js';
import type { FILE_PREVIEW_TEXT } from '../components/comment-file/file-preview.texts.js';
import type { COMPONENTS_TEXT } from '../components/components.texts.js';
import type { ANALYZER_LINKS_TEXT } from '../components/frame/analyzer-links.texts.js';
import type { SHELL_TEXT } from '../components/frame/shell.texts.js';
import type { ACCOUNTS_MESSAGES, ACCOUNTS_TEXT } from '../pages/accounts/accounts.texts.js';
import type {
  SESSIONS_TEXT as ALL_SESSIONS_TEXT,
  ROLE_HINTS,
  ROLE_NAMES,
  TOKENS_TEXT,
  USERS_TEXT,
} from '../pages/admin/admin.texts.js';
import type { ASSISTANTS_TEXT } from '../pages/admin/assistants/assistants.texts.js';
import type { AUDIT_TEXT } from '../pages/admin/audit/audit.texts.js';
import type { CONNECTIONS_TEXT } from '../pages/admin/connections/connections.texts.js';
import type { DELIVERIES_TEXT, SEND_TEXT } from '../pages/admin/deliveries/deliveries.texts.js';
import type { FEEDS_TEXT } from '../pages/admin/feeds/feeds.texts.js';
import type { COSTS_TEXT, OWN_MODEL_TEXT, PROVIDERS_TEXT } from '../pages/admin/providers/providers.texts.js';
import type { SERVICES_TEXT } from '../pages/admin/services/services.texts.js';
import type { STATISTICS_TEXT } from '../pages/admin/statistics/statistics.texts.js';
import type { TEXT as ANALYZER_TEXT } from '../pages/analyzer/analyzer.texts.js';
import type { INSIGHT } from '../pages/analyzer/insight.texts.js';
import type { LEARN_TEXT } from '../pages/analyzer/learn/learn.texts.js';
import type { COPIES_TEXT } from '../pages/analyzer/results/comments/copies.texts.js';
import type { TRANSLATION_TEXT } from '../pages/analyzer/results/comments/translation.texts.js';
import type { RESULTS_TEXT } from '../pages/analyzer/results/results.texts.js';
import type { CODEBOOKS_TEXT } from '../pages/codebooks/codebooks.texts.js';
import type { FACEBOOK_TEXT } from '../pages/facebook/facebook.texts.js';
import type { HELP_TEXT } from '../pages/help/help.texts.js';
import type { HOME_TEXT } from '../pages/home/home.texts.js';
import type { IMPORT_TEXT } from '../pages/lists/import.texts.js';
import type { RECORD_TEXT } from '../pages/lists/lists.texts.js';
import type { TEXT as LOGIN_TEXT } from '../pages/login/login.texts.js';
import type { PORTRAITS_TEXT } from '../pages/portraits/portraits.texts.js';
import type { READING_TEXT } from '../pages/reading/reading.texts.js';
import type { REPORT_TEXT } from '../pages/reports/report.texts.js';
import type { SCHEDULES_TEXT } from '../pages/schedules/schedules.texts.js';
import type { SENTIMENTS_TEXT } from '../pages/sentiments/sentiments.texts.js';
import type { SERIES_TEXT } from '../pages/series/series.texts.js';
import type { SESSION_TEXT, TEXT as SETTINGS_TEXT } from '../pages/settings/settings.texts.js';
import type { TASKS_CARDS, TASKS_MESSAGES, TASKS_TEXT } from '../pages/tasks/tasks.texts.js';
import type { WHATSAPP_MESSAGES, WHATSAPP_TEXT } from '../pages/whatsapp/whatsapp.texts.js';
import type { CHANNEL_TEXT, YOUTUBE_TEXT } from '../pages/youtube/youtube.texts.js';
import type { PALETTE_TEXT } from '../shell/palette/palette.texts.js';
import type {
  TEXT as COMMENT_FILE_TEXT,
  SENTIMENT_FILE_TEXT,
  UNREADABLE,
} from '../state/comment-file/comment-file.texts.js';
import type { STATE_TEXT } from '../state/state.texts.js';

/** Every text of the dashboard by the name that its screen asks for: what a language lacks does not compile. */
export interface Texts {
  accounts: typeof ACCOUNTS_TEXT;
  accountsMessages: typeof ACCOUNTS_MESSAGES;
  allSessions: typeof ALL_SESSIONS_TEXT;
  analyzer: typeof ANALYZER_TEXT;
  analyzerLinks: typeof ANALYZER_LINKS_TEXT;
  assistants: typeof ASSISTANTS_TEXT;
  audit: typeof AUDIT_TEXT;
  charts: typeof CHARTS_TEXT;
  codebooks: typeof CODEBOOKS_TEXT;
  schedules: typeof SCHEDULES_TEXT;
  commentFile: typeof COMMENT_FILE_TEXT;
  copies: typeof COPIES_TEXT;
  components: typeof COMPONENTS_TEXT;
  facebook: typeof FACEBOOK_TEXT;
  filePreview: typeof FILE_PREVIEW_TEXT;
  help: typeof HELP_TEXT;
  home: typeof HOME_TEXT;
  palette: typeof PALETTE_TEXT;
  connections: typeof CONNECTIONS_TEXT;
  services: typeof SERVICES_TEXT;
  deliveries: typeof DELIVERIES_TEXT;
  send: typeof SEND_TEXT;
  feeds: typeof FEEDS_TEXT;
  import: typeof IMPORT_TEXT;
  insight: typeof INSIGHT;
  learn: typeof LEARN_TEXT;
  login: typeof LOGIN_TEXT;
  portraits: typeof PORTRAITS_TEXT;
  ownModel: typeof OWN_MODEL_TEXT;
  providerCosts: typeof COSTS_TEXT;
  providers: typeof PROVIDERS_TEXT;
  reading: typeof READING_TEXT;
  records: typeof RECORD_TEXT;
  results: typeof RESULTS_TEXT;
  report: typeof REPORT_TEXT;
  roleHints: typeof ROLE_HINTS;
  roleNames: typeof ROLE_NAMES;
  series: typeof SERIES_TEXT;
  sentimentFile: typeof SENTIMENT_FILE_TEXT;
  sentiments: typeof SENTIMENTS_TEXT;
  sessions: typeof SESSION_TEXT;
  settings: typeof SETTINGS_TEXT;
  shell: typeof SHELL_TEXT;
  state: typeof STATE_TEXT;
  statistics: typeof STATISTICS_TEXT;
  tasks: typeof TASKS_TEXT;
  tasksCards: typeof TASKS_CARDS;
  tasksMessages: typeof TASKS_MESSAGES;
  tokens: typeof TOKENS_TEXT;
  translation: typeof TRANSLATION_TEXT;
  unreadableFile: typeof UNREADABLE;
  users: typeof USERS_TEXT;
  whatsapp: typeof WHATSAPP_TEXT;
  whatsappMessages: typeof WHATSAPP_MESSAGES;
  youtube: typeof YOUTUBE_TEXT;
  youtubeChannel: typeof CHANNEL_TEXT;
}

/** For texts that are already in the language as written. */
export const AS_WRITTEN = undefined;

/** English, of which much stands in the screens as written. */
export type EnglishTexts = { [Name in keyof Texts]: Texts[Name] | typeof AS_WRITTEN };

/** Chinese, in which some screens are as written. */
export type ChineseTexts = EnglishTexts;
