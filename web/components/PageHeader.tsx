import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.js';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** The page's one primary action, and what stands beside it. */
  actions?: ReactNode;
  /** Language of the texts when it is not English. */
  lang?: string;
  /** Where the page's own matter has a title: in one line with what stands beside it. Default: false. */
  isSmall?: boolean;
}

let isFirstPage = true;

/** Gives the page's title the focus, where what had it is gone. */
export function focusTitle(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Title left, action right. Names the browser tab, and takes the focus when one comes from another page. */
export function PageHeader({ title, subtitle, actions, lang, isSmall = false }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · smops`;
  }, [title]);

  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);

  return (
    <header
      className={classes('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', !isSmall && 'mb-5')}
    >
      <div className="min-w-0" lang={lang}>
        <h1
          ref={heading}
          tabIndex={-1}
          className={isSmall ? 'font-medium text-muted text-sm' : 'font-semibold text-2xl leading-8'}
        >
          {title}
        </h1>
        {subtitle && <p className="mt-0.5 text-muted">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
