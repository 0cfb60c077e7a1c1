import type { TaskStatus } from '@smops/core/records/tasks/tasks.constants.js';
import { mayChangeStatus } from '@smops/core/records/tasks/tasks.model.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { TASKS_VIEW } from '@smops/core/records/tasks/tasks.view.js';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../components/Button.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { later } from '../../components/Later.js';
import { todayIn } from '../../format/dates.js';
import { useAtomValue } from '../../state/atoms.js';
import { tasksAtom } from '../../state/records/tasks.js';
import { toast } from '../../state/toasts.js';
import { RecordList } from '../lists/RecordList.js';
import { RecordPage } from '../lists/RecordPage.js';
import { useRecords } from '../lists/useRecords.js';
import { chooseStatus, chosenTasksAtom, heldStatusesAtom, isSendingStatusAtom } from './completing.js';
import { DayFilter, useDays } from './DayFilter.js';
import { TaskCards } from './TaskCards.js';
import { TaskDialog } from './TaskDialog.js';
import { TasksTable } from './TasksTable.js';
import { TASKS_TEXT as TEXT } from './tasks.texts.js';

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: TEXT.linkCopied[0], description: TEXT.linkCopied[1] });
  } catch {
    toast({ tone: 'destructive', title: TEXT.copyFailed[0], description: TEXT.copyFailed[1] });
  }
}

const WeekColumns = later(
  async () => (await import('./WeekColumns.js')).WeekColumns,
  'mt-4 h-50.5 max-md:order-last',
);
const chooseOne = (task: Task, status: TaskStatus) => chooseStatus([task], status);

export function TasksPage() {
  const tasks = useAtomValue(chosenTasksAtom);
  const isSending = useAtomValue(isSendingStatusAtom);
  const held = useAtomValue(heldStatusesAtom);
  const today = todayIn(useTimeZone());
  const days = useDays(today);
  const records = useRecords({
    view: TASKS_VIEW,
    list: tasksAtom,
    rows: tasks.data,
    own: days,
    operations: TASKS,
  });
  const { rows, selection } = records;
  const open = selection.rows.filter((task) => mayChangeStatus(task.status));

  return (
    <RecordPage texts={TEXT} records={records}>
      <TaskCards
        tasks={rows}
        today={today}
        failed={records.error !== undefined}
        status={records.facets.status}
        setStatus={(status) => records.choose('status', status)}
        days={days}
        showAll={records.clearFilters}
      />
      {rows === undefined && records.error === undefined && <WeekColumns.Bone />}
      {rows && rows.length > 0 && <WeekColumns tasks={rows} today={today} onSelect={days.setDays} />}
      <RecordList
        records={records}
        texts={TEXT}
        filters={<DayFilter days={days} />}
        setStatus={
          <Button
            icon={<CircleCheck className="size-4" aria-hidden />}
            disabled={open.length === 0 || isSending}
            onClick={() => {
              chooseStatus(open, 'Completed');
              selection.clear();
            }}
          >
            {TEXT.complete}
          </Button>
        }
      >
        <TasksTable
          records={records}
          isSending={isSending}
          held={held}
          onStatus={chooseOne}
          onCopyLink={(link) => void copyLink(link)}
        />
      </RecordList>
      <TaskDialog records={records} today={today} />
    </RecordPage>
  );
}
