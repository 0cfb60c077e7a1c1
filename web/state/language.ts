import type { ReportLanguage } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import {
  LANGUAGE_TAGS,
  type Language,
  type LanguageTag,
} from '@smops/core/platform/language/language.constants.js';
import {
  currentLanguage,
  parseLanguage,
  setLanguageOfCalls,
} from '@smops/core/platform/language/language.model.js';

const STORAGE_KEY = 'smops.language';

/** Before anyone chose: Malay or Chinese where the browser prefers it, else as written. */
function browserLanguage(): Language {
  const preferred = parseLanguage(navigator.languages[0] ?? '');
  return preferred === 'ms' || preferred === 'zh' ? preferred : 'written';
}

/** The language chosen in this browser, else that of the browser itself. `pseudo` is offered nowhere. */
export function storedLanguage(): Language | 'pseudo' {
  try {
    const stored = localStorage.getItem(STORAGE_KEY) ?? '';
    return stored === 'pseudo' ? stored : (parseLanguage(stored) ?? browserLanguage());
  } catch {
    return browserLanguage();
  }
}

/** Remembers the choice in this browser; whether it is remembered now and was not before. */
function storeLanguage(language: Language): boolean {
  if (storedLanguage() === language) return false;
  try {
    if (language === 'written' && browserLanguage() === 'written') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, language);
  } catch {
    return false;
  }
  return storedLanguage() === language;
}

let keepForUser: (language: Language) => Promise<void> = async () => undefined;

/** Sets what keeps a choice with the user who makes it. */
export function onLanguageChosen(keep: typeof keepForUser): void {
  keepForUser = keep;
}

/** Remembers the choice and loads the page in it. An address, its filters and what was prepared stay. */
export async function chooseLanguage(language: Language): Promise<void> {
  // A server that does not answer leaves it the choice of this browser.
  await keepForUser(language).catch(() => undefined);
  if (storeLanguage(language)) location.reload();
}

/**
 * Takes over the language that a user has chosen elsewhere: the page is loaded again once, for it then is the browser's
 * own; a browser that stores nothing stays as it is.
 */
export function adoptLanguage(language: Language | undefined): void {
  if (language !== undefined && storeLanguage(language)) location.reload();
}

/** Where the calls of screens begin whose texts are Chinese as written; the others' are English. */
const CHINESE_CALLS = /^\/api\/(fb-analyzer|facebook-posts|reports\/(run|comparison))\//;

/** The language in which a call is answered: the chosen one; as written that of the screen which asks. */
export function languageOfCall(path: string): Language {
  const language = currentLanguage();
  if (language !== 'written') return language;
  return CHINESE_CALLS.test(`${path}/`) ? 'zh' : 'en';
}

/** The address of a download, whose link can say the page's language in no other way. */
export function inPageLanguage(path: string): string {
  const language = currentLanguage();
  if (!path.startsWith('/api/') || (language === 'written' && browserLanguage() === 'written')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The language of a text: the chosen one, or `asWritten`, in which the specification writes that text. */
export function tagOf(asWritten: LanguageTag): LanguageTag {
  const language = currentLanguage();
  return language === 'written' ? asWritten : LANGUAGE_TAGS[language];
}

/**
 * What `say` says on a screen that is English as written: core's sentences are Chinese as written where the analyzer's screens
 * show them.
 */
export function onEnglishScreen<T>(say: () => T): T {
  if (currentLanguage() !== 'written') return say();
  const before = setLanguageOfCalls(() => 'en');
  try {
    return say();
  } finally {
    setLanguageOfCalls(before);
  }
}

/** The language in which the analyzer writes reasons and summaries: the chosen one; its screens are Chinese as written. */
export function reportLanguage(): ReportLanguage {
  const language = currentLanguage();
  return language === 'written' ? 'zh' : language;
}
