import type { ReportLanguage } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { languageOf } from './language.js';
import { terminalLanguage } from './terminal-language.js';

/** The language of reasons and summaries: `--lang`, else that of the terminal; English for the mixture as written. */
export function reportLanguageOf(given?: unknown): ReportLanguage {
  if (typeof given !== 'string') return terminalLanguage();
  const language = languageOf(['--lang', given], {});
  return language === 'written' ? 'en' : language;
}
