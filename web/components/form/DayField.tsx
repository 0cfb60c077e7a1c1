import { calendarDay } from '../../format/dates.js';
import { classes } from '../classes.js';
import { useScreenTag } from '../format/Written.js';
import { type ControlProps, FormField } from './FormField.js';

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
      {(control) => <DayBox {...control} value={value} onChange={onChange} />}
    </FormField>
  );
}

/** The same in a row of filters: its label stands in the empty field, for screen readers and in the tooltip. */
export function DayInput({ label, value, onChange }: DayProps) {
  return (
    <DayBox
      className="sm:w-36"
      aria-label={label}
      title={label}
      empty={label}
      value={value}
      onChange={onChange}
    />
  );
}

interface DayBoxProps extends Partial<ControlProps> {
  value: string;
  onChange(day: string): void;
  /** Stands in the field while no day is chosen. */
  empty?: string;
  className?: string;
  'aria-label'?: string;
  title?: string;
}

/**
 * A browser writes the day of its field in the form of the country it was installed for. Until one types in it, the day
 * stands there as all dates of the page do.
 */
function DayBox({ value, onChange, empty = '', className, ...control }: DayBoxProps) {
  const lang = useScreenTag();
  return (
    <div className={classes('day-box relative', className)}>
      <input
        {...control}
        type="date"
        className="input w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span aria-hidden className={classes('day-told', value === '' && 'text-muted')}>
        {value === '' ? empty : calendarDay(value, lang)}
      </span>
    </div>
  );
}
