import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import { TASK_STATUSES, type TaskStatus } from '@smops/core/records/tasks/tasks.constants.js';
import { countTasks, filterTasks, mayChangeStatus } from '@smops/core/records/tasks/tasks.model.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { CalendarDays, CircleCheck, Clock, ListTodo } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../components/Button.js';
import { DayInput } from '../../components/form/DayField.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { later } from '../../components/Later.js';
import { StatCard, StatCards } from '../../components/StatCard.js';
import { useUrlState } from '../../components/useUrlState.js';
import { todayIn } from '../../format/dates.js';
import { useAtomValue } from '../../state/atoms.js';
import { tasksAtom } from '../../state/records/tasks.js';
import { toast } from '../../state/toasts.js';
import { FacetSelect, useFacet } from '../lists/FacetSelect.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { PlatformFilter, usePlatform } from '../lists/PlatformFilter.js';
import { RecordList } from '../lists/RecordList.js';
import { RecordPage } from '../lists/RecordPage.js';
import { useRecords } from '../lists/useRecords.js';
import { chooseStatus, chosenTasksAtom, heldStatusesAtom, isSendingStatusAtom } from './completing.js';
import { DAY_OPTIONS, DAY_RANGES, daysOf } from './day-range.js';
import { TaskDialog } from './TaskDialog.js';
import { TasksTable } from './TasksTable.js';
import { TASKS_CARDS as CARDS, TASKS_MESSAGES, TASKS_TEXT as TEXT } from './tasks.texts.js';

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
const STATUS_OPTIONS = TASK_STATUSES.map((status) => ({ value: status, label: choiceText(status) }));
const chooseOne = (task: Task, status: TaskStatus) => chooseStatus([task], status);

export function TasksPage() {
  const tasks = useAtomValue(chosenTasksAtom);
  const isSending = useAtomValue(isSendingStatusAtom);
  const held = useAtomValue(heldStatusesAtom);
  const today = todayIn(useTimeZone());
  const [platform, setPlatform] = usePlatform();
  const [status, setStatus] = useFacet('status', TASK_STATUSES);
  const [day, setDay] = useFacet('day', DAY_RANGES);
  const [from, setFrom] = useUrlState('from');
  const [to, setTo] = useUrlState('to');
  const facets = useMemo(
    () => ({
      ...(platform && { platform }),
      ...(status && { status }),
      ...daysOf(day, today, { from, to }),
    }),
    [platform, status, day, today, from, to],
  );
  const records = useRecords({
    entity: 'task',
    list: tasksAtom,
    rows: tasks.data,
    messages: TASKS_MESSAGES,
    facets,
    clearFacets: () => {
      setPlatform(undefined);
      setStatus(undefined);
      setDay(undefined);
    },
    filterRows: filterTasks,
    operations: TASKS,
  });
  const { rows, editor, selection } = records;
  const counts = useMemo(() => rows && countTasks(rows, today), [rows, today]);
  const open = selection.rows.filter((task) => mayChangeStatus(task.status));
  const statusCard = (of: TaskStatus) => ({
    pressed: status === of,
    onPress: () => setStatus(status === of ? undefined : of),
  });

  return (
    <RecordPage texts={TEXT} editor={editor} deleteQuestion={(row) => TEXT.deleteQuestion(row.taskId)}>
      <StatCards label={CARDS.label} failed={records.error !== undefined}>
        <StatCard
          label={CARDS.total}
          value={counts?.total}
          icon={<ListTodo aria-hidden />}
          onPress={records.clearFilters}
        />
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
      {rows === undefined && records.error === undefined && <WeekColumns.Bone />}
      {rows && rows.length > 0 && (
        <WeekColumns
          tasks={rows}
          today={today}
          onSelect={(first, last) => {
            setDay('custom');
            setFrom(first);
            setTo(last);
          }}
        />
      )}
      <RecordList
        records={records}
        texts={TEXT}
        filters={
          <>
            <PlatformFilter value={platform} onChange={setPlatform} />
            <FacetSelect
              label={RECORD_TEXT.status}
              all={RECORD_TEXT.anyStatus}
              options={STATUS_OPTIONS}
              value={status}
              onChange={setStatus}
            />
            <FacetSelect
              label={TEXT.columns.date}
              all={TEXT.anyDay}
              options={DAY_OPTIONS}
              value={day}
              onChange={setDay}
            />
            {day === 'custom' && (
              <span className="flex items-center gap-1.5 max-sm:w-full">
                <DayInput label={TEXT.from} value={from} onChange={setFrom} />
                <span aria-hidden>–</span>
                <DayInput label={TEXT.to} value={to} onChange={setTo} />
              </span>
            )}
          </>
        }
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
      <TaskDialog
        open={editor.opened === 'add' || editor.opened === 'edit'}
        row={editor.opened === 'edit' ? editor.row : undefined}
        onSaved={(one) => void editor.saved(one)}
        onFailed={editor.failed}
        onClose={editor.close}
      />
    </RecordPage>
  );
}
