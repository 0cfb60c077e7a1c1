import type { SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { ALL_TASKS as ALL } from '@smops/core/telling/reports/reports.constants.js';
import { useMemo, useState } from 'react';
import { Select } from '../../components/form/Select.js';
import { later } from '../../components/Later.js';
import { ReportLink } from '../reports/ReportLink.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';

const TEXT = SENTIMENTS_TEXT.trend;
const HEIGHT = 220;
const ScoreChart = later(async () => (await import('./ScoreChart.js')).ScoreChart, 'h-74');

/** The scores of all tasks, or of one, by date, with their volume. */
export function TrendCard({ records }: { records: readonly SentimentRecord[] }) {
  const [taskId, setTaskId] = useState<string>(ALL);
  const taskIds = useMemo(() => [...new Set(records.map((record) => record.taskId))].sort(), [records]);
  const scores = useMemo(
    () =>
      records
        .filter((record) => taskId === ALL || record.taskId === taskId)
        .map((record) => ({ ...record, comments: record.comments?.total ?? 0 })),
    [records, taskId],
  );
  const tools = (
    <>
      {taskIds.length > 1 && (
        <Select
          label={TEXT.task}
          size="small"
          className="w-44"
          value={taskId}
          onChange={setTaskId}
          options={[{ value: ALL, label: TEXT.allTasks }, ...taskIds.map((id) => ({ value: id, label: id }))]}
        />
      )}
      <ReportLink href={`/sentiments?report=${encodeURIComponent(taskId)}`} size="small" />
    </>
  );
  if (scores.length < 2)
    return (
      <section className="panel p-4" aria-label={TEXT.title}>
        <header className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold text-sm">{TEXT.title}</h2>
          <div className="flex flex-wrap items-center gap-2">{tools}</div>
        </header>
        <p className="text-muted text-sm">{TEXT.empty}</p>
      </section>
    );
  return (
    <ScoreChart
      label={TEXT.caption(taskId === ALL ? TEXT.allTasks : taskId)}
      about={[TEXT.about]}
      scores={scores}
      height={HEIGHT}
      tools={tools}
    />
  );
}
