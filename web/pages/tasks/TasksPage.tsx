import { PLATFORMS, type Platform } from '@smops/core/accounts/accounts.constants.js';
import type { TaskStatus } from '@smops/core/tasks/tasks.constants.js';
import { countTasks, filterTasks } from '@smops/core/tasks/tasks.model.js';
import type { Task } from '@smops/core/tasks/tasks.schemas.js';
import { deleteTask, importTasks, restoreTask, setTaskStatus } from '@smops/server/client/tasks.client.js';
import { CalendarDays, CircleCheck, Clock, ListTodo, Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { KeysDialog } from '../../components/KeysDialog.js';
import { PageHeader } from '../../components/PageHeader.js';
import { StatCard, StatCards } from '../../components/StatCard.js';
import { localToday } from '../../components/time.js';
import { useAction } from '../../components/useAction.js';
import { useKey } from '../../components/useKey.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { tasksAtom } from '../../state/tasks.js';
import { toast } from '../../state/toasts.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { PlatformFilter } from '../lists/PlatformFilter.js';
import { RecordList } from '../lists/RecordList.js';
import { useListEditor } from '../lists/useListEditor.js';
import { TaskDialog } from './TaskDialog.js';
import { TasksTable } from './TasksTable.js';
import { TASKS_MESSAGES, TASKS_TEXT as TEXT } from './tasks.texts.js';

const isPlatform = (value: string): value is Platform => PLATFORMS.some((platform) => platform === value);

/** Sets a status at once in what is shown; a call that fails takes it back. */
async function changeStatus(task: Task, status: TaskStatus): Promise<void> {
  const putBack = tasksAtom.patch((rows) =>
    rows.map((one) => (one.id === task.id ? { ...one, status } : one)),
  );
  try {
    await setTaskStatus(client, task.id, status);
  } catch (error) {
    putBack();
    throw error;
  }
  toast({ title: TEXT.statusUpdated[0], description: TEXT.statusUpdated[1] });
  await tasksAtom.refetch();
}

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: TEXT.linkCopied[0], description: TEXT.linkCopied[1] });
  } catch {
    toast({ tone: 'destructive', title: TEXT.copyFailed[0], description: TEXT.copyFailed[1] });
  }
}

export function TasksPage() {
  const tasks = useAtomValue(tasksAtom);
  const [search, setSearch] = useUrlState('q');
  const [platform, setPlatform] = useUrlState('platform');
  const editor = useListEditor<Task>({
    list: tasksAtom,
    messages: TASKS_MESSAGES,
    remove: (row) => deleteTask(client, row.id),
    restore: (row) => restoreTask(client, row.id),
  });
  useKey('n', editor.add);
  const [setStatus, isChanging] = useAction(changeStatus, () =>
    toast({ tone: 'destructive', title: TEXT.statusFailed[0], description: TEXT.statusFailed[1] }),
  );

  const wanted = useDeferredValue(search);
  const shown = useMemo(() => {
    const filter = { search: wanted, ...(isPlatform(platform) && { platform }) };
    return tasks.data && new Set(filterTasks(tasks.data, filter));
  }, [tasks.data, wanted, platform]);
  const counts = useMemo(() => tasks.data && countTasks(tasks.data, localToday()), [tasks.data]);
  const row = editor.row;

  return (
    <>
      <PageHeader
        title={TEXT.title}
        subtitle={TEXT.subtitle}
        actions={
          <Button tone="primary" icon={<Plus className="size-4.5" aria-hidden />} onClick={editor.add}>
            {TEXT.add}
          </Button>
        }
      />
      <StatCards label={TEXT.cards.label}>
        <StatCard label={TEXT.cards.total} value={counts?.total} icon={<ListTodo aria-hidden />} />
        <StatCard label={TEXT.cards.pending} value={counts?.pending} icon={<Clock aria-hidden />} />
        <StatCard label={TEXT.cards.completed} value={counts?.completed} icon={<CircleCheck aria-hidden />} />
        <StatCard label={TEXT.cards.today} value={counts?.today} icon={<CalendarDays aria-hidden />} />
      </StatCards>
      <RecordList
        title={TEXT.list}
        list={tasksAtom}
        loadFailed={TEXT.loadFailed}
        search={{ value: search, onChange: setSearch, placeholder: TEXT.search }}
        filters={<PlatformFilter value={platform} onChange={setPlatform} />}
        shownCount={shown?.size}
        exportPath="/api/tasks/export"
        exportQuery={{ search, platform }}
        importFile={(file) => importTasks(client, file)}
      >
        <TasksTable
          rows={tasks.data}
          filter={(one) => shown?.has(one) ?? true}
          glowKey={editor.glowKey}
          isChanging={isChanging}
          onStatus={(one, status) => void setStatus(one, status)}
          onCopyLink={(link) => void copyLink(link)}
          onAdd={editor.add}
          onEdit={editor.edit}
          onDelete={editor.askDelete}
          onClearFilters={() => {
            setSearch('');
            setPlatform('');
          }}
        />
      </RecordList>
      <TaskDialog
        open={editor.opened === 'add' || editor.opened === 'edit'}
        task={editor.opened === 'edit' ? row : undefined}
        onSaved={(one) => void editor.saved(one)}
        onFailed={editor.failed}
        onClose={editor.close}
      />
      <ConfirmDialog
        open={editor.opened === 'delete'}
        title={TEXT.deleteTitle}
        question={row && TEXT.deleteQuestion(row.taskId)}
        confirmLabel={RECORD_TEXT.delete}
        pending={editor.deleting}
        pendingLabel={RECORD_TEXT.deleting}
        onConfirm={editor.confirmDelete}
        onClose={editor.close}
      />
      <KeysDialog keys={TEXT.keys} />
    </>
  );
}
