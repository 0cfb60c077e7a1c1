import { severalRecords } from '@smops/core/platform/texts/bulk-label.model.js';
import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { TASKS_VIEW } from '@smops/core/records/tasks/tasks.view.js';
import { atom } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { holdBack } from '../../state/held.js';
import { tasksAtom } from '../../state/records/tasks.js';
import { store } from '../../state/store.js';
import { toast } from '../../state/toasts.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { TASKS_TEXT as TEXT } from './tasks.texts.js';

/** As long as the toast with Undo stands there. */
const UNDO_MS = 5000;

interface Change {
  status: Task['status'];
  isSending: boolean;
}
type Changes = ReadonlyMap<number, Change>;

/** Statuses that were chosen and are not yet stored, by task. */
const changesAtom = atom<Changes>(new Map());

/** The tasks as they were chosen to be. */
export const chosenTasksAtom = atom((get) => {
  const tasks = get(tasksAtom);
  const changes = get(changesAtom);
  if (changes.size === 0) return tasks;
  const data = tasks.data?.map((task) => {
    const change = changes.get(task.id);
    return change ? { ...task, status: change.status } : task;
  });
  return { ...tasks, data };
});

/** Whether a chosen status is on its way to the server. */
export const isSendingStatusAtom = atom((get) => [...get(changesAtom).values()].some((one) => one.isSending));

/** Whether a task's status was chosen and can still be undone. */
export const heldStatusesAtom = atom(
  (get) => new Set([...get(changesAtom)].filter(([, { isSending }]) => !isSending).map(([id]) => id)),
);

function change(ids: readonly number[], next: Change | undefined): void {
  store.set(changesAtom, (changes) => {
    const changed = new Map(changes);
    for (const id of ids) {
      if (next) changed.set(id, next);
      else changed.delete(id);
    }
    return changed;
  });
}

async function setStatus(ids: number[], status: Task['status']): Promise<void> {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) await client.call(TASKS.setStatus, { id: only, status });
  else await client.call(TASKS.setStatuses, { ids, status });
}

async function send(ids: number[], status: Task['status']): Promise<void> {
  change(ids, { status, isSending: true });
  try {
    await setStatus(ids, status);
    tasksAtom.patch((rows) => rows.map((one) => (ids.includes(one.id) ? { ...one, status } : one)));
    const [title, description] = TASKS_VIEW.texts().statusUpdated;
    toast({ title, description });
  } catch {
    toast({
      tone: 'destructive',
      title: RECORD_TEXT.error,
      description: TASKS_VIEW.texts().statusFailed,
    });
  } finally {
    change(ids, undefined);
  }
}

/** Shows a status of tasks at once and stores it after five seconds, because the server takes no completed task back. */
export function chooseStatus(tasks: readonly Task[], status: Task['status']): void {
  const ids = tasks.map(({ id }) => id);
  change(ids, { status, isSending: false });
  const undo = holdBack(() => send(ids, status), UNDO_MS);
  const [only] = tasks;
  const name = only && ids.length === 1 ? only.taskId : severalRecords('task', ids.length);
  toast({
    title: TEXT.statusChosen(name, choiceText(status)),
    description: TEXT.statusFinal,
    action: {
      label: RECORD_TEXT.undo,
      onSelect: () => {
        if (undo()) change(ids, undefined);
      },
    },
  });
}
