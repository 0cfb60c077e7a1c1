import { LANGUAGE_TAGS, LANGUAGES, type Language, type LanguageTag } from './language.constants.js';

/** The shape of a translation: the same keys, a text for each text, and functions of the same parameters. */
export type Translation<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translation<R>
    : { -readonly [K in keyof T]: Translation<T[K]> };

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

/** Makes a language's texts known, beside those it has. Texts that a catalogue lacks stay as written. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  const known = catalogues.get(language);
  const isMore = typeof known === 'object' && typeof catalogue === 'object';
  catalogues.set(language, isMore ? { ...known, ...catalogue } : catalogue);
}

/**
 * The texts called `name`, in the current language; `asWritten` without one. For modules that are loaded after the
 * language is known and live as long as it, as all of the dashboard: it reloads to change its language.
 */
export function textsOf<const T>(name: string, asWritten: T): Translation<T> {
  const catalogue = catalogues.get(currentLanguage());
  const found =
    typeof catalogue === 'function'
      ? catalogue(asWritten, name)
      : (catalogue as Record<string, unknown> | undefined)?.[name];
  return (found ?? asWritten) as Translation<T>;
}

/** Texts that are looked up with every call, and what they are made of. */
export interface Sentences<T> {
  (): T;
  /** The same texts in every language that this process knows, as written first. */
  all(): readonly unknown[];
}

/** The same for what serves several languages at once, as a server: the texts are looked up with every call. */
export const sentencesOf = <const T>(name: string, asWritten: T): Sentences<Translation<T>> =>
  Object.assign((): Translation<T> => textsOf(name, asWritten), {
    all: () => [
      asWritten,
      ...[...catalogues.values()].flatMap((one) =>
        typeof one === 'object' ? ((one as Record<string, unknown>)[name] ?? []) : [],
      ),
    ],
  });

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

/** Names in a sentence of that language: "A, B and C", "A, B or C"; "A、B和C". */
export const inSentence = (
  names: readonly string[],
  tag: LanguageTag,
  type: 'conjunction' | 'disjunction' = 'conjunction',
) => new Intl.ListFormat(tag, { type }).format(names);

/** A number with its English noun: "1 row", "12 rows", "1,200 rows"; "1.0 points" of a number that is written already. */
export function plural(count: number | bigint | string, one: string, many = `${one}s`): string {
  const text = typeof count === 'string' ? count : count.toLocaleString('en', { maximumFractionDigits: 1 });
  return `${text} ${text === '1' ? one : many}`;
}
