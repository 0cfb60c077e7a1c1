/** The values of a message as types, read from its text as `parseMessage` reads it. */

/** A value of a message: its name, and how it is used. */
type Use = [name: string, kind: 'text' | 'number' | 'count' | 'fork' | 'choice'];

/**
 * All uses of values in `Message`. `Within` is where the text stands, innermost first: 'form' in a form of a plural or
 * select, a name in a plural of that value, '' in a select.
 */
type UsesIn<
  Message extends string,
  Within extends string[] = [],
  Found extends Use = never,
> = Message extends `${infer Before}{${infer After}`
  ? Before extends `${infer Form}}${string}`
    ? Message extends `${string}}${infer Rest}`
      ? UsesIn<Rest, Outside<Within>, Found | CountIn<Form, Within>>
      : never
    : Within extends [infer Innermost, ...string[]]
      ? Innermost extends 'form'
        ? ArgumentIn<After, Within, Found | CountIn<Before, Within>>
        : UsesIn<After, ['form', ...Within], Found>
      : ArgumentIn<After, Within, Found>
  : Message extends `${infer Form}}${infer Rest}`
    ? UsesIn<Rest, Outside<Within>, Found | CountIn<Form, Within>>
    : Found;

type Outside<Within extends string[]> = Within extends [string, ...infer Outer extends string[]] ? Outer : [];

/** `#` in a form of a plural shows its number. */
type CountIn<Text extends string, Within extends string[]> = Text extends `${string}#${string}`
  ? Within extends ['form', infer Counted extends string, ...string[]]
    ? [Counted, 'count']
    : never
  : never;

type ArgumentIn<
  After extends string,
  Within extends string[],
  Found extends Use,
> = After extends `${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name}, ${infer Kind}`
    ? Kind extends 'number'
      ? UsesIn<Rest, Within, Found | [Name, 'number']>
      : After extends `${Name}, plural,${infer Forms}`
        ? UsesIn<Forms, [Name, ...Within], Found | [Name, 'fork']>
        : After extends `${Name}, select,${infer Forms}`
          ? UsesIn<Forms, ['', ...Within], Found | [Name, 'choice']>
          : never
    : UsesIn<Rest, Within, Found | [Inside, 'text']>
  : never;

/** The names of all values in a message. */
export type NamesIn<Message extends string> = UsesIn<Message>[0];

/** The names of the values that a message shows; the others only choose a form. */
export type ShownIn<Message extends string> = Exclude<UsesIn<Message>, [string, 'fork' | 'choice']>[0];

type KindOf<Message extends string, Name extends string> =
  UsesIn<Message> extends infer One ? (One extends [Name, infer Kind] ? Kind : never) : never;

/** The type of a value: what all its uses in a message, or in several, take. */
export type ValueOf<Message extends string, Name extends string> =
  'number' extends KindOf<Message, Name>
    ? number | bigint
    : [Extract<KindOf<Message, Name>, 'fork' | 'count'>] extends [never]
      ? 'choice' extends KindOf<Message, Name>
        ? string | number | boolean
        : string | number
      : number | bigint | string;
