import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { memo, type ReactNode } from 'react';
import { classes } from '../classes.js';
import { usePortalContainer } from '../dialog/PortalContainer.js';
import { pageNonce } from '../nonce.js';
import type { ControlProps } from './FormField.js';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line under the label. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends Partial<ControlProps> {
  /** Empty string: nothing chosen, the placeholder shows. */
  value: Value | '';
  options: readonly SelectOption<Value>[];
  onChange(value: Value): void;
  placeholder?: string;
  /** Name for screen readers where no label stands by it. */
  label?: string;
  disabled?: boolean;
  /** Default: 'medium'. */
  size?: 'small' | 'medium';
  className?: string;
  onBlur?(): void;
}

/** A choice of one. Type-ahead starts again after a second (Radix's own constant). */
export const Select = memo(function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    value,
    options,
    onChange,
    placeholder,
    label,
    disabled,
    size = 'medium',
    className,
    onBlur,
    ...control
  } = props;
  const container = usePortalContainer();
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const option = options.find((one) => one.value === next);
        if (option) onChange(option.value);
      }}
      disabled={disabled}
    >
      <Radix.Trigger
        {...control}
        aria-label={label}
        onBlur={onBlur}
        className={classes(
          'input cursor-pointer justify-between text-left data-placeholder:text-muted [&>span]:truncate',
          'disabled:cursor-not-allowed disabled:bg-base-200 disabled:text-muted',
          size === 'small' && 'input-sm',
          className,
        )}
      >
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal container={container ?? undefined}>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="floating z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[min(28rem,calc(100vw-1rem))] overflow-hidden"
        >
          <Radix.Viewport nonce={pageNonce} className="max-h-80 p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="relative cursor-pointer select-none rounded-md py-1.5 pr-3 pl-8 text-sm outline-none data-disabled:cursor-not-allowed data-highlighted:bg-base-200 data-disabled:text-muted"
              >
                <Radix.ItemIndicator className="absolute top-2 left-2.5">
                  <Check className="size-4 text-primary" aria-hidden />
                </Radix.ItemIndicator>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                {option.hint && <span className="block text-muted text-xs">{option.hint}</span>}
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}) as <Value extends string>(props: SelectProps<Value>) => ReactNode;
