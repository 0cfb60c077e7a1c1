import { Check, ChevronDown, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { classes } from '../classes.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { usePortalContainer } from '../dialog/PortalContainer.js';
import type { ControlProps } from './FormField.js';

export interface MultiSelectProps<Value extends string> extends Partial<ControlProps> {
  values: readonly Value[];
  /** Each can be picked once. */
  options: readonly { value: Value; label: string }[];
  onChange(values: Value[]): void;
  placeholder: string;
  /** Words for a chip's cross. Default: Remove, and the label. */
  removeLabel?(label: string): string;
  onBlur?(): void;
}

/** A choice of several: a list with ticks that stays open, and a removable chip for each one picked. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const {
    values,
    options,
    onChange,
    placeholder,
    removeLabel = TEXT.remove,
    onBlur,
    // A button that opens a menu may not carry it; the label and the message say it.
    'aria-required': _required,
    ...control
  } = props;
  const container = usePortalContainer();
  const toggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <div>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          {...control}
          onBlur={onBlur}
          className={classes(
            'input cursor-pointer justify-between text-left',
            values.length === 0 && 'text-muted',
          )}
        >
          <span className="truncate">
            {values.length === 0
              ? placeholder
              : options
                  .filter((one) => values.includes(one.value))
                  .map((one) => one.label)
                  .join(', ')}
          </span>
          <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={container ?? undefined}>
          <DropdownMenu.Content
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className="floating z-50 max-h-80 min-w-(--radix-dropdown-menu-trigger-width) overflow-y-auto p-1"
          >
            {options.map((option) => (
              <DropdownMenu.CheckboxItem
                key={option.value}
                checked={values.includes(option.value)}
                onCheckedChange={() => toggle(option.value)}
                onSelect={(event) => event.preventDefault()}
                className="relative cursor-pointer select-none rounded-md py-1.5 pr-3 pl-8 text-sm outline-none data-highlighted:bg-base-200"
              >
                <DropdownMenu.ItemIndicator className="absolute top-2 left-2.5">
                  <Check className="size-4 text-primary" aria-hidden />
                </DropdownMenu.ItemIndicator>
                {option.label}
              </DropdownMenu.CheckboxItem>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {values.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {values.map((value) => {
            const label = options.find((one) => one.value === value)?.label ?? value;
            return (
              <li key={value}>
                <Chip label={label} removeLabel={removeLabel(label)} onRemove={() => toggle(value)} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** A word that can be taken away again. */
export function Chip({
  label,
  removeLabel,
  onRemove,
}: {
  label: string;
  removeLabel: string;
  onRemove(): void;
}) {
  return (
    <span className="inline-flex max-w-full items-center rounded-full bg-primary/10 py-1 pr-1 pl-3 text-primary text-sm">
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={removeLabel}
        className="ml-1 grid size-5 shrink-0 place-items-center rounded-full hover:bg-primary/15"
        onClick={onRemove}
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </span>
  );
}
