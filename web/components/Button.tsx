import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Default: 'secondary'. A page has one primary. */
  tone?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** Default: 'medium'. */
  size?: 'small' | 'medium';
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** While a call runs: the button says so, keeps its width, and takes no second click. */
  pending?: boolean;
  pendingLabel?: string;
}

const TONES = {
  primary: 'btn-primary',
  secondary: 'border-line bg-base-100 hover:bg-base-200',
  ghost: 'btn-ghost',
  danger: 'btn-error',
};

/** Both labels lie in one grid cell, so the wider one sets the width and nothing moves when they change. */
export function Button(props: ButtonProps) {
  const {
    tone = 'secondary',
    size = 'medium',
    icon,
    pending = false,
    pendingLabel,
    children,
    className,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || rest['aria-disabled']}
      className={classes('btn font-medium', size === 'small' && 'btn-sm text-sm', TONES[tone], className)}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {icon}
      {pendingLabel === undefined ? (
        children
      ) : (
        <span className="grid items-center">
          <span className={classes('col-start-1 row-start-1', pending && 'invisible')}>{children}</span>
          <span
            className={classes('col-start-1 row-start-1', !pending && 'invisible')}
            aria-hidden={!pending}
          >
            {pendingLabel}
          </span>
        </span>
      )}
    </button>
  );
}
