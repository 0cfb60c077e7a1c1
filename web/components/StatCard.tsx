import { createContext, type ReactNode, useContext } from 'react';
import { count } from '../format/format.js';
import { classes } from './classes.js';

export interface StatCardProps {
  label: string;
  /** Undefined while it loads: a bone of the final size stands in, or a dash when the page's data could not be loaded. */
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Makes the card a button that filters the page's list. */
  onPress?(): void;
  /** Whether the list is filtered by it; undefined for a card that clears the filters. */
  pressed?: boolean;
}

const Failed = createContext(false);

/** One figure of a page; numbers get their thousands separators here. */
export function StatCard({ label, value, hint, icon, onPress, pressed }: StatCardProps) {
  const hasFailed = useContext(Failed);
  const shown = typeof value === 'number' ? count(value) : value;
  const Card = onPress ? 'button' : 'div';
  return (
    <Card
      {...(onPress && { type: 'button', onClick: onPress, 'aria-pressed': pressed })}
      className={classes(
        'panel flex items-start justify-between gap-3 px-4 py-3.5',
        onPress && 'cursor-pointer text-left hover:border-line',
        pressed && 'border-primary bg-primary/5 ring-1 ring-primary hover:border-primary',
      )}
    >
      <span className="block min-w-0">
        <span className="block truncate text-muted text-sm">{label}</span>
        <span className="block min-h-9 break-words font-semibold text-2xl tabular-nums leading-9 max-sm:text-xl">
          {shown ?? (hasFailed ? '—' : <span className="skeleton relative top-1.5 block h-6 w-16" />)}
        </span>
        {hint && <span className="block truncate text-muted text-xs">{hint}</span>}
      </span>
      {icon && (
        <span className="mt-0.5 rounded-lg bg-base-200 p-2 text-muted max-sm:hidden [&>svg]:size-5">
          {icon}
        </span>
      )}
    </Card>
  );
}

interface StatCardsProps {
  label: string;
  /** The data could not be loaded: the cards show a dash. Default: false. */
  failed?: boolean;
  /** Below each other where something stands beside them. Default: false. */
  isColumn?: boolean;
  children: ReactNode;
}

/** The cards of a page: one row, two by two on a phone, where an odd one out takes a whole line. */
export function StatCards({ label, failed = false, isColumn = false, children }: StatCardsProps) {
  return (
    <section
      aria-label={label}
      className={classes(
        'grid grid-cols-2 gap-3',
        isColumn
          ? 'max-md:*:last:odd:col-span-2 md:grid-cols-1'
          : '*:last:odd:max-lg:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
      )}
    >
      <Failed value={failed}>{children}</Failed>
    </section>
  );
}
