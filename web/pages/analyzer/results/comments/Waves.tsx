import type { Wave } from '@smops/core/judging/insight/copies/near-copies.schemas.js';
import { momentText } from '@smops/core/platform/language/dates.model.js';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../../components/dialog/Dialog.js';
import { ErrorState } from '../../../../components/feedback/ErrorState.js';
import { useTimeZone } from '../../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../../components/format/Written.js';
import { later } from '../../../../components/Later.js';
import { wavesAtom } from '../../../../state/analyzer/series.js';
import { useAtomValue } from '../../../../state/atoms.js';
import { TEXT as ALL } from '../../analyzer.texts.js';
import { RESULTS_TEXT } from '../results.texts.js';
import { CopiesOf } from './CopiesOf.js';
import { COPIES_TEXT as TEXT } from './copies.texts.js';

const Course = later(async () => (await import('../../../series/Course.js')).Course, 'h-[22px] w-60');
/** Waves on paper, a line each: with the charts and the comments they take three A4 pages. */
const ON_PAPER = 3;

function useWaves(runId: string) {
  const atom = useMemo(() => wavesAtom(runId), [runId]);
  const zone = useTimeZone();
  const format = (time: string) => momentText(time, 'hour', zone, CHINESE_SCREEN);
  const sayPeak = ({ peak }: Wave) => TEXT.wave(peak.comments, format(peak.from), format(peak.to));
  return { ...useAtomValue(atom), again: () => void atom.refetch(), sayPeak };
}

/** Texts of which many copies came within a day, each with its clock and its comments, never with who wrote them. */
export function WavesDialog({ runId, onClose }: { runId: string; onClose(): void }) {
  const { data, error, again, sayPeak } = useWaves(runId);
  const [shown, setShown] = useState<number>();
  const isFailed = data === undefined && error !== undefined;
  return (
    <Dialog open onClose={onClose} size="large" title={TEXT.waves} closeLabel={RESULTS_TEXT.detail.close}>
      {isFailed ? (
        <ErrorState title={TEXT.wavesFailed} error={error} onRetry={again} retryLabel={ALL.run.retry} />
      ) : data && data.waves.length > 0 ? (
        <>
          <p className="text-muted text-sm">{TEXT.wavesAbout}</p>
          <ul className="mt-3 grid gap-4 lg:grid-cols-2">
            {data.waves.map((wave) => (
              <li key={wave.first} className="min-w-0 space-y-1 border-base-300 border-l-2 pl-3 text-sm">
                <p className="font-medium tabular-nums">{sayPeak(wave)}</p>
                <p className="line-clamp-3 break-words">“{wave.text}”</p>
                <Course
                  width={240}
                  label={TEXT.clock(wave.comments)}
                  values={wave.clock.buckets.map((bucket) => bucket.comments)}
                />
                <p className="text-muted text-xs tabular-nums">
                  {TEXT.waveSize(wave.comments, wave.authors)}
                </p>
                <CopiesOf
                  runId={runId}
                  first={wave.first}
                  comments={wave.comments}
                  isShown={shown === wave.first}
                  onShow={(isShown) => setShown(isShown ? wave.first : undefined)}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">{data ? TEXT.noWaves : TEXT.wavesAwaited}</p>
      )}
    </Dialog>
  );
}

/** The first of them, a line each, on paper alone. */
export function WavesOnPaper({ runId }: { runId: string }) {
  const { data, sayPeak } = useWaves(runId);
  if (!data || data.waves.length === 0) return null;
  return (
    <section className="panel hidden px-4 py-2 print:block" aria-label={TEXT.waves}>
      <h3 className="font-semibold text-sm">{TEXT.waveCount(data.waves.length)}</h3>
      <ul>
        {data.waves.slice(0, ON_PAPER).map((wave) => (
          <li key={wave.first} className="flex gap-2 border-base-300 border-l-2 pl-3 text-sm">
            <p className="shrink-0 font-medium tabular-nums">{sayPeak(wave)}</p>
            <p className="line-clamp-1 break-words">“{wave.text}”</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
