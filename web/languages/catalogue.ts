import type { ACCOUNTS_MESSAGES, ACCOUNTS_TEXT } from '../pages/accounts/accounts.texts.js';
import type { TEXT as LOGIN_TEXT } from '../pages/login/login.texts.js';
import type { SESSION_TEXT, TEXT as SETTINGS_TEXT } from '../pages/settings/settings.texts.js';
import type { SHELL_TEXT } from '../shell/shell.texts.js';

/** Every text of the dashboard by the name that its screen asks for: what a language lacks does not compile. */
export interface Texts {
  accounts: typeof ACCOUNTS_TEXT;
  accountsMessages: typeof ACCOUNTS_MESSAGES;
  login: typeof LOGIN_TEXT;
  sessions: typeof SESSION_TEXT;
  settings: typeof SETTINGS_TEXT;
  shell: typeof SHELL_TEXT;
}

/** For texts that are already English as written. */
export const AS_WRITTEN = undefined;

/** English, of which much stands in the screens as written. */
export type EnglishTexts = { [Name in keyof Texts]: Texts[Name] | typeof AS_WRITTEN };
