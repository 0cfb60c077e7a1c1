import { z } from 'zod';
import { problemsOf } from '../../parse-input.js';
import type { Db } from '../../platform/db/database.js';
import { LISTS_TEXTS } from '../../platform/texts/lists.texts.model.js';
import { choice, inputShape, requiredText } from '../lists/list-fields.schemas.js';
import { type Cells, trimmed } from '../transfer/cells.js';
import {
  bulkColumns,
  exportColumns,
  importColumns,
  keepMissing,
  readCells,
} from '../transfer/field-transfer.js';
import type { ListImport } from '../transfer/list-import.js';
import { contentKeyOf, fieldsOf } from './task-rows.js';
import { asTaskText } from './task-text.js';
import { parseTaskList, parseTaskTypes } from './task-types.model.js';
import type { TaskStatus } from './tasks.constants.js';
import { TASK_FIELDS } from './tasks.fields.js';
import { mayChangeStatus } from './tasks.model.js';
import { findTaskRowsByKeys, nextTaskId, passTaskNumber } from './tasks.repository.js';
import { type Task, type TaskFields, UPDATED_TASK } from './tasks.schemas.js';
import type { TaskRow } from './tasks.table.js';

const { taskId, status } = TASK_FIELDS;

/** A row of a file: tasks are known by their task id, else by what they say. */
const TaskRowInput = z.strictObject({
  ...inputShape(TASK_FIELDS, UPDATED_TASK),
  taskId: requiredText('Task id', taskId.max)
    .nullish()
    .transform((value) => value ?? null),
  status: choice(status, 'In Progress'),
}) as z.ZodType as z.ZodType<ImportedTask>;
type ImportedTask = TaskFields & { taskId: string | null; status: TaskStatus };

/** `31/12/2026` and `31-12-2026`, as dates are written in Malaysia, as `2026-12-31`. */
function asIsoDate(value: unknown): unknown {
  const match = typeof value === 'string' ? /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value.trim()) : null;
  if (match === null) return trimmed(value);
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function read(cells: Cells) {
  const { task } = cells;
  const result = TaskRowInput.safeParse({
    ...readCells(TASK_FIELDS, cells),
    date: asIsoDate(cells.date),
    // JSON files may hold the list itself.
    task: typeof task === 'string' ? asTaskText(task) : Array.isArray(task) ? JSON.stringify(task) : task,
  });
  if (!result.success) return { problems: problemsOf(result.error) };
  const fields = result.data;
  if (parseTaskList(fields.task) !== undefined && parseTaskTypes(fields.task) === undefined) {
    return { problems: [{ path: 'task', message: LISTS_TEXTS().taskTypes }] };
  }
  return { fields };
}

const contentText = (fields: TaskFields) => contentKeyOf(fields).toString('hex');
const keyOf = (fields: ImportedTask) =>
  fields.taskId === null ? `content ${contentText(fields)}` : `id ${fields.taskId}`;

const sameLines = (a: string | null, b: string | null) =>
  (a ?? '').replaceAll('\r\n', '\n') === (b ?? '').replaceAll('\r\n', '\n');

/** The sequence goes past every TASK-number that a file brings, so that no later task is given it again. */
async function passNumbers(trx: Db, rows: ImportedTask[]): Promise<void> {
  const numbers = rows.map(({ taskId }) => Number(/^TASK-(\d{1,9})$/.exec(taskId ?? '')?.[1] ?? 0));
  const highest = numbers.reduce((a, b) => Math.max(a, b), 0);
  if (highest > 0) await passTaskNumber(trx, highest);
}

const stored = (row: TaskRow, key: string) => ({
  id: row.id,
  key,
  fields: { ...fieldsOf(row), taskId: row.taskId, status: row.status },
  isDeleted: row.deletedAt !== null,
  label: row.taskId,
});

/** Imports know a task by its task id, else by its content. */
export const tasksImport: ListImport<ImportedTask> = {
  list: 'tasks',
  thing: 'task',
  columns: importColumns(TASK_FIELDS),
  table: {
    table: 'tasks',
    entity: 'task',
    label: 'task_id',
    columns: [
      { field: 'taskId', column: 'task_id', stored: `coalesce(row."taskId", ${nextTaskId})` },
      ...bulkColumns(TASK_FIELDS).filter(({ field }) => field !== 'taskId'),
      {
        field: 'contentKey',
        column: 'content_key',
        stored: `decode(row."contentKey", 'hex')`,
        isHidden: true,
      },
    ],
  },
  read,
  keyOf,
  async findStored(db, rows) {
    const ids = rows.flatMap(({ taskId }) => taskId ?? []);
    const contents = rows.filter(({ taskId }) => taskId === null).map(contentKeyOf);
    const found = await findTaskRowsByKeys(db, ids, contents);
    return found.flatMap((row) => {
      const byId = stored(row, `id ${row.taskId}`);
      return row.deletedAt === null
        ? [byId, stored(row, `content ${row.contentKey.toString('hex')}`)]
        : [byId];
    });
  },
  merge(before, fields, given) {
    const kept = keepMissing(before, fields, given);
    if (kept.status !== before.status && !mayChangeStatus(before.status)) {
      return { refused: { path: 'status', message: LISTS_TEXTS().final(before.taskId ?? '') } };
    }
    return {
      ...kept,
      taskId: before.taskId,
      task: asTaskText(before.task) === fields.task ? before.task : fields.task,
      requirements: sameLines(kept.requirements, before.requirements)
        ? before.requirements
        : kept.requirements,
    };
  },
  toRow: (fields) => ({ ...fields, contentKey: contentText(fields) }),
  beforeInsert: passNumbers,
};

/** The columns of an export, which an import reads. */
export const TASK_COLUMNS = exportColumns<Task>(TASK_FIELDS).map((column) =>
  column.title === TASK_FIELDS.task.label
    ? { ...column, value: ({ task }: Task) => parseTaskTypes(task)?.join('; ') ?? task }
    : column,
);
