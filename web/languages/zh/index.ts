import type { Texts } from '../catalogue.js';
import { accounts, accountsMessages } from './accounts.js';
import { login } from './login.js';
import { sessions, settings } from './settings.js';
import { shell } from './shell.js';

/** Chinese, simplified, as Malaysian media write it. */
export const ZH: Texts = { accounts, accountsMessages, login, sessions, settings, shell };
