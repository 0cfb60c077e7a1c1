import { AS_WRITTEN, type EnglishTexts } from '../catalogue.js';

/** English, as Malaysians write it: British spelling. */
export const EN: EnglishTexts = {
  accounts: AS_WRITTEN,
  accountsMessages: AS_WRITTEN,
  login: AS_WRITTEN,
  sessions: AS_WRITTEN,
  settings: AS_WRITTEN,
  shell: AS_WRITTEN,
};
