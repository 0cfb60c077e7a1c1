import { usdText } from '../../platform/language/money.model.js';
import { choiceText, fieldText } from '../../platform/texts/lists.texts.model.js';
import {
  type EditedOf,
  editedFields,
  type Field,
  type Fields,
  formFields,
  isOptional,
} from './fields.model.js';

type Values<All extends Fields> = { [Name in keyof EditedOf<All>]: string };

const valueIn = (row: object, name: string) => (row as Record<string, string | number | null>)[name] ?? '';

function shownValue({ choices }: Field, value: string | number): string {
  if (typeof value === 'number') return usdText(value);
  return choices === undefined ? value : choiceText(value);
}

/** What a record has of the fields, as people read it, in the order of forms: labels with values. */
export const shownFields = <All extends Fields>(fields: All, row: EditedOf<All>): [string, string][] =>
  formFields(fields).flatMap(([name, field]): [string, string][] => {
    const value = valueIn(row, name);
    return value === '' ? [] : [[fieldText(field.label), shownValue(field, value)]];
  });

/** What the inputs of a form begin with: the values of a record, or of a new one, whose date is `today`. */
export const formValues = <All extends Fields>(fields: All, row: object = {}, today = ''): Values<All> =>
  Object.fromEntries(
    editedFields(fields).map(([name, field]) => {
      const absent = field.default ?? (field.kind === 'date' ? today : '');
      return [name, String(valueIn(row, name) || absent)];
    }),
  ) as Values<All>;

/** What the inputs of a form say: an empty one of what may be missing is null. */
export const formInput = <All extends Fields>(fields: All, values: Values<All>): EditedOf<All> =>
  Object.fromEntries(
    editedFields(fields).map(([name, field]) => {
      const value = valueIn(values, name);
      if (value === '' && isOptional(field)) return [name, null];
      return [name, field.kind === 'usd' ? Number(value) : value];
    }),
  ) as EditedOf<All>;
