/**
 * A field of a list's records. Validation, import, export, the options of commands and the forms of terminal and dashboard
 * follow from it.
 */
export interface Field {
  /**
   * `line`, `email`, `phone` and `date` must be given; `lines` (a text of several lines) and `link` may be missing; `choice`
   * is one of `choices`, `choices` a text that lists some of them.
   */
  kind: 'line' | 'lines' | 'email' | 'phone' | 'date' | 'link' | 'choice' | 'choices';
  /** How messages, exports and, unless `formLabel` says otherwise, forms name it. */
  label: string;
  formLabel?: string;
  /** Most characters. Links have a limit of their own. */
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
  example?: string;
  description?: string;
}

/** The fields of a record by name, in the order of exports and of the API. */
export type Fields = Readonly<Record<string, Field>>;

type OptionalKind = 'link' | 'lines';
type ValueOf<One extends Field> = One extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : One['kind'] extends OptionalKind
    ? string | null
    : string;
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
/** What callers send of them. */
export type InputOf<All extends Fields> = {
  -readonly [Name in Exclude<EditedName<All>, OptionalName<All>>]: ValueOf<All[Name]>;
} & { -readonly [Name in OptionalName<All>]?: ValueOf<All[Name]> | null | undefined };

/** Whether a record can be without it. */
export const isOptional = ({ kind }: Field): boolean => kind === 'link' || kind === 'lines';

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
export function editedOf<All extends Fields>(fields: All, row: EditedOf<All>): EditedOf<All> {
  const edited: Partial<EditedOf<All>> = {};
  for (const name in fields) if (!fields[name]?.isOurs) copy(edited, row, name);
  return edited as EditedOf<All>;
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

function copy(to: object, from: object, name: string): void {
  (to as Record<string, unknown>)[name] = (from as Record<string, unknown>)[name];
}
