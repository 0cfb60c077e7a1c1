import type { SentimentRecord } from '@smops/core/sentiments/sentiments.schemas.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Select } from '../../components/form/Select.js';
import { shortDate } from '../../components/format/time.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';
import { CHART, pointsOf, SCORE_LINES, yOfScore } from './trend.model.js';

const TEXT = SENTIMENTS_TEXT.trend;
const ALL = 'all';
/** Beyond this many points the line says it all. */
const MOST_DOTS = 60;

/** The width of an element in px, kept up to date. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/** The scores of one task, or of all, by date: a line to look at, a table to be read out. */
export function TrendCard({ records }: { records: readonly SentimentRecord[] }) {
  const zone = useTimeZone();
  const latest = records.at(-1)?.taskId ?? ALL;
  const [chosen, setChosen] = useState<string>();
  const taskId = chosen ?? latest;
  const taskIds = useMemo(() => [...new Set(records.map((record) => record.taskId))].sort(), [records]);
  const shown = useMemo(
    () => records.filter((record) => taskId === ALL || record.taskId === taskId),
    [records, taskId],
  );
  const [frame, width] = useWidth();
  const points = useMemo(() => pointsOf(shown, width), [shown, width]);
  const name = taskId === ALL ? TEXT.allTasks : taskId;
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <section className="panel p-4" aria-label={TEXT.title}>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">{TEXT.title}</h2>
        <Select
          label={TEXT.task}
          size="small"
          className="w-44"
          value={taskId}
          onChange={setChosen}
          options={[{ value: ALL, label: TEXT.allTasks }, ...taskIds.map((id) => ({ value: id, label: id }))]}
        />
      </header>
      {points.length < 2 && <p className="text-muted text-sm">{TEXT.empty}</p>}
      <div ref={frame} className="overflow-hidden">
        {points.length >= 2 && (
          <svg width={width} height={CHART.height} aria-hidden>
            {SCORE_LINES.map((score) => (
              <g key={score}>
                <line
                  x1={CHART.left}
                  x2={width - CHART.right}
                  y1={yOfScore(score)}
                  y2={yOfScore(score)}
                  className="stroke-base-300"
                />
                <text
                  x={CHART.left - 8}
                  y={yOfScore(score) + 4}
                  textAnchor="end"
                  className="fill-muted text-xs"
                >
                  {score}
                </text>
              </g>
            ))}
            <polyline points={line} fill="none" strokeWidth={2} className="stroke-primary" />
            {points.length <= MOST_DOTS &&
              points.map(({ x, y, record }) => (
                <circle key={record.id} cx={x} cy={y} r={3.5} className="fill-primary">
                  <title>{`${shortDate(record.analyzeDate, zone)}: ${record.sentimentScore}`}</title>
                </circle>
              ))}
            {points.length > 0 && (
              <>
                <text x={CHART.left} y={CHART.height - 4} className="fill-muted text-xs">
                  {shortDate(shown[0]?.analyzeDate ?? '', zone)}
                </text>
                {points.length > 1 && (
                  <text
                    x={width - CHART.right}
                    y={CHART.height - 4}
                    textAnchor="end"
                    className="fill-muted text-xs"
                  >
                    {shortDate(shown.at(-1)?.analyzeDate ?? '', zone)}
                  </text>
                )}
              </>
            )}
          </svg>
        )}
      </div>
      <div className="sr-only">
        <table>
          <caption>{TEXT.caption(name)}</caption>
          <thead>
            <tr>
              <th scope="col">{TEXT.date}</th>
              <th scope="col">{TEXT.score}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(-MOST_DOTS).map((record) => (
              <tr key={record.id}>
                <td>{shortDate(record.analyzeDate, zone)}</td>
                <td>{record.sentimentScore}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
