import type { ReactNode } from 'react';

/** Nothing here yet: why, and what to do next. */
export function EmptyState(props: { icon?: ReactNode; title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      {props.icon && (
        <span className="mb-3 rounded-full bg-base-200 p-3.5 text-muted [&>svg]:size-6">{props.icon}</span>
      )}
      <p className="font-medium">{props.title}</p>
      {props.text && <p className="mt-1 max-w-prose text-muted text-sm">{props.text}</p>}
      {props.action && <div className="mt-4">{props.action}</div>}
    </div>
  );
}
