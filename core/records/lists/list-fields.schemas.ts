import { z } from 'zod';
import { fieldText, LISTS_TEXTS } from '../../platform/texts/lists.texts.model.js';
import {
  type EditedOf,
  editedFields,
  type Field,
  type Fields,
  type InputOf,
  isOptional,
  type RecordOf,
} from './fields.model.js';
import type { Filters } from './list-view.model.js';
import { LINK_MAX } from './lists.constants.js';

/** Control characters, NUL among them, have no place in a field of one line. */
const hasControl = (value: string) => /\p{Cc}/u.test(value);
/** The same, but a text of several lines may have line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const hasHardControl = (value: string) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(value);

const text = (name: string, max: number) =>
  z
    .string({
      error: (issue) =>
        (issue.input == null ? LISTS_TEXTS().required : LISTS_TEXTS().mustBeText)(fieldText(name)),
    })
    .max(max, { error: () => LISTS_TEXTS().tooLong(fieldText(name), max) })
    .refine((value) => value.isWellFormed(), { error: () => LISTS_TEXTS().broken(fieldText(name)) });

/** Text of one line that must hold something. It is kept as it came, spaces included. */
export const requiredText = (name: string, max: number) =>
  text(name, max)
    .min(1, { error: () => LISTS_TEXTS().required(fieldText(name)) })
    .refine((value) => value === '' || value.trim() !== '', {
      error: () => LISTS_TEXTS().required(fieldText(name)),
    })
    .refine((value) => !hasControl(value), { error: () => LISTS_TEXTS().control(fieldText(name)) });

/** Text of several lines. */
const lines = (name: string, max: number) =>
  text(name, max).refine((value) => !hasHardControl(value), {
    error: () => LISTS_TEXTS().control(fieldText(name)),
  });

/** `https://facebook.com@evil.example/` shows one site and leads to another. */
const USER_PART = /^https?:\/\/[^/?#\\]*@/i;

export const isWebLink = (value: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value) && !USER_PART.test(value);

/** A link, or empty text for none. Only http and https, without a user name. */
const link = (name: string) =>
  text(name, LINK_MAX).refine((value) => value === '' || isWebLink(value), {
    error: () => LISTS_TEXTS().link(fieldText(name)),
  });

/** Counts the record's changes; sent back as If-Match, a change that someone else has overtaken is refused. */
export const recordVersion = z
  .number()
  .int()
  .meta({ description: "Counts this record's changes", example: 1 });

/** One of a field's choices: left out it becomes the field's default, and must be given when there is none. */
export function choice<Choice extends string>(
  field: Field & { choices: readonly Choice[] },
  absent?: Choice,
) {
  const { label, choices, choicesText = choices.join(', ') } = field;
  const wrong = () => LISTS_TEXTS().oneOf(fieldText(label), fieldText(choicesText));
  if (absent !== undefined) {
    return z
      .enum(choices, { error: wrong })
      .nullish()
      .transform((value) => value ?? absent);
  }
  const error = ({ input }: { input?: unknown }) =>
    input == null || input === '' ? LISTS_TEXTS().select(fieldText(label).toLowerCase()) : wrong();
  return z.enum(choices, { error });
}

/** In a change what is left out stays as it is; in a whole record it is none, or the default. */
function inputField(name: string, field: Field, isChange = false): z.ZodType {
  const { kind, label, max = 0, choices, description, example } = field;
  if (isOptional(field)) {
    const value: z.ZodType<string | number> =
      kind === 'usd' ? z.number().positive().max(max) : kind === 'link' ? link(label) : lines(label, max);
    return (isChange ? value.nullable() : value.nullish())
      .transform((given) => (kind === 'link' ? given || null : (given ?? null)))
      .meta({ description });
  }
  if (kind === 'line') return requiredText(label, max).meta({ example });
  if (kind !== 'choice' || choices === undefined)
    throw new Error(`The field ${name} needs a schema of its own.`);
  const absent = isChange ? undefined : field.default;
  const whenMissing = absent === undefined ? {} : { description: `${absent} when missing` };
  return choice({ ...field, choices }, absent).meta({ ...whenMissing, example });
}

type Schemas<All> = { [Name in keyof All]?: z.ZodType };

/** The schemas of the fields that people edit. `own` are those of fields with rules that their kind does not say. */
export const inputShape = (fields: Fields, own: Schemas<typeof fields>) =>
  Object.fromEntries(
    editedFields(fields).map(([name, field]) => [name, own[name] ?? inputField(name, field)]),
  );

/** What a create or an update takes: the whole record. */
export const inputSchema = <All extends Fields>(fields: All, own: Schemas<EditedOf<All>>) =>
  z.strictObject(inputShape(fields, own)) as z.ZodType as z.ZodType<EditedOf<All>, InputOf<All>>;

type Value<All extends Fields, Name extends keyof EditedOf<All>> = z.ZodType<
  EditedOf<All>[Name],
  EditedOf<All>[Name]
>;

/** What a new record takes of the fields, as parts of a schema. */
export const createShape = <All extends Fields>(fields: All) =>
  inputShape(fields, {}) as {
    [Name in keyof EditedOf<All>]: InputOf<All> extends Record<Name, unknown>
      ? Value<All, Name>
      : z.ZodDefault<Value<All, Name>>;
  };

/** What a change takes of them, each of which may be left out. */
export const changeShape = <All extends Fields>(fields: All) =>
  Object.fromEntries(
    editedFields(fields).map(([name, field]) => [name, inputField(name, field, true).optional()]),
  ) as { [Name in keyof EditedOf<All>]: z.ZodOptional<Value<All, Name>> };

/** Their inputs in a form that the server checks. */
export const formShape = <All extends Fields>(fields: All) =>
  Object.fromEntries(editedFields(fields).map(([name]) => [name, z.string()])) as {
    [Name in keyof EditedOf<All>]: z.ZodString;
  };

/** One schema for all fields of a type: the API's description names it once. */
const types = new Map<string, z.ZodType>();

function recordField(field: Field): z.ZodType {
  const { kind, choices, typeName, description, example } = field;
  if (kind === 'choice' && choices !== undefined && typeName !== undefined) {
    const type = types.get(typeName) ?? z.enum(choices).meta({ id: typeName, example });
    types.set(typeName, type);
    return type;
  }
  const meta = { ...(description && { description }), ...(example && { example }) };
  const value = kind === 'usd' ? z.number() : z.string();
  return isOptional(field) ? value.nullable().meta(meta) : value.meta(meta);
}

/** The fields as the API responds with them. */
export const recordShape = <All extends Fields>(fields: All) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, recordField(field)])) as {
    [Name in keyof RecordOf<All>]: z.ZodType<RecordOf<All>[Name]>;
  };

/** A record as the API responds with it. */
export const recordSchema = <All extends Fields>(fields: All) =>
  z.object({
    id: z.number().int(),
    ...recordShape(fields),
    version: recordVersion,
  }) as z.ZodType as z.ZodType<{ id: number } & RecordOf<All> & { version: number }>;

const searchText = z.string().max(200);

/** What a search and the filters of a list say, as query parameters. */
export const filterShape = (filters: Filters<never>): Record<string, z.ZodType<string | undefined>> => ({
  search: searchText.optional(),
  ...Object.fromEntries(
    Object.entries(filters).map(([name, { choices, isDay = false }]) => {
      const schema = isDay ? z.iso.date() : searchText;
      return [name, (choices === undefined ? schema : z.enum(choices)).optional()];
    }),
  ),
});
