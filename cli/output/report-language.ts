import type { ReportLanguage } from '@smops/core/analyzer/analyzer.constants.js';
import { currentLanguage } from '@smops/core/language/language.model.js';
import { languageOf } from '../program/language.js';

/** The language of reasons, summaries and what a server says: `--lang`, else that of the terminal, which is English as written. */
export function reportLanguageOf(given?: unknown): ReportLanguage {
  const language = typeof given === 'string' ? languageOf(['--lang', given], {}) : currentLanguage();
  return language === 'written' ? 'en' : language;
}
