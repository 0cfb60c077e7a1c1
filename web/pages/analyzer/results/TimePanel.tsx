import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { peakOnceText } from '@smops/core/analysis/shares/copied-shares.model.js';
import { columnsScene } from '@smops/core/platform/charts/columns.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { memo, useCallback, useMemo, useState } from 'react';
import { Frame } from '../../../charts/Frame.js';
import { Button } from '../../../components/Button.js';
import { Select } from '../../../components/form/Select.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { DIFFERENCE_WORDS } from '../difference-words.js';
import { type ChangeFilter, changed, type Sentiment, STACKS, type Stack } from './filter/filter.model.js';
import { languageName } from './language-name.js';
import { RESULTS_TEXT } from './results.texts.js';
import { layersOf } from './stack.model.js';
import { coveredBy, rangeOf, type TimeWords } from './time.model.js';

const TEXT = RESULTS_TEXT.time;
const HEIGHT = 148;
const STACK_OPTIONS = STACKS.map((value) => ({ value, label: TEXT.stacks[value] }));
const STACK_WORDS = {
  sentiment: (key: Sentiment) => ALL.results[key],
  language: languageName,
  others: RESULTS_TEXT.answer.others,
};
/** Peaks that are told at first: more would push the variables off the screen. */
const FIRST_PEAKS = 1;

interface Props {
  overview: RunOverview;
  filter: CommentFilter;
  about: readonly string[];
  words: TimeWords;
  /** What the counts stand on, where the basis of the page does not say it. */
  mark: string | undefined;
  stack: Stack;
  onFilter: ChangeFilter;
  onStack(stack: Stack): void;
}

/** Comments over time, stacked by sentiment, variable or language. Drawing over columns chooses a time; peaks are told in words and can be clicked. */
export const TimePanel = memo(function TimePanel(props: Props) {
  const { overview, filter, about, words, mark, stack, onFilter, onStack } = props;
  const { time } = overview;
  const zone = useTimeZone();
  const [isWhole, setWhole] = useState(false);
  const layers = useMemo(() => layersOf(overview, stack, filter, STACK_WORDS), [overview, stack, filter]);
  const draw = useCallback(
    (width: number) => {
      if (time === null) throw new Error('no time to draw');
      const [first] = time.peaks;
      return columnsScene({
        label: TEXT.titles[time.unit],
        width,
        height: HEIGHT,
        series: layers,
        columns: time.buckets.map(({ start }, at) => ({
          key: start,
          name: words.full(start),
          tick: words.tick(start),
          values: layers.map(({ values }) => values[at] ?? 0),
        })),
        peaks: first ? [peakOf(first, time.buckets, words)] : [],
        words: { column: TEXT.columns[time.unit], all: TEXT.all },
      });
    },
    [time, layers, words],
  );
  const chosen = useMemo(() => time && coveredBy(filter, time, zone), [filter, time, zone]);
  if (time === null || chosen === null) {
    return <p className="panel px-4 py-3 text-muted text-sm">{TEXT.missing}</p>;
  }
  const endOf = (start: string) =>
    time.buckets[time.buckets.findIndex((one) => one.start === start) + 1]?.start;
  const choose = (from: string, to: string | undefined) => {
    const range = rangeOf(time.unit, from, to, zone);
    const isSame = filter.from === range.from && filter.to === range.to;
    onFilter((now) => changed(now, isSame ? { from: undefined, to: undefined } : range));
  };
  const choosePeak = (peak: (typeof time.peaks)[number]) =>
    onFilter((now) =>
      changed(now, {
        ...rangeOf(time.unit, peak.from, peak.to, zone),
        ...(peak.variable === null || now.variable?.includes(peak.variable)
          ? {}
          : { variable: [...(now.variable ?? []), peak.variable] }),
      }),
    );
  const peaks = isWhole ? time.peaks : time.peaks.slice(0, FIRST_PEAKS);
  return (
    <Frame
      title={mark === undefined ? TEXT.titles[time.unit] : `${TEXT.titles[time.unit]} · ${mark}`}
      legend={layers}
      tools={
        <Select<Stack>
          label={TEXT.stack}
          size="small"
          value={stack}
          options={STACK_OPTIONS}
          onChange={onStack}
          className="w-auto"
        />
      }
      about={about}
      isCaptionShown={false}
      className="panel px-4 pt-2.5 pb-2"
      draw={draw}
      chosen={chosen}
      onSelect={({ key, part }) => {
        if (part === 'peak') choosePeak(time.peaks[0] as (typeof time.peaks)[number]);
        else choose(key, endOf(key));
      }}
      onRange={(from, to) => choose(from, endOf(to))}
    >
      {time.peaks.length > 0 && (
        <div className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
          <span className="text-muted">{TEXT.peaks}</span>
          {peaks.map((peak) => (
            <button
              key={`${peak.variable} ${peak.from}`}
              type="button"
              className="cursor-pointer text-left text-primary underline-offset-2 hover:underline"
              onClick={() => choosePeak(peak)}
            >
              {peakSentence(peak, words)}
            </button>
          ))}
          {time.peaks.length > FIRST_PEAKS && !isWhole && (
            <Button tone="ghost" size="small" onClick={() => setWhole(true)}>
              {TEXT.allPeaks(time.peaks.length)}
            </Button>
          )}
        </div>
      )}
    </Frame>
  );
});

type Time = NonNullable<RunOverview['time']>;

function peakSentence(peak: Time['peaks'][number], words: TimeWords): string {
  const { variable, from, to, share, elsewhere } = peak;
  const what = variable ?? TEXT.matching;
  const text = TEXT.peak(words.range(from, to), what, percentOf(share), percentOf(elsewhere));
  return peakOnceText(text, peak, DIFFERENCE_WORDS);
}

/** The bracket over the columns of a peak. */
function peakOf(peak: Time['peaks'][number], buckets: Time['buckets'], words: TimeWords) {
  const after = buckets.findIndex(({ start }) => start >= peak.to);
  const last = buckets[(after < 0 ? buckets.length : after) - 1]?.start ?? peak.from;
  return {
    from: peak.from,
    to: last,
    name: `${peak.variable ?? TEXT.matching} ${percentOf(peak.share)}`,
    label: peakSentence(peak, words),
  };
}
