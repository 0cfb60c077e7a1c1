import { columnsScene } from '@smops/core/platform/charts/columns.js';
import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import { countByWeek } from '@smops/core/records/tasks/tasks.model.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { useCallback, useMemo } from 'react';
import { Frame } from '../../charts/Frame.js';
import { calendarDay, dayTick } from '../../format/dates.js';
import { TASKS_TEXT } from './tasks.texts.js';

const TEXT = TASKS_TEXT.chart;
const HEIGHT = 150;
const SERIES = [
  { key: 'Completed', name: choiceText('Completed'), role: 'base' },
  { key: 'In Progress', name: choiceText('In Progress'), role: 'muted' },
] as const;

export interface WeekColumnsProps {
  tasks: readonly Task[];
  today: string;
  /** The first and the last day of a week. */
  onSelect(from: string, to: string): void;
}

/** Tasks of the last twelve weeks by their date: how many are completed. A column filters the list by its week. */
export function WeekColumns({ tasks, today, onSelect }: WeekColumnsProps) {
  const weeks = useMemo(() => countByWeek(tasks, today), [tasks, today]);
  const draw = useCallback(
    (width: number) =>
      columnsScene({
        label: TEXT.title,
        width,
        height: HEIGHT,
        series: SERIES,
        columns: weeks.map(({ from, to, completed, open }) => ({
          key: from,
          name: `${calendarDay(from)} – ${calendarDay(to)}`,
          tick: dayTick(from),
          values: [completed, open],
        })),
        words: { column: TEXT.week, all: TEXT.all },
      }),
    [weeks],
  );
  return (
    <Frame
      level={2}
      className="panel mt-4 px-4 py-3 max-md:order-last"
      title={TEXT.title}
      about={[TEXT.about]}
      isCaptionShown={false}
      legend={SERIES}
      draw={draw}
      onSelect={({ key }) => onSelect(key, weeks.find(({ from }) => from === key)?.to ?? key)}
    />
  );
}
