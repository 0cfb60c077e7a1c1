import type { ReactNode } from 'react';

export interface StatCardProps {
  label: string;
  /** Undefined while it loads: a bone of the final size stands in. */
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
}

/** One figure of a page. */
export function StatCard({ label, value, hint, icon }: StatCardProps) {
  return (
    <div className="panel flex items-start justify-between gap-3 px-4 py-3.5">
      <div className="min-w-0">
        <p className="truncate text-muted text-sm">{label}</p>
        <p className="min-h-9 font-semibold text-2xl tabular-nums leading-9">
          {value ?? <span className="skeleton mt-1.5 block h-6 w-16" />}
        </p>
        {hint && <p className="truncate text-muted text-xs">{hint}</p>}
      </div>
      {icon && (
        <span className="mt-0.5 rounded-lg bg-base-200 p-2 text-muted max-sm:hidden [&>svg]:size-5">
          {icon}
        </span>
      )}
    </div>
  );
}

/** The cards of a page: one row, two by two on a phone. */
export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-2 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {children}
    </section>
  );
}
