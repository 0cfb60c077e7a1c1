import type { TaskStatus } from '@smops/core/records/tasks/tasks.constants.js';
import { countTasks } from '@smops/core/records/tasks/tasks.model.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { CalendarDays, CircleCheck, Clock, ListTodo } from 'lucide-react';
import { useMemo } from 'react';
import { StatCard, StatCards } from '../../components/StatCard.js';
import type { Days } from './DayFilter.js';
import { TASKS_CARDS as CARDS } from './tasks.texts.js';

/** How many tasks there are, and how many of each kind; a press narrows the list to these. */
export function TaskCards(props: {
  tasks: readonly Task[] | undefined;
  today: string;
  failed: boolean;
  status: TaskStatus | undefined;
  setStatus(status: TaskStatus | undefined): void;
  days: Pick<Days, 'day' | 'setDay'>;
  showAll(): void;
}) {
  const { tasks, today, failed, status, setStatus, showAll } = props;
  const { day, setDay } = props.days;
  const counts = useMemo(() => tasks && countTasks(tasks, today), [tasks, today]);
  const statusCard = (of: TaskStatus) => ({
    pressed: status === of,
    onPress: () => setStatus(status === of ? undefined : of),
  });
  return (
    <StatCards label={CARDS.label} failed={failed}>
      <StatCard label={CARDS.total} value={counts?.total} icon={<ListTodo aria-hidden />} onPress={showAll} />
      <StatCard
        label={CARDS.pending}
        value={counts?.pending}
        icon={<Clock aria-hidden />}
        {...statusCard('In Progress')}
      />
      <StatCard
        label={CARDS.completed}
        value={counts?.completed}
        icon={<CircleCheck aria-hidden />}
        {...statusCard('Completed')}
      />
      <StatCard
        label={CARDS.today}
        value={counts?.today}
        icon={<CalendarDays aria-hidden />}
        pressed={day === 'today'}
        onPress={() => setDay(day === 'today' ? undefined : 'today')}
      />
    </StatCards>
  );
}
