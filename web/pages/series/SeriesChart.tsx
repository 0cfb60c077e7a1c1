import { dayAfter } from '@smops/core/days.model.js';
import { percentTick } from '@smops/core/platform/charts/figures.js';
import { lineScene } from '@smops/core/platform/charts/line.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import type { Series } from '@smops/core/telling/series/series.schemas.js';
import { SERIES_TEXTS } from '@smops/core/telling/series/series.texts.model.js';
import { useCallback } from 'react';
import { Frame } from '../../charts/Frame.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { tickNames } from '../../format/dates.js';
import { SERIES_TEXT as TEXT } from './series.texts.js';
import { toldDay } from './told-day.js';

const HEIGHT = 240;

export interface SeriesChartProps {
  series: Series;
  variable: string;
  /** Days were drawn over: from the first to the last of them. */
  onDays(from: string, to: string): void;
}

/** What is said where another version of the engine begins. */
function changeAt({ engineChanges }: Series, start: string): string | undefined {
  const change = engineChanges.find((one) => one.start === start);
  return change && SERIES_TEXTS().engineChanged(change.from, change.to);
}

/** The share of one variable over time, its interval as a band, and the comments as columns below. */
export function SeriesChart({ series, variable, onDays }: SeriesChartProps) {
  const own = series.variables.find((one) => one.variable === variable);
  const zone = useTimeZone();
  const draw = useCallback(
    (width: number) => {
      const ticks = tickNames(
        series.points.map(({ start }) => start),
        zone,
      );
      return lineScene({
        label: TEXT.chart(variable),
        width,
        height: HEIGHT,
        points: series.points.flatMap(({ start, comments }, at) => {
          const point = own?.points[at];
          if (!point) return [];
          const { share, low, high } = point;
          return [
            {
              ...{ key: start, at: Date.parse(start), name: toldDay(start, zone), tick: ticks[at] ?? '' },
              ...{ value: share, low, high, volume: comments },
              change: changeAt(series, start),
            },
          ];
        }),
        format: percentOf,
        formatTick: percentTick,
        words: TEXT.words,
      });
    },
    [series, variable, own, zone],
  );
  return (
    <Frame
      level={2}
      title={TEXT.chart(variable)}
      about={[
        TEXT.chartAbout(series.runs.length),
        own?.points.some((point) => point?.kind === 'corrected') ? TEXT.corrected : TEXT.machine,
        ...(series.engineChanges.length > 0 ? [SERIES_TEXTS().aboutEngine] : []),
      ]}
      draw={draw}
      onRange={
        series.unit === 'run'
          ? undefined
          : (from, to) => onDays(from, series.unit === 'week' ? dayAfter(to, 6) : to)
      }
    />
  );
}
