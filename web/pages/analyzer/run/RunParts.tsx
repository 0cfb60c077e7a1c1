import { type ReactNode, useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import {
  type RunView,
  readingAddress,
  runAddress,
  runViewAddress,
  runViewOf,
} from '../../../addresses/run-address.js';
import { classes } from '../../../components/classes.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { useAtomValue } from '../../../state/atoms.js';
import { progressAtom } from '../../../state/reading/reading.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { RESULTS_TEXT } from '../results/results.texts.js';

const TEXT = ALL.run.parts;

/** What is said of how well a run reads, in order. */
const QUALITY = [
  ['accuracy', INSIGHT.accuracy.link],
  ['agreement', INSIGHT.agreement.link],
  ['learning', RESULTS_TEXT.foot.learned],
] as const satisfies readonly (readonly [RunView, string])[];

type Part = keyof typeof TEXT.names;

function partOf(path: string, view: RunView | undefined): Part {
  if (path.startsWith('/reading/')) return 'reading';
  if (view === undefined) return 'result';
  return view === 'report' ? 'report' : 'quality';
}

/**
 * The four parts of a run, on top of each of them: its result, the reading room with how far the caller is, its report, and
 * how well it reads, which has parts of its own.
 */
export function RunParts({ runId, className = 'mb-3' }: { runId: string; className?: string }) {
  const [path] = useLocation();
  const search = useSearch();
  const { view } = runViewOf(search);
  const current = partOf(path, view);
  // The report stands on the basis that was chosen for the page.
  const basis = new URLSearchParams(search).get('basis');
  const ways: Record<Part, string> = {
    result: runAddress(runId),
    reading: readingAddress(runId),
    report: `${runViewAddress(runId, 'report')}${basis ? `&basis=${encodeURIComponent(basis)}` : ''}`,
    quality: runViewAddress(runId, 'accuracy'),
  };
  const drawn = useAtomValue(useMemo(() => progressAtom(runId), [runId])).data?.progress;
  const isBegun = drawn !== undefined && drawn.texts > 0;
  return (
    <div className={classes('print:hidden', className)} lang={CHINESE_SCREEN}>
      <nav aria-label={TEXT.label} className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1">
        <span className="inline-flex flex-wrap gap-0.5 rounded-lg bg-base-200 p-1">
          {(Object.keys(ways) as Part[]).map((part) => (
            <Way key={part} to={ways[part]} isCurrent={part === current} isPart>
              {TEXT.names[part]}
              {part === 'reading' && isBegun && (
                <span className="ml-1.5 font-normal text-muted tabular-nums max-sm:hidden">
                  {drawn.read}/{drawn.texts}
                </span>
              )}
            </Way>
          ))}
        </span>
        {current === 'quality' && (
          <span className="inline-flex flex-wrap gap-x-4">
            {QUALITY.map(([one, name]) => (
              <Way key={one} to={runViewAddress(runId, one)} isCurrent={one === view}>
                {name}
              </Way>
            ))}
          </span>
        )}
      </nav>
    </div>
  );
}

interface WayProps {
  to: string;
  isCurrent: boolean;
  /** One of the four. Default: false. */
  isPart?: boolean;
  children: ReactNode;
}

function Way({ to, isCurrent, isPart = false, children }: WayProps) {
  return (
    <Link
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'whitespace-nowrap rounded-md text-sm',
        isPart ? 'px-3 py-1.5 font-medium' : 'py-1 underline',
        isPart && (isCurrent ? 'bg-base-100 shadow-sm' : 'text-muted hover:text-base-content'),
        !isPart && (isCurrent ? 'font-medium no-underline' : 'text-primary'),
      )}
    >
      {children}
    </Link>
  );
}
