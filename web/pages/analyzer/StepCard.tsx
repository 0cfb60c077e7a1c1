import type { ReactNode } from 'react';

/** One of the three steps, numbered. */
export function StepCard({
  number,
  title,
  hint,
  children,
}: {
  number: number;
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <section className="panel flex flex-col" aria-label={`${number} ${title}`}>
      <header className="flex items-center gap-3 px-5 pt-4.5">
        <span className="grid size-7 shrink-0 place-items-center rounded-full bg-primary/10 font-semibold text-primary text-sm tabular-nums">
          {number}
        </span>
        <h2 className="font-semibold text-base">{title}</h2>
      </header>
      {hint && <p className="px-5 pt-1.5 text-muted text-sm">{hint}</p>}
      <div className="flex flex-1 flex-col px-5 pt-4 pb-5">{children}</div>
    </section>
  );
}
