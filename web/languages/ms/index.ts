import type { Texts } from '../catalogue.js';
import { accounts, accountsMessages } from './accounts.js';
import { analyzer } from './analyzer.js';
import { components } from './components.js';
import { insight } from './insight.js';
import { login } from './login.js';
import { portraits } from './portraits.js';
import { importTexts, records } from './records.js';
import { sessions, settings } from './settings.js';
import { shell } from './shell.js';
import { commentFile, state, unreadableFile } from './state.js';
import { tasks, tasksMessages } from './tasks.js';
import { whatsapp, whatsappMessages } from './whatsapp.js';

/** Malay of Malaysia. */
export const MS: Texts = {
  accounts,
  accountsMessages,
  analyzer,
  commentFile,
  components,
  import: importTexts,
  insight,
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
