import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { FormField } from './FormField.js';
import { Select, type SelectOption } from './Select.js';

interface FieldProps<Input extends FieldValues> {
  // What the form gives back after checking is of no concern to a field.
  form: Pick<UseFormReturn<Input>, 'register' | 'formState' | 'control'>;
  name: Path<Input>;
  label: string;
  hint?: string;
  required?: boolean;
  optionalLabel?: string;
}

interface TextFieldProps<Input extends FieldValues> extends FieldProps<Input> {
  /** Default: text. */
  type?: 'text' | 'email' | 'url' | 'date' | 'time' | 'number' | 'tel';
  placeholder?: string;
  autoFocus?: boolean;
  /** What is wrong before it is sent. */
  error?: string | undefined;
}

/** What is wrong with a field. */
export const messageOf = (errors: object, name: string) =>
  (errors as Record<string, { message?: string } | undefined>)[name]?.message;

/** One line of text in a form. */
export function TextField<Input extends FieldValues>(props: TextFieldProps<Input>) {
  const { form, name, label, hint, required, optionalLabel, type = 'text', placeholder, autoFocus } = props;
  return (
    <FormField
      label={label}
      error={messageOf(form.formState.errors, name) ?? props.error}
      hint={hint}
      required={required}
      optionalLabel={optionalLabel}
    >
      {(control) => (
        <input
          {...control}
          {...form.register(name)}
          type={type}
          className="input"
          autoComplete="off"
          placeholder={placeholder}
          data-autofocus={autoFocus || undefined}
        />
      )}
    </FormField>
  );
}

/** Several lines of text. */
export function LinesField<Input extends FieldValues>({
  placeholder,
  ...props
}: FieldProps<Input> & { placeholder?: string }) {
  return (
    <FormField
      label={props.label}
      error={messageOf(props.form.formState.errors, props.name)}
      hint={props.hint}
      required={props.required}
      optionalLabel={props.optionalLabel}
    >
      {(control) => (
        <textarea
          {...control}
          {...props.form.register(props.name)}
          className="textarea w-full"
          rows={4}
          placeholder={placeholder}
        />
      )}
    </FormField>
  );
}

/** A choice of one. */
export function SelectField<Input extends FieldValues, Value extends string>(
  props: FieldProps<Input> & { options: readonly SelectOption<Value>[]; placeholder?: string },
) {
  return (
    <FormField
      label={props.label}
      error={messageOf(props.form.formState.errors, props.name)}
      hint={props.hint}
      required={props.required}
    >
      {(control) => (
        <Controller
          control={props.form.control}
          name={props.name}
          render={({ field }) => (
            <Select
              {...control}
              value={field.value ?? ''}
              options={props.options}
              placeholder={props.placeholder}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      )}
    </FormField>
  );
}
