/**
 * A field of a record. Validation, import and export, what is stored and audited, the options of commands, and what terminal
 * and dashboard show and ask follow from it.
 */
export interface Field {
  /**
   * `line`, `email`, `phone` and `date` must be given; `lines` (a text of several lines), `link` and `usd` (an amount above 0)
   * may be missing; `choice` is one of `choices`, `choices` a text that lists some of them.
   */
  kind: 'line' | 'lines' | 'email' | 'phone' | 'date' | 'link' | 'usd' | 'choice' | 'choices';
  /** How messages, exports and, unless `formLabel` says otherwise, forms name it. */
  label: string;
  formLabel?: string;
  /** Its column, where that is called otherwise. */
  column?: string;
  /** Most characters, or the greatest amount. Links have a limit of their own. */
  max?: number;
  choices?: readonly string[];
  /** How a message describes the choices, when they are too many to name. */
  choicesText?: string;
  /** The name of the choices' type in the API's description. */
  typeName?: string;
  /** What a choice becomes that is left out; without it one must be made. */
  default?: string;
  /** Only the server sets it, or an import: it is no part of what people create and edit. */
  isOurs?: true;
  /** Columns that mean it in a file to import, beside the field's own name. Case, spaces and dashes do not matter. */
  importNames?: readonly string[];
  /** Flags and description of the commands' option; made from the field's name and label without it. */
  option?: { flags: string; description: string; default?: string };
  /** The field that it stands beside, or after, in forms and options. */
  beside?: string;
  placeholder?: string;
  /** What forms say below it. */
  formHint?: string;
  example?: string;
  description?: string;
}

/** The fields of a record by name, in the order of exports and of the API. */
export type Fields = Readonly<Record<string, Field>>;

type OptionalKind = 'link' | 'lines' | 'usd';
type ValueOf<One extends Field> = One extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : One['kind'] extends OptionalKind
    ? (One['kind'] extends 'usd' ? number : string) | null
    : string;
type ColumnOf<Name, One> = One extends { column: infer Column extends string } ? Column : Name;
type EditedName<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { isOurs: true } ? never : Name;
}[keyof All];
type OptionalName<All extends Fields> = {
  [Name in EditedName<All>]: All[Name] extends { kind: OptionalKind } | { default: string } ? Name : never;
}[EditedName<All>];

/** All fields of a record. */
export type RecordOf<All extends Fields> = { -readonly [Name in keyof All]: ValueOf<All[Name]> };
/** Those that people edit, checked and complete. */
export type EditedOf<All extends Fields> = { -readonly [Name in EditedName<All>]: ValueOf<All[Name]> };
/** The columns that they are stored in. */
export type ColumnsOf<All extends Fields> = {
  -readonly [Name in EditedName<All> as ColumnOf<Name, All[Name]>]: ValueOf<All[Name]>;
};
/** What callers send of them. */
export type InputOf<All extends Fields> = {
  -readonly [Name in Exclude<EditedName<All>, OptionalName<All>>]: ValueOf<All[Name]>;
} & { -readonly [Name in OptionalName<All>]?: ValueOf<All[Name]> | null | undefined };

/** Whether a record can be without it. */
export const isOptional = ({ kind }: Field): boolean => kind === 'link' || kind === 'lines' || kind === 'usd';

/** The fields that people edit, with their names. */
export const editedFields = (fields: Fields): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, { isOurs }]) => !isOurs);

/** The same in the order of forms and options: a field is followed by those that stand beside it. */
export function formFields(fields: Fields): [name: string, field: Field][] {
  const edited = editedFields(fields);
  return edited
    .filter(([, { beside }]) => beside === undefined)
    .flatMap(([name, field]) => [[name, field], ...edited.filter(([, { beside }]) => beside === name)]);
}

/** The fields of a stored row that people edit. */
export function editedOf<All extends Fields>(fields: All, row: ColumnsOf<All>): EditedOf<All> {
  const edited: Partial<EditedOf<All>> = {};
  for (const [name, { column }] of editedFields(fields)) copy(edited, row, name, column);
  return edited as EditedOf<All>;
}

/** The columns of the fields that are given. */
export function columnsOf<All extends Fields>(
  fields: All,
  given: Partial<EditedOf<All>>,
): Partial<ColumnsOf<All>> {
  const columns: Partial<ColumnsOf<All>> = {};
  for (const [name, { column = name }] of editedFields(fields))
    if (name in given) copy(columns, given, column, name);
  return columns;
}

/** A stored row as the API responds with it. */
export function recordOf<All extends Fields>(
  fields: All,
  row: RecordOf<All> & { id: number; version: number },
): { id: number } & RecordOf<All> & { version: number } {
  const record: object = { id: row.id };
  for (const name in fields) copy(record, row, name);
  return Object.assign(record as { id: number } & RecordOf<All>, { version: row.version });
}

function copy(to: object, from: object, name: string, source = name): void {
  (to as Record<string, unknown>)[name] = (from as Record<string, unknown>)[source];
}
