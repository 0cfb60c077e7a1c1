import { CORE_MS } from '@smops/core/platform/languages/ms/index.js';
import type { Texts } from '../catalogue.js';
import { accounts, accountsMessages } from './accounts.js';
import { allSessions, roleHints, roleNames, tokens, users } from './admin.js';
import { analyzer } from './analyzer.js';
import { analyzerLinks } from './analyzer-links.js';
import { assistants } from './assistants.js';
import { audit } from './audit.js';
import { charts } from './charts.js';
import { codebooks } from './codebooks.js';
import { components } from './components.js';
import { connections } from './connections.js';
import { copies } from './copies.js';
import { deliveries, send } from './deliveries.js';
import { facebook } from './facebook.js';
import { feeds } from './feeds.js';
import { filePreview } from './file-preview.js';
import { help } from './help.js';
import { home } from './home.js';
import { insight } from './insight.js';
import { learn } from './learn.js';
import { login } from './login.js';
import { ownModel } from './own-model.js';
import { palette } from './palette.js';
import { portraits } from './portraits.js';
import { providerCosts, providers } from './providers.js';
import { reading } from './reading.js';
import { importTexts, records } from './records.js';
import { report } from './report.js';
import { results } from './results.js';
import { schedules } from './schedules.js';
import { sentiments } from './sentiments.js';
import { series } from './series.js';
import { services } from './services.js';
import { sessions, settings } from './settings.js';
import { shell } from './shell.js';
import { commentFile, sentimentFile, state, unreadableFile } from './state.js';
import { statistics } from './statistics.js';
import { tasks, tasksCards, tasksMessages } from './tasks.js';
import { translation } from './translation.js';
import { whatsapp, whatsappMessages } from './whatsapp.js';
import { youtube, youtubeChannel } from './youtube.js';

/** Malay of Malaysia. */
export const MS: Texts = {
  ...CORE_MS,
  accounts,
  accountsMessages,
  allSessions,
  analyzer,
  analyzerLinks,
  assistants,
  audit,
  charts,
  codebooks,
  schedules,
  commentFile,
  components,
  facebook,
  filePreview,
  help,
  home,
  connections,
  services,
  deliveries,
  send,
  feeds,
  import: importTexts,
  insight,
  learn,
  report,
  login,
  palette,
  portraits,
  ownModel,
  providerCosts,
  providers,
  reading,
  records,
  copies,
  results,
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
  translation,
  unreadableFile,
  users,
  whatsapp,
  whatsappMessages,
  youtube,
  youtubeChannel,
};
