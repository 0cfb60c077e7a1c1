import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ToRows } from './ToRows.js';

interface ListPanelProps {
  title: string;
  /** How many rows there are; stands beside the title. */
  count?: ReactNode;
  /** Search, filters, import and export. They stay on the screen while a long list scrolls. */
  tools?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** The card around a list. From 1024 px on its head stays under the top bar, and a table's own head under that. */
export function ListPanel({ title, count, tools, foot, children }: ListPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const head = useRef<HTMLElement>(null);
  const [headPx, setHeadPx] = useState(0);
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeadPx(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={panel}
      className="panel"
      aria-label={title}
      style={{ '--list-head': `${headPx}px` } as CSSProperties}
    >
      <ToRows panel={panel} />
      <header
        ref={head}
        className="flex flex-wrap items-center justify-between gap-3 rounded-t-box border-base-300 border-b bg-base-100 px-4 py-3 lg:sticky lg:top-14 lg:z-20"
      >
        <div className="flex items-baseline gap-3">
          <h2 className="font-semibold text-base">{title}</h2>
          {count && (
            <span className="text-muted text-sm" aria-live="polite">
              {count}
            </span>
          )}
        </div>
        {tools && <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{tools}</div>}
      </header>
      {children}
      {foot && (
        <footer className="flex flex-wrap items-center justify-between gap-3 border-base-300 border-t px-4 py-2.5 text-muted text-sm">
          {foot}
        </footer>
      )}
    </section>
  );
}
