import type { ReactNode } from 'react';

/** The card around a list: its name, search and filters in the head, count and export in the foot. */
export function ListPanel(props: {
  title: string;
  tools?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="panel" aria-label={props.title}>
      <header className="flex flex-wrap items-center justify-between gap-3 border-base-300 border-b px-4 py-3">
        <h2 className="font-semibold text-base">{props.title}</h2>
        {props.tools && <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{props.tools}</div>}
      </header>
      {props.children}
      {props.foot && (
        <footer className="flex flex-wrap items-center justify-between gap-3 border-base-300 border-t px-4 py-2.5 text-muted text-sm">
          {props.foot}
        </footer>
      )}
    </section>
  );
}
