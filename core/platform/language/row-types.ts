/** The types of rows of texts: what code gets of them, and what is wrong with them. */
import type { NamesIn, ShownIn, ValueOf } from './message-types.js';

/** A text that is the same in every language. */
interface Same {
  all: string;
  takes?: readonly string[];
}

/** A text in each language. */
interface Row {
  en: string;
  zh: string;
  ms: string;
  /** The language of the text as written, where it is not that of the room; or that text, where it is in none of them. */
  written?: string;
  /** The names of the values in the order in which code gives them, where there are several. */
  takes?: readonly string[];
}

/** Every message of a row: the columns, apart from one that only names a language. */
type MessagesOf<R> = R extends Row
  ? R['en'] | R['zh'] | R['ms'] | (R['written'] extends string ? R['written'] : never)
  : R extends Same
    ? R['all']
    : never;
type Takes<R> = R extends { takes: infer Names extends readonly string[] }
  ? Names
  : [NamesIn<MessagesOf<R>>] extends [never]
    ? []
    : [NamesIn<MessagesOf<R>>];

/** A row as code uses it: a text, or a function of its values. */
type SaidRow<R> =
  Takes<R> extends infer Names extends readonly string[]
    ? Names extends readonly []
      ? string
      : (...values: { -readonly [At in keyof Names]: ValueOf<MessagesOf<R>, Names[At]> }) => string
    : never;

/** Rows as code uses them. */
export type Said<T> = T extends Row | Same ? SaidRow<T> : { -readonly [Key in keyof T]: Said<T[Key]> };

/** What no text is: the compiler names it with what is wrong. */
interface Wrong<What extends string> {
  wrong: What;
}

/** A column of a row, or what is wrong with it. */
type Column<R extends Row, Message, Language extends string> = Message extends string
  ? [Exclude<ShownIn<MessagesOf<R>>, ShownIn<Message>>] extends [never]
    ? string
    : Wrong<`${Language} does not show {${Exclude<ShownIn<MessagesOf<R>>, ShownIn<Message>>}}`>
  : Wrong<`${Language} is missing`>;

type IsSeveral<Names, All = Names> = [Names] extends [never]
  ? false
  : Names extends Names
    ? [All] extends [Names]
      ? false
      : true
    : never;

interface CheckedRow<R extends Row> {
  en: Column<R, R['en'], 'English'>;
  zh: Column<R, R['zh'], 'Chinese'>;
  ms: Column<R, R['ms'], 'Malay'>;
}

/** Several values have an order. */
type Ordered<R> =
  IsSeveral<NamesIn<MessagesOf<R>>> extends true
    ? { takes: readonly NamesIn<MessagesOf<R>>[] }
    : { takes?: undefined };

/** Holds that each text has its languages, each language its values, and several values their order. */
export type Checked<T> = T extends Row
  ? CheckedRow<T> & { written?: 'en' | 'zh' | Column<T, T['written'], 'The text as written'> } & Ordered<T>
  : T extends Same
    ? Same & Ordered<T>
    : T extends { [Language in 'en' | 'zh' | 'ms']: { [One in Language]: string } }['en' | 'zh' | 'ms']
      ? Row
      : T extends string
        ? Wrong<'a text is { en, zh, ms }, or { all } where it is the same in every language'>
        : { [Key in keyof T]: Checked<T[Key]> };
