import { RESULTS_TEXT } from './results.texts.js';

/** The name of a language that the engine tells apart; any other as it is. */
export const languageName = (language: string): string =>
  RESULTS_TEXT.answer.languageNames[language] ?? language;
