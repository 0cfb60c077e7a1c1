import { barsScene } from '../../../platform/charts/bars.js';
import { columnsScene } from '../../../platform/charts/columns.js';
import { shareOf } from '../../../platform/charts/figures.js';
import type { Scene } from '../../../platform/charts/scene.js';
import { dayText, hourText, momentText, shortDayText } from '../../../platform/language/dates.model.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import { peakOnceText } from '../../shares/copied-shares.model.js';
import { DIFFERENCES } from '../../shares/differences.texts.model.js';
import type { RunOverview } from './overview.schemas.js';
import { OVERVIEW } from './overview.texts.model.js';

type Timeline = NonNullable<RunOverview['time']>;
type Variable = RunOverview['variables'][number];

/** Negative stands on the line, where its height is compared best. */
const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;

/** How a language writes moments in a time zone: a day, and an hour where columns are hours. */
function clockOf(unit: Timeline['unit'], timeZone: string) {
  return unit === 'hour'
    ? {
        name: (time: string) => momentText(time, 'hour', timeZone),
        tick: (time: string) => hourText(time, timeZone),
      }
    : {
        name: (time: string) => dayText(time, timeZone),
        tick: (time: string) => shortDayText(time, timeZone),
      };
}

/** "banjir: 72% on 10 – 12 Nov, 16% otherwise", for each time at which a share was clearly higher. */
export function peakTexts({ unit, peaks }: Timeline, timeZone: string): string[] {
  const say = OVERVIEW();
  const clock = clockOf(unit, timeZone);
  return peaks.map((peak) => {
    const { variable, from, to, share, elsewhere } = peak;
    const last = clock.name(unit === 'hour' ? to : new Date(Date.parse(to) - 1).toISOString());
    const when = [...new Set([clock.name(from), last])].join(' – ');
    const text = say.peak(variable ?? say.theseComments, when, percentOf(share), percentOf(elsewhere));
    return peakOnceText(text, peak, DIFFERENCES());
  });
}

/** The comments of a run over time, by sentiment, with the times at which a share was clearly higher. */
export function timeScene(
  time: Timeline,
  { width, height, timeZone }: { width: number; height: number; timeZone: string },
): Scene {
  const say = OVERVIEW();
  const clock = clockOf(time.unit, timeZone);
  const lastOf = (to: string) => time.buckets.filter(({ start }) => start < to).at(-1)?.start ?? to;
  const sentences = peakTexts(time, timeZone);
  const shown = new Set(time.buckets.map(({ start }) => start));
  return columnsScene({
    label: say.byTime[time.unit],
    width,
    height,
    series: SENTIMENTS.map((key) => ({ key, name: say.words[key], role: key })),
    columns: time.buckets.map(({ start, ...counts }) => ({
      key: start,
      name: clock.name(start),
      tick: clock.tick(start),
      values: SENTIMENTS.map((label) => counts[label]),
    })),
    peaks: time.peaks
      .map((peak, index) => ({
        from: peak.from,
        to: lastOf(peak.to),
        name: say.peakName(peak.variable ?? say.theseComments, percentOf(peak.share)),
        label: sentences[index] ?? '',
      }))
      .filter(({ from, to }) => shown.has(from) && shown.has(to)),
    words: { column: say.when[time.unit], all: say.all },
  });
}

/** A share of a variable that is known better than from the machine's count, with its interval. */
export interface BetterShare {
  share: number;
  low: number;
  high: number;
}

/** The variables with their shares and sentiments, those of most comments first. */
export function variablesScene(
  variables: readonly Variable[],
  {
    width,
    whole,
    better,
    withTrend,
    inBlocks,
  }: {
    width: number;
    whole: number;
    better?: ReadonlyMap<string, BetterShare>;
    withTrend?: boolean;
    /** For a terminal. */
    inBlocks?: boolean;
  },
): Scene {
  const say = OVERVIEW();
  return barsScene({
    label: say.variables,
    width,
    inBlocks,
    parts: withTrend ? ['share', 'sentiment', 'trend'] : ['share', 'sentiment'],
    rows: variables.map(({ variable, count, positive, neutral, negative, byTime }) => ({
      key: variable,
      name: variable,
      count,
      share: shareOf(count, whole),
      ...better?.get(variable),
      sentiment: { positive, neutral, negative },
      trend: byTime,
    })),
    words: say.words,
  });
}
