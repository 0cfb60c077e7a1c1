import { dayOf } from '@smops/core/platform/language/search-text.model.js';
import {
  type EditedOf,
  type Field,
  type Fields,
  formFields,
  type InputOf,
  isOptional,
} from '@smops/core/records/lists/fields.model.js';
import { usageError } from '../failures/failures.js';
import { longOf, nameOf } from '../options/instead.js';
import type { OptionSpec } from '../program/command.js';
import type { Options } from './list-noun.js';
import { listsTexts } from './lists.texts.js';

/** A name as options are written: `groupName` is `group-name`. */
export const dashed = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The option's flags and description as the field says them, else `--group-name <text>`, `the group name`. */
const optionOf = (name: string, { option, label }: Field) =>
  option ?? {
    flags: `--${dashed(name)} <text>`,
    description: `the ${label.toLowerCase()}`,
  };

const isRequired = (field: Field) =>
  !isOptional(field) && field.kind !== 'date' && field.default === undefined;

export type FieldOption = OptionSpec & { description: string };

/** The options of the fields that people edit, those that must be given first. */
export const fieldOptions = (fields: Fields): FieldOption[] =>
  formFields(fields)
    .map(([name, field]) => ({
      ...optionOf(name, field),
      ...(field.choices && { choices: field.choices }),
      ...(field.kind === 'choices' && { repeatable: true }),
      ...(isRequired(field) && { required: true }),
    }))
    .sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));

const NONE = 'none';

/** What an option says of a field. Throws a usage error for an amount that is none. */
function takenValue({ kind }: Field, flags: string, given: unknown): unknown {
  if (Array.isArray(given)) return JSON.stringify(given);
  if (kind !== 'usd') return given;
  if (given === NONE) return null;
  if (!(Number(given) > 0)) throw usageError(listsTexts().amount(longOf(flags)));
  return Number(given);
}

/** What the options say of the fields; those that are not given are left out. */
export const givenOf = <All extends Fields>(fields: All, options: Options): Partial<EditedOf<All>> =>
  Object.fromEntries(
    formFields(fields).flatMap(([name, field]) => {
      const { flags } = optionOf(name, field);
      const given = options[nameOf(flags)];
      return given === undefined ? [] : [[name, takenValue(field, flags, given)]];
    }),
  ) as Partial<EditedOf<All>>;

/** What to send: what the options say, and for an edit the rest as the record has it. A date left out is today. */
export function inputOf<All extends Fields>(
  fields: All,
  options: Options,
  before: object = {},
): InputOf<All> {
  const entries = formFields(fields).map(([name, { kind }]) => [
    name,
    (before as Options)[name] ?? (kind === 'date' ? dayOf(new Date()) : undefined),
  ]);
  return { ...Object.fromEntries(entries), ...givenOf(fields, options) } as InputOf<All>;
}
