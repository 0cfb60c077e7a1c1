import { AS_WRITTEN, type EnglishTexts } from '../catalogue.js';
import { analyzer } from './analyzer.js';
import { insight } from './insight.js';
import { portraits } from './portraits.js';
import { commentFile } from './state.js';
import { tasks } from './tasks.js';

/** English, as Malaysians write it: British spelling. */
export const EN: EnglishTexts = {
  accounts: AS_WRITTEN,
  accountsMessages: AS_WRITTEN,
  analyzer,
  commentFile,
  components: AS_WRITTEN,
  import: AS_WRITTEN,
  insight,
  login: AS_WRITTEN,
  portraits,
  records: AS_WRITTEN,
  sessions: AS_WRITTEN,
  settings: AS_WRITTEN,
  shell: AS_WRITTEN,
  state: AS_WRITTEN,
  tasks,
  tasksMessages: AS_WRITTEN,
  unreadableFile: AS_WRITTEN,
  whatsapp: AS_WRITTEN,
  whatsappMessages: AS_WRITTEN,
};
