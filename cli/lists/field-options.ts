import { dayOf } from '@smops/core/platform/language/search-text.model.js';
import {
  type Field,
  type Fields,
  formFields,
  type InputOf,
  isOptional,
} from '@smops/core/records/lists/fields.model.js';
import { Option } from 'commander';
import type { OptionSpec } from '../program/command.js';
import type { Options } from './list-noun.js';

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

/** The options of the fields that people edit, those that must be given first. */
export const fieldOptions = (fields: Fields): OptionSpec[] =>
  formFields(fields)
    .map(([name, field]) => ({
      ...optionOf(name, field),
      ...(field.choices && { choices: field.choices }),
      ...(field.kind === 'choices' && { repeatable: true }),
      ...(isRequired(field) && { required: true }),
    }))
    .sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));

/** What to send: what the options say, and for an edit the rest as the record has it. A date left out is today. */
export function inputOf<All extends Fields>(
  fields: All,
  options: Options,
  before: object = {},
): InputOf<All> {
  const entries = formFields(fields).map(([name, field]) => {
    const value = options[new Option(optionOf(name, field).flags).attributeName()];
    const given = Array.isArray(value) ? JSON.stringify(value) : value;
    const absent = field.kind === 'date' ? dayOf(new Date()) : undefined;
    return [name, given ?? (before as Options)[name] ?? absent];
  });
  return Object.fromEntries(entries) as InputOf<All>;
}
