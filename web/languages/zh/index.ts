import { AS_WRITTEN, type ChineseTexts } from '../catalogue.js';
import { accounts, accountsMessages } from './accounts.js';
import { components } from './components.js';
import { login } from './login.js';
import { portraits } from './portraits.js';
import { importTexts, records } from './records.js';
import { sessions, settings } from './settings.js';
import { shell } from './shell.js';
import { state, unreadableFile } from './state.js';
import { tasks, tasksMessages } from './tasks.js';
import { whatsapp, whatsappMessages } from './whatsapp.js';

/** Chinese, simplified, as Malaysian media write it. */
export const ZH: ChineseTexts = {
  accounts,
  accountsMessages,
  analyzer: AS_WRITTEN,
  commentFile: AS_WRITTEN,
  components,
  import: importTexts,
  insight: AS_WRITTEN,
  login,
  portraits,
  records,
  sessions,
  settings,
  shell,
  state,
  tasks,
  tasksMessages,
  unreadableFile,
  whatsapp,
  whatsappMessages,
};
