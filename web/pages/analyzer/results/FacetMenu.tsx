import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { usePortalContainer } from '../../../components/dialog/PortalContainer.js';
import { count } from '../../../components/format/format.js';

export interface FacetOption {
  value: string;
  label: string;
  /** Comments that choosing it alone would leave. */
  count?: number | undefined;
}

/** A button that opens the values of a facet with their counts. It stays open, so that several can be chosen. */
export function FacetMenu({
  label,
  options,
  chosen,
  onToggle,
}: {
  label: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle(value: string): void;
}) {
  const container = usePortalContainer();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="btn btn-ghost btn-sm gap-1 px-2 font-normal text-sm">
        {label}
        {chosen.length > 0 && (
          <span className="font-semibold text-primary tabular-nums">{chosen.length}</span>
        )}
        <ChevronDown className="size-4 text-muted" aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container ?? undefined}>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="floating z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 overflow-y-auto p-1"
        >
          {options.map((option) => (
            <DropdownMenu.CheckboxItem
              key={option.value}
              checked={chosen.includes(option.value)}
              onCheckedChange={() => onToggle(option.value)}
              onSelect={(event) => event.preventDefault()}
              className="relative flex cursor-pointer select-none items-baseline justify-between gap-6 rounded-md py-1.5 pr-3 pl-8 text-sm outline-none data-highlighted:bg-base-200"
            >
              <DropdownMenu.ItemIndicator className="absolute top-2 left-2.5">
                <Check className="size-4 text-primary" aria-hidden />
              </DropdownMenu.ItemIndicator>
              <span className="min-w-0 break-words">{option.label}</span>
              {option.count !== undefined && (
                <span className="text-muted text-xs tabular-nums">{count(option.count)}</span>
              )}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
