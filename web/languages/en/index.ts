import { CORE_EN } from '@smops/core/platform/languages/en/index.js';
import { AS_WRITTEN, type EnglishTexts } from '../catalogue.js';
import { analyzer } from './analyzer.js';
import { analyzerLinks } from './analyzer-links.js';
import { copies } from './copies.js';
import { facebook } from './facebook.js';
import { insight } from './insight.js';
import { learn } from './learn.js';
import { portraits } from './portraits.js';
import { providerCosts } from './providers.js';
import { reading } from './reading.js';
import { results } from './results.js';
import { commentFile } from './state.js';
import { tasksCards } from './tasks.js';
import { translation } from './translation.js';
import { youtubeChannel } from './youtube.js';

/** English, as Malaysians write it: British spelling. */
export const EN: EnglishTexts = {
  ...CORE_EN,
  accounts: AS_WRITTEN,
  accountsMessages: AS_WRITTEN,
  allSessions: AS_WRITTEN,
  analyzer,
  analyzerLinks,
  assistants: AS_WRITTEN,
  audit: AS_WRITTEN,
  charts: AS_WRITTEN,
  codebooks: AS_WRITTEN,
  schedules: AS_WRITTEN,
  commentFile,
  filePreview: AS_WRITTEN,
  components: AS_WRITTEN,
  facebook,
  help: AS_WRITTEN,
  home: AS_WRITTEN,
  palette: AS_WRITTEN,
  connections: AS_WRITTEN,
  services: AS_WRITTEN,
  deliveries: AS_WRITTEN,
  send: AS_WRITTEN,
  feeds: AS_WRITTEN,
  import: AS_WRITTEN,
  insight,
  learn,
  login: AS_WRITTEN,
  portraits,
  ownModel: AS_WRITTEN,
  providerCosts,
  providers: AS_WRITTEN,
  reading,
  records: AS_WRITTEN,
  copies,
  results,
  report: AS_WRITTEN,
  roleHints: AS_WRITTEN,
  roleNames: AS_WRITTEN,
  sentimentFile: AS_WRITTEN,
  sentiments: AS_WRITTEN,
  series: AS_WRITTEN,
  sessions: AS_WRITTEN,
  settings: AS_WRITTEN,
  shell: AS_WRITTEN,
  state: AS_WRITTEN,
  statistics: AS_WRITTEN,
  tasks: AS_WRITTEN,
  tasksCards,
  tasksMessages: AS_WRITTEN,
  tokens: AS_WRITTEN,
  translation,
  unreadableFile: AS_WRITTEN,
  users: AS_WRITTEN,
  whatsapp: AS_WRITTEN,
  whatsappMessages: AS_WRITTEN,
  youtube: AS_WRITTEN,
  youtubeChannel,
};
