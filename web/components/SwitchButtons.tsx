import { Button } from './Button.js';

export interface SwitchButtonsProps<Value extends string> {
  /** What is chosen, for people who do not see the buttons. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
}

/** A few choices beside each other, one of them taken. */
export const SwitchButtons = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: SwitchButtonsProps<Value>) => (
  <fieldset className="flex flex-wrap gap-1" aria-label={label}>
    {options.map((one) => (
      <Button
        key={one.value}
        size="small"
        aria-pressed={one.value === value}
        className={one.value === value ? 'border-primary! bg-primary/10! text-primary' : undefined}
        onClick={() => onChange(one.value)}
      >
        {one.label}
      </Button>
    ))}
  </fieldset>
);
