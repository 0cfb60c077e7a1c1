import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { inPageLanguage } from '../state/language.js';
import { usePortalContainer } from './dialog/PortalContainer.js';

/** One of several, chosen in a menu. */
export interface MenuChoice {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

export interface MenuButtonProps {
  label: string;
  icon?: ReactNode;
  /** `href` makes an item a download or a link, `onSelect` a command. */
  items: readonly { label: string; hint?: string; href?: string; onSelect?(): void }[];
  /** They stand above the items, each under its label. */
  choices?: readonly MenuChoice[] | undefined;
  /** Default: 'small'. */
  size?: 'small' | 'medium';
  /** Default: false. */
  disabled?: boolean | undefined;
  /** Shows only its icon; the label is read out. Default: false. */
  isIcon?: boolean;
  /** An icon as large as the buttons beside it. Default: false. */
  isWide?: boolean;
}

/** A button that opens a short list of commands. */
export function MenuButton({
  label,
  icon,
  items,
  choices = [],
  size = 'small',
  disabled = false,
  isIcon = false,
  isWide = false,
}: MenuButtonProps) {
  const container = usePortalContainer();
  const itemClass =
    'flex cursor-pointer select-none items-baseline justify-between gap-6 rounded-md px-3 py-1.5 text-sm outline-none data-highlighted:bg-base-200';
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        disabled={disabled}
        aria-label={isIcon ? label : undefined}
        title={isIcon ? label : undefined}
        className={
          isIcon
            ? `btn btn-ghost btn-square text-muted hover:text-base-content ${isWide ? 'btn-sm' : 'btn-xs'}`
            : `btn border-line bg-base-100 font-medium hover:bg-base-200 ${size === 'small' ? 'btn-sm text-sm' : ''}`
        }
      >
        {icon}
        {!isIcon && label}
        {!isIcon && <ChevronDown className="size-4 text-muted" aria-hidden />}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container ?? undefined}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="floating z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-40 overflow-y-auto p-1"
        >
          {choices.map((choice) => (
            <DropdownMenu.RadioGroup
              key={choice.label}
              aria-label={choice.label}
              value={choice.value}
              onValueChange={choice.onChange}
              className="mb-1 border-base-300 border-b pb-1"
            >
              <DropdownMenu.Label className="px-3 py-1 text-muted text-xs">{choice.label}</DropdownMenu.Label>
              {choice.options.map(({ value, label: name }) => (
                <DropdownMenu.RadioItem key={value} value={value} className={`${itemClass} relative pl-8`}>
                  <DropdownMenu.ItemIndicator className="absolute top-2 left-2.5">
                    <Check className="size-4 text-primary" aria-hidden />
                  </DropdownMenu.ItemIndicator>
                  {name}
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
          ))}
          {items.map((item) =>
            item.href ? (
              <DropdownMenu.Item key={item.label} asChild>
                <a className={itemClass} href={inPageLanguage(item.href)} download>
                  {item.label}
                  {item.hint && <span className="text-muted text-xs">{item.hint}</span>}
                </a>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item key={item.label} className={itemClass} onSelect={item.onSelect}>
                {item.label}
                {item.hint && <span className="text-muted text-xs">{item.hint}</span>}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
