import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { PLATFORMS } from '../accounts/accounts.constants.js';
import type { Database } from '../db/database.js';
import type { ExportColumn } from '../export/safe-cell.js';
import { requiredText } from '../lists/list-fields.schemas.js';
import { problemsOf } from '../parse-input.js';
import { asChoice, type Cells, trimmed } from '../transfer/cells.js';
import type { ListImport } from '../transfer/list-import.js';
import { contentKeyOf, fieldsOf } from './task-rows.js';
import { asTaskText } from './task-text.js';
import { TASK_ID_MAX, TASK_STATUSES } from './tasks.constants.js';
import { mayChangeStatus, parseTaskList, parseTaskTypes } from './tasks.model.js';
import { findTaskRowsByKeys, nextTaskId } from './tasks.repository.js';
import { TASK_TYPES_MESSAGE, type Task, type TaskFields, UpdateTaskInput } from './tasks.schemas.js';
import type { TaskRow } from './tasks.table.js';

/** A row of a file: tasks are known by their task id, else by what they say. */
const TaskRowInput = UpdateTaskInput.extend({
  taskId: requiredText('Task id', TASK_ID_MAX)
    .nullish()
    .transform((value) => value ?? null),
  status: z
    .enum(TASK_STATUSES, `Status must be one of ${TASK_STATUSES.join(', ')}.`)
    .nullish()
    .transform((value) => value ?? 'In Progress'),
});
type ImportedTask = z.output<typeof TaskRowInput>;

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
    ...cells,
    date: asIsoDate(cells.date),
    link: trimmed(cells.link),
    socialPlatform: asChoice(cells.socialPlatform, PLATFORMS),
    status: asChoice(cells.status, TASK_STATUSES),
    // JSON files may hold the list itself.
    task: typeof task === 'string' ? asTaskText(task) : Array.isArray(task) ? JSON.stringify(task) : task,
  });
  if (!result.success) return { problems: problemsOf(result.error) };
  const fields = result.data;
  if (parseTaskList(fields.task) !== undefined && parseTaskTypes(fields.task) === undefined) {
    return { problems: [{ path: 'task', message: TASK_TYPES_MESSAGE }] };
  }
  return { fields };
}

const contentText = (fields: TaskFields) => contentKeyOf(fields).toString('hex');
const keyOf = (fields: ImportedTask) =>
  fields.taskId === null ? `content ${contentText(fields)}` : `id ${fields.taskId}`;

const sameLines = (a: string | null, b: string | null) =>
  (a ?? '').replaceAll('\r\n', '\n') === (b ?? '').replaceAll('\r\n', '\n');

/** The sequence goes past every TASK-number that a file brings, so that no later task is given it again. */
async function passNumbers(trx: Kysely<Database>, rows: ImportedTask[]): Promise<void> {
  const numbers = rows.map(({ taskId }) => Number(/^TASK-(\d{1,9})$/.exec(taskId ?? '')?.[1] ?? 0));
  const highest = numbers.reduce((a, b) => Math.max(a, b), 0);
  if (highest === 0) return;
  await sql`select setval('task_numbers', ${highest}::bigint) from task_numbers where last_value <= ${highest}::bigint`.execute(
    trx,
  );
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
  columns: [
    { field: 'taskId', names: ['Task no', 'Task number'] },
    { field: 'date', names: ['Tarikh', '日期', 'Day'] },
    { field: 'socialPlatform', names: ['Platform', 'Social media', '平台'] },
    { field: 'link', names: ['URL', 'Pautan', '链接'] },
    { field: 'task', names: ['Tasks', 'Task types', 'Task type', 'Tugas', '任务'] },
    { field: 'requirements', names: ['Requirement', 'Details', 'Keperluan', '要求'] },
    { field: 'status', names: ['状态'] },
  ],
  table: {
    table: 'tasks',
    entity: 'task',
    label: 'task_id',
    columns: [
      { field: 'taskId', column: 'task_id', stored: `coalesce(row."taskId", ${nextTaskId})` },
      { field: 'date', column: 'date' },
      { field: 'socialPlatform', column: 'social_platform' },
      { field: 'link', column: 'link' },
      { field: 'task', column: 'task' },
      { field: 'requirements', column: 'requirements' },
      { field: 'status', column: 'status' },
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
    const status = given.has('status') ? fields.status : before.status;
    if (status !== before.status && !mayChangeStatus(before.status)) {
      return { refused: { path: 'status', message: `${before.taskId} is Completed, which is final.` } };
    }
    return {
      ...fields,
      taskId: before.taskId,
      status,
      link: given.has('link') ? fields.link : before.link,
      task: asTaskText(before.task) === fields.task ? before.task : fields.task,
      requirements:
        !given.has('requirements') || sameLines(fields.requirements, before.requirements)
          ? before.requirements
          : fields.requirements,
    };
  },
  toRow: (fields) => ({ ...fields, contentKey: contentText(fields) }),
  beforeInsert: passNumbers,
};

/** The columns of an export, which an import takes back. */
export const TASK_COLUMNS: ExportColumn<Task>[] = [
  { title: 'Task ID', value: (task) => task.taskId },
  { title: 'Date', value: (task) => task.date },
  { title: 'Platform', value: (task) => task.socialPlatform },
  { title: 'Link', value: (task) => task.link },
  { title: 'Task', value: (task) => parseTaskTypes(task.task)?.join('; ') ?? task.task },
  { title: 'Requirements', value: (task) => task.requirements },
  { title: 'Status', value: (task) => task.status },
];
