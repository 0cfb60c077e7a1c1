import { countTasks, filterTasks } from '@smops/core/tasks/tasks.model.js';
import type { Task } from '@smops/core/tasks/tasks.schemas.js';
import { deleteTask, importTasks, restoreTask } from '@smops/server/client/tasks.client.js';
import { CalendarDays, CircleCheck, Clock, ListTodo, Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { KeysDialog } from '../../components/dialog/KeysDialog.js';
import { todayIn } from '../../components/format/time.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { PageHeader } from '../../components/PageHeader.js';
import { StatCard, StatCards } from '../../components/StatCard.js';
import { useKey } from '../../components/useKey.js';
import { useUrlState } from '../../components/useUrlState.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { tasksAtom } from '../../state/records/tasks.js';
import { toast } from '../../state/toasts.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { PlatformFilter, usePlatform } from '../lists/PlatformFilter.js';
import { RecordList } from '../lists/RecordList.js';
import { useListEditor } from '../lists/useListEditor.js';
import { chooseStatus, chosenTasksAtom, heldStatusesAtom, isSendingStatusAtom } from './completing.js';
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

export function TasksPage() {
  const tasks = useAtomValue(chosenTasksAtom);
  const isSending = useAtomValue(isSendingStatusAtom);
  const held = useAtomValue(heldStatusesAtom);
  const today = todayIn(useTimeZone());
  const [search, setSearch] = useUrlState('q');
  const [platform, setPlatform] = usePlatform();
  const clearFilters = () => {
    setSearch('');
    setPlatform(undefined);
  };
  const editor = useListEditor<Task>({
    filters: {
      hide: (row) => filterTasks([row], { search, ...(platform && { platform }) }).length === 0,
      clear: clearFilters,
    },
    list: tasksAtom,
    messages: TASKS_MESSAGES,
    remove: (row) => deleteTask(client, row.id),
    restore: (row) => restoreTask(client, row.id),
  });
  useKey('n', editor.add);

  const wanted = useDeferredValue(search);
  const shown = useMemo(() => {
    const filter = { search: wanted, ...(platform && { platform }) };
    return tasks.data && new Set(filterTasks(tasks.data, filter));
  }, [tasks.data, wanted, platform]);
  const counts = useMemo(() => tasks.data && countTasks(tasks.data, today), [tasks.data, today]);
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
      <StatCards label={CARDS.label} failed={tasks.error !== undefined}>
        <StatCard label={CARDS.total} value={counts?.total} icon={<ListTodo aria-hidden />} />
        <StatCard label={CARDS.pending} value={counts?.pending} icon={<Clock aria-hidden />} />
        <StatCard label={CARDS.completed} value={counts?.completed} icon={<CircleCheck aria-hidden />} />
        <StatCard label={CARDS.today} value={counts?.today} icon={<CalendarDays aria-hidden />} />
      </StatCards>
      <RecordList
        title={TEXT.list}
        list={tasksAtom}
        loadFailed={TEXT.loadFailed}
        search={{ value: search, onChange: setSearch, placeholder: TEXT.search }}
        filters={<PlatformFilter value={platform} onChange={setPlatform} />}
        shownCount={shown?.size}
        exportPath="/api/tasks/export"
        exportQuery={{ search, platform: platform ?? '' }}
        importFile={(file) => importTasks(client, file)}
      >
        <TasksTable
          rows={tasks.data}
          filter={(one) => shown?.has(one) ?? true}
          glowKey={editor.glowKey}
          isSending={isSending}
          held={held}
          onStatus={chooseStatus}
          onCopyLink={(link) => void copyLink(link)}
          onAdd={editor.add}
          onEdit={editor.edit}
          onDelete={editor.askDelete}
          onClearFilters={clearFilters}
        />
      </RecordList>
      <TaskDialog
        open={editor.opened === 'add' || editor.opened === 'edit'}
        row={editor.opened === 'edit' ? row : undefined}
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
