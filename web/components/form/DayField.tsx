import { FormField } from './FormField.js';

interface DayProps {
  label: string;
  /** YYYY-MM-DD; empty for none. */
  value: string;
  onChange(day: string): void;
}

/** A day of the calendar under its label. */
export function DayField({ label, value, onChange }: DayProps) {
  return (
    <FormField label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}

/** The same in a row of filters, its label for screen readers and the tooltip. */
export function DayInput({ label, value, onChange }: DayProps) {
  return (
    <input
      type="date"
      aria-label={label}
      title={label}
      className="input sm:w-36"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
