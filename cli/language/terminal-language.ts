import type { ReportLanguage } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { languageOf } from './language.js';

/** The language of a terminal: the chosen one; as written it is English throughout. */
export function terminalLanguage(): ReportLanguage {
  const language = currentLanguage();
  return language === 'written' ? 'en' : language;
}

/** The language of reasons and summaries: `--lang`, else that of the terminal; English for the mixture as written. */
export function reportLanguageOf(given?: unknown): ReportLanguage {
  if (typeof given !== 'string') return terminalLanguage();
  const language = languageOf(['--lang', given], {});
  return language === 'written' ? 'en' : language;
}
