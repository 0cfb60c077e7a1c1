import { engineChanges } from '@smops/core/analysis/sentiments/engine-changes.model.js';
import { lineScene } from '@smops/core/platform/charts/line.js';
import { type ReactNode, useCallback } from 'react';
import { Frame } from '../../charts/Frame.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { shortDate, tickNames } from '../../format/dates.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';

const TEXT = SENTIMENTS_TEXT.trend;
const SCALE = [0, 10] as const;
/** Where the bands begin that the specification gives a score. */
const BANDS = [
  { at: 0, name: SENTIMENTS_TEXT.labels.negative },
  { at: 4, name: SENTIMENTS_TEXT.labels.neutral },
  { at: 7, name: SENTIMENTS_TEXT.labels.positive },
];

export interface ScoreChartProps {
  /** The chart in one sentence. */
  label: string;
  about: readonly string[];
  /** By date. */
  scores: readonly {
    id: number;
    taskId: string;
    analyzeDate: string;
    sentimentScore: string;
    engineVersion: string | null;
    comments: number;
  }[];
  height: number;
  /** Default: that of the sentiments page. */
  title?: string;
  isTitleShown?: boolean;
  tools?: ReactNode;
  className?: string;
}

/** The scores of analyses by date on the scale with its bands, and how many comments each rests on. */
export function ScoreChart(props: ScoreChartProps) {
  const { label, about, scores, height, title = TEXT.title, isTitleShown = true, tools, className } = props;
  const zone = useTimeZone();
  const draw = useCallback(
    (width: number) => {
      const ticks = tickNames(
        scores.map(({ analyzeDate }) => analyzeDate),
        zone,
      );
      const changes = new Map(
        engineChanges(scores).map(({ index, from, to }) => [index, TEXT.engineChanged(from, to)]),
      );
      return lineScene({
        label,
        width,
        height,
        domain: SCALE,
        bands: BANDS,
        format: (value) => value.toFixed(Number.isInteger(value) ? 0 : 1),
        points: scores.map(({ id, taskId, analyzeDate, sentimentScore, comments }, at) => ({
          key: String(id),
          at: Date.parse(analyzeDate),
          name: `${taskId}, ${shortDate(analyzeDate, zone)}`,
          tick: ticks[at] ?? '',
          value: Number(sentimentScore),
          ...(comments > 0 && { volume: comments }),
          change: changes.get(at),
        })),
        words: { time: TEXT.date, value: TEXT.score, interval: '', volume: TEXT.volume },
      });
    },
    [scores, label, height, zone],
  );
  return (
    <Frame
      level={2}
      title={title}
      isTitleShown={isTitleShown}
      about={engineChanges(scores).length > 0 ? [...about, TEXT.aboutEngine] : about}
      tools={tools}
      draw={draw}
      {...(className && { className })}
    />
  );
}
