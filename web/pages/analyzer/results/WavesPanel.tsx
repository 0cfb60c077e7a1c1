import type { Wave } from '@smops/core/copies/near-copies.schemas.js';
import { momentText } from '@smops/core/language/dates.model.js';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { classes } from '../../../components/classes.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { later } from '../../../components/Later.js';
import { usePrinting } from '../../../components/usePrinting.js';
import { wavesAtom } from '../../../state/analyzer/series.js';
import { useAtomValue } from '../../../state/atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { CopiesOf } from './CopiesOf.js';
import { COPIES_TEXT as TEXT } from './copies.texts.js';

const Course = later(async () => (await import('../../series/Course.js')).Course, 'h-[22px] w-60');
/** Waves on paper, a line each: with the charts and the comments they take three A4 pages. */
const ON_PAPER = 3;
const LINE = 'flex h-10 items-center gap-2 px-4 text-sm';

/**
 * Texts of which many copies came within a day, each with its clock, behind one line that stands from the start and is as high
 * whatever it says: the comments below it stay where they are. On paper it is open.
 */
export function WavesPanel({ taskId }: { taskId: string }) {
  const atom = useMemo(() => wavesAtom(taskId), [taskId]);
  const { data, error } = useAtomValue(atom);
  const [isOpen, setOpen] = useState(false);
  const isPrinted = usePrinting();
  const zone = useTimeZone();
  const format = (time: string) => momentText(time, 'hour', zone, CHINESE_SCREEN);
  const sayPeak = ({ peak }: Wave) => TEXT.wave(peak.comments, format(peak.from), format(peak.to));
  const isShown = isOpen || isPrinted;
  const [largest] = data?.waves ?? [];
  return (
    <section className={classes('panel', !largest && 'print:hidden')} aria-label={TEXT.waves}>
      {data && largest ? (
        <details
          open={isShown}
          onToggle={({ currentTarget }) => !isPrinted && setOpen(currentTarget.open)}
          className="group"
        >
          <summary className={classes(LINE, 'cursor-pointer')}>
            <ChevronRight
              className="size-4 shrink-0 text-muted group-open:rotate-90 print:hidden"
              aria-hidden
            />
            <h3 className="shrink-0 font-semibold">{TEXT.waveCount(data.waves.length)}</h3>
            {!isShown && <span className="truncate text-muted tabular-nums">{sayPeak(largest)}</span>}
          </summary>
          <div className="px-4 pb-4">
            <p className="text-muted text-xs print:hidden">{TEXT.wavesAbout}</p>
            <ul className="mt-3 grid gap-4 lg:grid-cols-2 print:mt-0 print:block">
              {data.waves.slice(0, isOpen && !isPrinted ? undefined : ON_PAPER).map((wave) => (
                <li
                  key={wave.first}
                  className="min-w-0 space-y-1 border-base-300 border-l-2 pl-3 text-sm print:flex print:gap-2 print:space-y-0"
                >
                  <p className="shrink-0 font-medium tabular-nums">{sayPeak(wave)}</p>
                  <p className="line-clamp-3 break-words print:line-clamp-1">“{wave.text}”</p>
                  <div className="space-y-1 print:hidden">
                    <Course
                      width={240}
                      label={TEXT.clock(wave.comments)}
                      values={wave.clock.buckets.map((bucket) => bucket.comments)}
                    />
                    <p className="text-muted text-xs tabular-nums">
                      {TEXT.waveSize(wave.comments, wave.authors)}
                    </p>
                    <CopiesOf taskId={taskId} first={wave.first} comments={wave.comments} />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </details>
      ) : (
        <p className={classes(LINE, 'text-muted')}>
          <span className="truncate">
            {data ? TEXT.noWaves : error ? TEXT.wavesFailed : TEXT.wavesAwaited}
          </span>
          {error && !data && (
            <button
              type="button"
              className="shrink-0 cursor-pointer text-primary hover:underline"
              onClick={() => void atom.refetch()}
            >
              {ALL.run.retry}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
