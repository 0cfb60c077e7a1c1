import { LANGUAGE_TAGS, LANGUAGES, type Language, type LanguageTag } from './language.constants.js';

/** One language's texts by name, or what makes them from the texts as written. */
export type Catalogue = object | ((asWritten: unknown, name: string) => unknown);

const catalogues = new Map<Language, Catalogue>();
let ofProcess: Language = 'written';
let ofCall: () => Language | undefined = () => undefined;

/** The language that texts are asked for in at this moment: of the call that is served, else of the process. */
export const currentLanguage = (): Language => ofCall() ?? ofProcess;

/** Sets the language of this process: a browser's page, or a command. */
export function setLanguage(language: Language): void {
  ofProcess = language;
}

/** Sets how a server finds the language of the call that it serves; undefined is the language of the process. Returns how it was found before. */
export function setLanguageOfCalls(find: () => Language | undefined): () => Language | undefined {
  const before = ofCall;
  ofCall = find;
  return before;
}

/** The texts that were added for a language. */
export const catalogueOf = (language: Language): Catalogue | undefined => catalogues.get(language);

/** What a text is in the current language, of those that a catalogue has by their English: `name` says which. */
export function byEnglish(name: string, english: string): string | undefined {
  const catalogue = catalogueOf(currentLanguage());
  const texts =
    typeof catalogue === 'function'
      ? catalogue({}, name)
      : (catalogue as Record<string, unknown> | undefined)?.[name];
  return (texts as Record<string, string> | undefined)?.[english];
}

/** Makes a language's texts known, beside those it has. Texts that a catalogue lacks are those of their rows. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  const known = catalogues.get(language);
  const isMore = typeof known === 'object' && typeof catalogue === 'object';
  catalogues.set(language, isMore ? { ...known, ...catalogue } : catalogue);
}

/** The language that a setting, a header or an option names: "ms", "ms_MY.UTF-8", "zh-Hans", "en-GB"; else undefined. */
export function parseLanguage(text: string): Language | undefined {
  const id = text
    .trim()
    .toLowerCase()
    .split(/[-_.@]/)[0];
  return LANGUAGES.find((one) => one === id);
}

/** The tag of the language that texts are asked for in at this moment; what is mixed as written has English dates. */
export function currentTag(): LanguageTag {
  const language = currentLanguage();
  return LANGUAGE_TAGS[language === 'written' ? 'en' : language];
}

/** Parts of a sentence in a row, as the language sets them: "2 rows, 1 file", "2 行、1 个文件". */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(currentTag(), { type: 'conjunction', style: 'narrow' }).format(parts);
}

/** Names in a sentence of the current language: "A, B and C", "A, B or C"; "A、B和C". */
export function inSentence(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(currentTag(), { type }).format(names);
}
