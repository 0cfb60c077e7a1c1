import { gainsOf, type ListedVideo } from '@smops/core/channels/youtube/youtube.model.js';
import { columnsScene } from '@smops/core/platform/charts/columns.js';
import { count } from '@smops/core/platform/charts/figures.js';
import { useCallback, useMemo } from 'react';
import { Frame } from '../../charts/Frame.js';
import { calendarDay, dayTick } from '../../format/dates.js';
import { YOUTUBE_TEXT } from './youtube.texts.js';

const TEXT = YOUTUBE_TEXT.growth;
const HEIGHT = 190;
const MOST_MARKS = 60;

export interface GainChartProps {
  title: string;
  /** The count by day, YYYY-MM-DD, as far as it is known. */
  counts: readonly { day: string; value: number }[];
  /** Videos whose day of publication has a tick below its column. */
  uploads?: readonly ListedVideo[] | undefined;
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${count(Math.abs(value))}`;

/** What a count gained each day, with the days on which videos came out. */
export function GainChart({ title, counts, uploads }: GainChartProps) {
  const gains = useMemo(() => gainsOf(counts), [counts]);
  const events = useMemo(() => {
    const days = new Set(gains.map(({ day }) => day));
    const byDay = new Map<string, string[]>();
    for (const video of uploads ?? []) {
      if (!days.has(video.publishedDay)) continue;
      byDay.set(video.publishedDay, [...(byDay.get(video.publishedDay) ?? []), video.title]);
    }
    // So many marks are one black stripe.
    if (byDay.size > MOST_MARKS) return [];
    return [...byDay].map(([day, titles]) => ({
      key: day,
      label: TEXT.uploaded(calendarDay(day), titles.join('; ')),
    }));
  }, [gains, uploads]);
  const [first, last] = [counts[0], counts.at(-1)];
  const sum = (last?.value ?? 0) - (first?.value ?? 0);
  const draw = useCallback(
    (width: number) =>
      columnsScene({
        label: TEXT.chart(
          title,
          signed(sum),
          first ? calendarDay(first.day) : '',
          last ? calendarDay(last.day) : '',
        ),
        width,
        height: HEIGHT,
        series: [{ key: 'gain', name: title, role: 'base' }],
        columns: gains.map(({ day, gain, between }) => ({
          key: day,
          name:
            between === undefined
              ? calendarDay(day)
              : TEXT.mean(calendarDay(day), calendarDay(between[0]), calendarDay(between[1])),
          tick: dayTick(day),
          values: [gain],
        })),
        events,
        words: { column: TEXT.day, all: TEXT.all },
      }),
    [gains, events, title, sum, first, last],
  );
  if (gains.length === 0 || !first || !last)
    return (
      <figure>
        <figcaption className="font-semibold text-sm">{title}</figcaption>
        <p className="mt-1 text-muted text-sm">{TEXT.few}</p>
      </figure>
    );
  return (
    <Frame
      level={2}
      className="min-w-0"
      title={title}
      tools={<span className="font-medium text-sm tabular-nums">{signed(sum)}</span>}
      about={[
        TEXT.span(calendarDay(first.day), count(first.value), calendarDay(last.day), count(last.value)),
        ...(events.length > 0 ? [TEXT.ticks] : []),
      ]}
      draw={draw}
    />
  );
}
