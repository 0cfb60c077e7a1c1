/** Texts as data: of each text a row with its English, Chinese and Malay (docs/languages.md). */
import { type LANGUAGE_TAGS, LANGUAGES, type Language } from './language.constants.js';
import { catalogueOf, currentLanguage } from './language.model.js';
import { fill, parseMessage, type Value } from './message.model.js';
import type { Checked, Said } from './row-types.js';

type Whole = keyof typeof LANGUAGE_TAGS;

/** A row as it is at run time; the dashboard's build leaves one language of it, as `all`. */
interface Cells {
  all?: string;
  en?: string;
  zh?: string;
  ms?: string;
  written?: string;
  takes?: readonly string[];
}

const isRow = (rows: object): rows is Cells =>
  ['all', 'en'].some((column) => typeof (rows as Record<string, unknown>)[column] === 'string');

/** The text of a row in a language; of a room that is written in `room`. */
function cellOf(row: Cells, language: Language, room: Whole): string {
  const { written = room } = row;
  const asked = language !== 'written' ? row[language] : written in row ? row[written as Whole] : written;
  return row.all === undefined ? (asked ?? '') : ((language === 'written' ? undefined : asked) ?? row.all);
}

/** The names of a row's values. A single value is not listed: it is the first that any language names. */
const valuesOf = ({ takes, ...cells }: Cells): readonly string[] =>
  takes ?? (/\{(\w+)/.exec(Object.values(cells).join(' '))?.slice(1) as string[] | undefined) ?? [];

function textOf(row: Cells, language: Language, room: Whole): unknown {
  const message = cellOf(row, language, room);
  const names = valuesOf(row);
  if (names.length === 0) return message;
  let parts: ReturnType<typeof parseMessage> | undefined;
  const say = (...values: Value[]) => {
    parts ??= parseMessage(message);
    const named = Object.fromEntries(names.map((name, at) => [name, values[at]]));
    return fill(parts, named, language === 'written' ? room : language);
  };
  // `retelling` asks a sentence how many values it has.
  return Object.defineProperty(say, 'length', { value: names.length });
}

function textsIn(rows: unknown, language: Language, room: Whole): unknown {
  if (Array.isArray(rows)) return rows.map((one) => textsIn(one, language, room));
  if (typeof rows !== 'object' || rows === null) return rows;
  if (isRow(rows)) return textOf(rows, language, room);
  return Object.fromEntries(Object.entries(rows).map(([key, one]) => [key, textsIn(one, language, room)]));
}

/** The texts of a room in a language, of the catalogue that was added for it, else of its rows. */
function roomIn(language: Language, name: string, written: Whole, rows: unknown): unknown {
  const catalogue = catalogueOf(language);
  if (typeof catalogue === 'function') return catalogue(textsIn(rows, 'written', written), name);
  const column = (catalogue as Record<string, unknown> | undefined)?.[name];
  return textsIn(column ?? rows, language, written);
}

/**
 * The texts of a room, in the current language; `written` is the language that the specification writes the room in. For
 * modules that are loaded after the language is known and live as long as it, as all of the dashboard: it reloads to change
 * its language.
 */
export const textsOf = <const T>(name: string, written: 'en' | 'zh', rows: T & Checked<T>): Said<T> =>
  roomIn(currentLanguage(), name, written, rows) as Said<T>;

/** Texts that are looked up with every call, and the same texts in every language, as written first. */
export interface Sentences<T> {
  (): T;
  in(language: Language): T;
  all(): readonly T[];
}

/** The same for what serves several languages, as a server, or is loaded before its language is known: looked up with every call. */
export function sentencesOf<const T>(
  name: string,
  written: 'en' | 'zh',
  rows: T & Checked<T>,
): Sentences<Said<T>> {
  const known = new Map<Language, { catalogue: unknown; texts: Said<T> }>();
  const inLanguage = (language: Language): Said<T> => {
    const catalogue = catalogueOf(language);
    const before = known.get(language);
    if (before && before.catalogue === catalogue) return before.texts;
    const texts = roomIn(language, name, written, rows) as Said<T>;
    known.set(language, { catalogue, texts });
    return texts;
  };
  return Object.assign(() => inLanguage(currentLanguage()), {
    in: inLanguage,
    all: () => LANGUAGES.map(inLanguage),
  });
}

/** The texts of a room in one language, whatever the current one: for a part of a screen in another language than the screen. */
export const textsInOne = <const T>(language: 'en' | 'zh', rows: T & Checked<T>): Said<T> =>
  textsIn(rows, language, language) as Said<T>;
