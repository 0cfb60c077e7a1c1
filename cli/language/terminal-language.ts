import type { ReportLanguage } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';

/** The language of a terminal: the chosen one; as written it is English throughout. */
export function terminalLanguage(): ReportLanguage {
  const language = currentLanguage();
  return language === 'written' ? 'en' : language;
}
