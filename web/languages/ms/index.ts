import type { Texts } from '../catalogue.js';
import { accounts, accountsMessages } from './accounts.js';
import { login } from './login.js';
import { sessions, settings } from './settings.js';
import { shell } from './shell.js';

/** Malay of Malaysia. */
export const MS: Texts = { accounts, accountsMessages, login, sessions, settings, shell };
