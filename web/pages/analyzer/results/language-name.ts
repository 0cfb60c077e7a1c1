import { RESULTS_TEXT } from './results.texts.js';

const NAMES: Record<string, string | undefined> = RESULTS_TEXT.answer.languageNames;

/** The name of a language that the engine tells apart; any other as it is. */
export const languageName = (language: string): string => NAMES[language] ?? language;
