import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.js';
import { Tooltip } from './Tooltip.js';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Read out, and shown on hover: "Edit Nurul Aina". */
  label: string;
  icon: ReactNode;
  /** Default: false. */
  danger?: boolean;
}

/** A button that shows only a sign, with its words in a tooltip. */
export function IconButton({ label, icon, danger = false, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        className={classes(
          'btn btn-ghost btn-square btn-sm text-muted disabled:opacity-40 [&>svg]:size-4.5',
          danger ? 'hover:bg-bad hover:text-bad-content' : 'hover:text-base-content',
          className,
        )}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
