import { listed } from '@smops/core/platform/language/language.model.js';
import { parseTaskTypes } from '@smops/core/records/tasks/task-types.model.js';
import { mayChangeStatus } from '@smops/core/records/tasks/tasks.model.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { TASKS_VIEW } from '@smops/core/records/tasks/tasks.view.js';
import type { Client } from '@smops/server/client/client.js';
import { usageError } from '../../failures/failures.js';
import { confirm, isAtTerminal } from '../../input/confirm.js';
import { findRecords } from '../../lists/find-records.js';
import { listCommands, tell } from '../../lists/list-commands.js';
import type { ListNoun } from '../../lists/list-noun.js';
import { listsTexts } from '../../lists/lists.texts.js';
import { printTable } from '../../output/print-table.js';
import { word } from '../../output/words.js';
import type { CommandSpec, Deed } from '../../program/command.js';

const tasks: ListNoun<Task> = {
  noun: 'tasks',
  thing: 'task',
  nameKind: 'task id',
  columns: [
    { title: 'ID', value: (task) => task.id },
    { title: 'TASK ID', value: (task) => task.taskId },
    { title: 'DATE', value: (task) => task.date },
    { title: 'PLATFORM', value: (task) => task.socialPlatform },
    { title: 'TASK', value: (task) => parseTaskTypes(task.task)?.join(', ') ?? task.task, flexible: true },
    { title: 'REQUIREMENTS', value: (task) => task.requirements, flexible: true },
    { title: 'STATUS', value: (task) => task.status, isState: true },
  ],
  view: TASKS_VIEW,
  labelOf: (task) => task.taskId,
  isCalled: ({ taskId }, name) => taskId.toLowerCase() === name.toLowerCase(),
  operations: TASKS,
  examples: {
    list: ["smops tasks list --status 'In Progress'", 'smops tasks list --platform TikTok --json'],
    add: [
      "smops tasks add --platform Facebook --type Like --type 'Comment - Promote' --link https://www.facebook.com/example/posts/1",
    ],
    edit: ["smops tasks edit TASK-0001 --requirements 'Segera'"],
    import: ['smops tasks add --import tasks.csv --dry-run'],
    export: ['smops tasks list --status Completed --out done.csv'],
  },
};

/** Completes the tasks: several of them all or none. */
async function complete(client: Client, found: readonly Task[]): Promise<Task[]> {
  const [only] = found;
  if (only && found.length === 1)
    return [await client.call(TASKS.setStatus, { id: only.id, status: 'Completed' })];
  const ids = found.map(({ id }) => id);
  await client.call(TASKS.setStatuses, { ids, status: 'Completed' });
  const wanted = new Set(ids);
  return (await client.call(TASKS.list)).filter(({ id }) => wanted.has(id));
}

const done: CommandSpec = {
  path: ['tasks', 'done'],
  summary: 'complete tasks; that is final',
  arguments: [{ name: '<names...>', description: 'ids or task ids' }],
  options: [
    { flags: '--yes', description: 'do not ask' },
    { flags: '--dry-run', description: 'only say what would happen' },
  ],
  examples: ['smops tasks done TASK-0001', 'smops tasks done TASK-0002 TASK-0003 --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const found = await findRecords(tasks, client, call.args);
      if (call.options.dryRun === true) {
        const { wouldBeCompleted, alreadyCompleted } = listsTexts();
        for (const task of found)
          tell(call, task, (mayChangeStatus(task.status) ? wouldBeCompleted : alreadyCompleted)(task.taskId));
        return undefined;
      }
      // A script has said what it wants.
      if (isAtTerminal(call.io))
        await confirm(call, TASKS_VIEW.texts().completeQuestion(listed(found.map(({ taskId }) => taskId))));
      const done = await complete(client, found);
      for (const task of done) tell(call, task, listsTexts().taskCompleted(task.taskId));
      return undefined;
    }),
};

const find: Deed = {
  summary: 'the tasks that a search finds, open ones first, then the newest',
  arguments: [
    { name: '<text>', description: 'what to look for in id, platform, date, text and requirements' },
  ],
  options: [{ flags: '--limit <number>', description: 'how many at most, up to 200', default: '20' }],
  examples: ["smops tasks list --find ''", 'smops tasks list --find banjir --limit 5'],
  run: ({ io, json, args, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const limit = Number(options.limit);
      if (!Number.isInteger(limit) || limit < 1 || limit > 200)
        throw usageError(listsTexts().takesUpTo('--limit', 200));
      const found = await client.call(TASKS.find, { search: args[0] ?? '', limit });
      if (json) io.out(`${JSON.stringify(found)}\n`);
      else if (found.total === 0) io.out(`${listsTexts().noneFound(word('tasks'), 'tasks')}\n`);
      else printTable(io, found.tasks, tasks.columns);
      return undefined;
    }),
};

export const tasksCommands = [
  ...listCommands(tasks, { finding: { option: { flags: '--find <text>' }, does: find } }),
  done,
];
