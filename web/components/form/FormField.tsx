import { type ReactNode, useId } from 'react';

export interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
}

export interface FormFieldProps {
  label: string;
  /** What is wrong with this field; takes the hint's place and stays until it is right. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Default: false. Only the optional fields say so. */
  required?: boolean;
  /** Text after the label of a field that may stay empty. */
  optionalLabel?: string;
  /** Default: false. The label is only for screen readers. */
  hideLabel?: boolean;
  className?: string;
  children(control: ControlProps): ReactNode;
}

/** A label, its control and its message, tied together for screen readers. */
export function FormField(props: FormFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = props.error ?? props.hint;
  return (
    <div className={props.className}>
      <label htmlFor={id} className={props.hideLabel ? 'sr-only' : 'mb-1 block font-medium text-sm'}>
        {props.label}
        {props.optionalLabel && <span className="ml-1.5 font-normal text-muted">{props.optionalLabel}</span>}
      </label>
      {props.children({
        id,
        'aria-invalid': props.error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
        'aria-required': props.required || undefined,
      })}
      {note && (
        <p
          id={noteId}
          role={props.error ? 'alert' : undefined}
          className={props.error ? 'mt-1 text-error text-sm' : 'mt-1 text-muted text-sm'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
