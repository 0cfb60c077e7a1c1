import { choiceText, fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import { type Field, type Fields, formFields, isOptional } from '@smops/core/records/lists/fields.model.js';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { COMPONENTS_TEXT } from '../components.texts.js';
import { LinesField, SelectField, TextField } from './fields.js';

type Form<Input extends FieldValues> = Pick<UseFormReturn<Input>, 'register' | 'formState' | 'control'>;

const TYPES = { email: 'email', phone: 'tel', date: 'date', link: 'url', usd: 'number' } as const;

interface FieldInputProps<Input extends FieldValues> {
  form: Form<Input>;
  name: string;
  field: Field;
  autoFocus?: boolean;
}

/** Asks for a field of a record, as its kind needs. */
export function FieldInput<Input extends FieldValues>(props: FieldInputProps<Input>) {
  const { form, field } = props;
  const name = props.name as Path<Input>;
  const { kind, label, formLabel = label, formHint, choices, default: absent } = field;
  const placeholder = field.placeholder ?? (kind === 'link' ? 'https://' : undefined);
  const shared = {
    form,
    name,
    label: fieldText(formLabel),
    ...(formHint !== undefined && { hint: fieldText(formHint) }),
    ...(placeholder !== undefined && { placeholder: fieldText(placeholder) }),
    ...(isOptional(field)
      ? { optionalLabel: COMPONENTS_TEXT.form.optional }
      : { required: absent === undefined }),
  };
  if (kind === 'lines') return <LinesField {...shared} />;
  if (kind === 'choice' && choices !== undefined) {
    return (
      <SelectField {...shared} options={choices.map((value) => ({ value, label: choiceText(value) }))} />
    );
  }
  return (
    <TextField
      {...shared}
      type={kind in TYPES ? TYPES[kind as keyof typeof TYPES] : 'text'}
      autoFocus={props.autoFocus && kind !== 'date'}
    />
  );
}

/** Asks for all fields of a record. */
export const FieldInputs = <Input extends FieldValues>({
  form,
  fields,
  autoFocus = false,
}: {
  form: Form<Input>;
  fields: Fields;
  /** Begins in the first. */
  autoFocus?: boolean;
}) =>
  formFields(fields).map(([name, field], at) => (
    <FieldInput key={name} form={form} name={name} field={field} autoFocus={autoFocus && at === 0} />
  ));
