import { Fragment, type ReactNode, useContext, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { classes } from '../../components/classes.js';
import { SkeletonRows } from '../../components/feedback/Skeleton.js';
import { SHELL_TEXT } from '../../components/frame/shell.texts.js';
import { PageHeader, type PageHeaderProps } from '../../components/PageHeader.js';
import { useAtomValue } from '../../state/atoms.js';
import { type Loading, loadedAtom } from '../../state/loaded.js';
import { SettingsPages } from './settings-pages.js';

const NOTHING: readonly Loading[] = [];

interface Props extends PageHeaderProps {
  /** What the panels show, always the same array: they come together, so that none moves another. Default: nothing. */
  waitsFor?: readonly Loading[];
  children: ReactNode;
}

/** The settings pages share their side list, in groups; a person with only one page sees none. */
export function SettingsFrame({ children, waitsFor = NOTHING, ...header }: Props) {
  const isLoaded = useAtomValue(useMemo(() => loadedAtom(waitsFor), [waitsFor]));
  const [path] = useLocation();
  const pages = useContext(SettingsPages);
  return (
    <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10">
      {pages.length > 1 && (
        <nav aria-label={SHELL_TEXT.settings} className="mb-5 flex gap-1 overflow-x-auto lg:mt-1 lg:flex-col">
          {pages.map((page, index) => (
            <Fragment key={page.path}>
              {page.group !== pages[index - 1]?.group && (
                <p className="hidden px-3 pt-3 pb-1 font-medium text-muted text-xs first:pt-0 lg:block">
                  {SHELL_TEXT.settingsGroups[page.group]}
                </p>
              )}
              <Link
                href={page.path}
                aria-current={path === page.path ? 'page' : undefined}
                className={classes(
                  'whitespace-nowrap rounded-md px-3 py-2 font-medium text-sm',
                  path === page.path
                    ? 'bg-primary/10 text-primary'
                    : 'text-muted hover:bg-base-300/50 hover:text-base-content',
                )}
              >
                {page.label}
              </Link>
            </Fragment>
          ))}
        </nav>
      )}
      <div className={classes('min-w-0', pages.length <= 1 && 'lg:col-span-2')}>
        <PageHeader {...header} />
        {isLoaded ? (
          children
        ) : (
          <div className="panel">
            <SkeletonRows />
          </div>
        )}
      </div>
    </div>
  );
}
