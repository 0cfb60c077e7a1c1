import { REPORT_LANGUAGES, type ReportLanguage } from '@smops/core/analyzer/analyzer.constants.js';

/** The language of the terminal's locale for reasons and summaries; English where smops does not have it. */
export function reportLanguageOf(env: NodeJS.ProcessEnv): ReportLanguage {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return REPORT_LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
}
