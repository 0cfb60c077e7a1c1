import { useMemo } from 'react';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { later } from '../../../components/Later.js';
import { wavesAtom } from '../../../state/analyzer/series.js';
import { useAtomValue } from '../../../state/atoms.js';
import { tagOf } from '../../../state/language.js';
import { CopiesOf } from './CopiesOf.js';
import { COPIES_TEXT as TEXT } from './copies.texts.js';

const Course = later(async () => (await import('../../series/Course.js')).Course, 'h-[22px] w-60');
const MOST = 5;

/** Texts of which many copies came within a day, each with its clock; nothing where there are none. */
export function WavesPanel({ taskId }: { taskId: string }) {
  const atom = useMemo(() => wavesAtom(taskId), [taskId]);
  const { data } = useAtomValue(atom);
  const zone = useTimeZone();
  const format = useMemo(() => {
    const times = new Intl.DateTimeFormat(tagOf('zh-CN'), {
      ...{ timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
      ...{ day: 'numeric', month: 'short' },
    });
    return (time: string) => times.format(new Date(time));
  }, [zone]);
  if (!data || data.waves.length === 0) return null;
  return (
    <section className="panel p-4" aria-label={TEXT.waves}>
      <h3 className="font-semibold text-sm">{TEXT.waves}</h3>
      <p className="text-muted text-xs">{TEXT.wavesAbout}</p>
      <ul className="mt-3 grid gap-4 lg:grid-cols-2">
        {data.waves.slice(0, MOST).map(({ first, text, comments, authors, peak, clock }) => (
          <li key={first} className="min-w-0 space-y-1 border-base-300 border-l-2 pl-3 text-sm">
            <p className="font-medium tabular-nums">
              {TEXT.wave(peak.comments, format(peak.from), format(peak.to))}
            </p>
            <p className="line-clamp-3 break-words">“{text}”</p>
            <Course
              width={240}
              label={TEXT.clock(comments)}
              values={clock.buckets.map((bucket) => bucket.comments)}
            />
            <p className="text-muted text-xs tabular-nums">{TEXT.waveSize(comments, authors)}</p>
            <CopiesOf taskId={taskId} first={first} comments={comments} />
          </li>
        ))}
      </ul>
    </section>
  );
}
