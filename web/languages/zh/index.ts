import { CORE_ZH } from '@smops/core/platform/languages/zh/index.js';
import { AS_WRITTEN, type ChineseTexts } from '../catalogue.js';
import { accounts, accountsMessages } from './accounts.js';
import { allSessions, roleHints, roleNames, tokens, users } from './admin.js';
import { assistants } from './assistants.js';
import { audit } from './audit.js';
import { charts } from './charts.js';
import { codebooks } from './codebooks.js';
import { components } from './components.js';
import { connections } from './connections.js';
import { deliveries, send } from './deliveries.js';
import { facebook } from './facebook.js';
import { feeds } from './feeds.js';
import { filePreview } from './file-preview.js';
import { help } from './help.js';
import { home } from './home.js';
import { login } from './login.js';
import { ownModel } from './own-model.js';
import { palette } from './palette.js';
import { portraits } from './portraits.js';
import { providerCosts, providers } from './providers.js';
import { importTexts, records } from './records.js';
import { report } from './report.js';
import { schedules } from './schedules.js';
import { sentiments } from './sentiments.js';
import { series } from './series.js';
import { services } from './services.js';
import { sessions, settings } from './settings.js';
import { shell } from './shell.js';
import { sentimentFile, state, unreadableFile } from './state.js';
import { statistics } from './statistics.js';
import { tasks, tasksCards, tasksMessages } from './tasks.js';
import { whatsapp, whatsappMessages } from './whatsapp.js';
import { youtube, youtubeChannel } from './youtube.js';

/** Chinese, simplified, as Malaysian media write it. */
export const ZH: ChineseTexts = {
  ...CORE_ZH,
  accounts,
  accountsMessages,
  allSessions,
  analyzer: AS_WRITTEN,
  analyzerLinks: AS_WRITTEN,
  assistants,
  audit,
  charts,
  codebooks,
  schedules,
  commentFile: AS_WRITTEN,
  filePreview,
  components,
  facebook,
  help,
  home,
  connections,
  services,
  deliveries,
  send,
  feeds,
  import: importTexts,
  insight: AS_WRITTEN,
  learn: AS_WRITTEN,
  report,
  login,
  palette,
  portraits,
  ownModel,
  providerCosts,
  providers,
  reading: AS_WRITTEN,
  records,
  results: AS_WRITTEN,
  copies: AS_WRITTEN,
  roleHints,
  roleNames,
  series,
  sentimentFile,
  sentiments,
  sessions,
  settings,
  shell,
  state,
  statistics,
  tasks,
  tasksCards,
  tasksMessages,
  tokens,
  translation: AS_WRITTEN,
  unreadableFile,
  users,
  whatsapp,
  whatsappMessages,
  youtube,
  youtubeChannel,
};
