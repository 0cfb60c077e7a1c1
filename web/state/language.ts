import type { ReportLanguage } from '@smops/core/analyzer/analyzer.constants.js';
import { LANGUAGE_TAGS, type Language, type LanguageTag } from '@smops/core/language/language.constants.js';
import { currentLanguage, parseLanguage } from '@smops/core/language/language.model.js';

const STORAGE_KEY = 'smops.language';

/** The language chosen in this browser; as written without a choice. `pseudo` is offered nowhere. */
export function storedLanguage(): Language | 'pseudo' {
  try {
    const stored = localStorage.getItem(STORAGE_KEY) ?? '';
    return stored === 'pseudo' ? stored : (parseLanguage(stored) ?? 'written');
  } catch {
    return 'written';
  }
}

/** Remembers the choice and loads the page in it. An address, its filters and what was prepared stay. */
export function chooseLanguage(language: Language): void {
  try {
    if (language === 'written') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, language);
  } catch {
    return;
  }
  location.reload();
}

/** The language of a text: the chosen one, or `asWritten`, in which the specification writes that text. */
export function tagOf(asWritten: LanguageTag): LanguageTag {
  const language = currentLanguage();
  return language === 'written' ? asWritten : LANGUAGE_TAGS[language];
}

/** The language in which the analyzer writes reasons and summaries: the chosen one; its screens are Chinese as written. */
export function reportLanguage(): ReportLanguage {
  const language = currentLanguage();
  return language === 'written' ? 'zh' : language;
}
