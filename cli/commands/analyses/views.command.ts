import { filterText } from '@smops/core/analysis/analyzer/overview/filter-words.model.js';
import { RUN_VIEWS } from '@smops/core/analysis/analyzer/views/views.operations.js';
import type { RunView } from '@smops/core/analysis/analyzer/views/views.schemas.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import type { Client } from '@smops/server/client/client.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import { changeOf, deleteOf, tableOf } from '../../operations/operation-commands.js';
import { restoredArgument } from '../../operations/record-commands.js';
import { sanitize } from '../../output/output.js';
import type { CommandSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { filterOf, filterOptions, orderOption } from '../../runs/comment-filter.js';
import { findRun, idArgument } from '../../runs/find-run.js';

const viewArgument = {
  name: '<view>',
  description: 'the view: its name, its id, or the beginning of the id',
};

/** The view of a run that has the name, else the id, else the only one whose id begins so. */
async function findView(client: Client, runId: string, name: string): Promise<RunView> {
  const all = await client.call(RUN_VIEWS.list, { taskId: runId });
  const begins = all.filter(({ viewId }) => viewId.startsWith(name));
  const found = all.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? begins[0];
  if (found === undefined || (found.name.toLowerCase() !== name.toLowerCase() && begins.length > 1))
    throw new CommandError(analyzeTexts().noView(name), EXIT.notFound);
  return found;
}

const json = (view: RunView) => ({ id: view.viewId, ...view });

const COLUMNS = [
  { title: 'ID', value: (one: RunView) => one.viewId.slice(0, 8) },
  { title: 'NAME', value: (one: RunView) => one.name, flexible: true },
  { title: 'FILTER', value: ({ filter }: RunView) => filterText(filter), flexible: true },
  { title: 'WHO', value: (one: RunView) => actorText(one.createdBy) },
];

const list: CommandSpec = {
  path: ['views', 'list'],
  ...tableOf(RUN_VIEWS.list, {
    summary: 'the views of an analysis: filters that were saved under a name',
    arguments: [idArgument],
    examples: ['smops views list last', 'smops views list 3f2a --json'],
    input: async ({ args: [run = ''] }, client) => ({ taskId: await findRun(client, run) }),
    json: (views) => views.map(json),
    columns: () => COLUMNS,
    none: () => analyzeTexts().noViews,
  }),
};

/** `smops analyses results RUN --save-view NAME`. */
export const saveView = changeOf(RUN_VIEWS.save, {
  summary: 'save the filter under this name instead, for all who may see the analysis',
  description: 'It is in the menu of views of the result, which opens it with one click.',
  arguments: [idArgument, { name: '<name>', description: 'what the view is called' }],
  options: [...filterOptions, orderOption],
  examples: [
    'smops analyses results last --variable banjir --sentiment negative --save-view "Banjir, negative"',
  ],
  input: async (call, client) => {
    const [run = '', name = ''] = call.args;
    const order = call.options.order as RunView['order'] | undefined;
    return { taskId: await findRun(client, run), name, filter: filterOf(call), order };
  },
  json,
  told: ({ name, filter }) => analyzeTexts().viewSaved(sanitize(name), filterText(filter)),
});

const edit: CommandSpec = {
  path: ['views', 'edit'],
  ...changeOf(RUN_VIEWS.update, {
    summary: 'give a view another name',
    arguments: [idArgument, viewArgument],
    options: [{ flags: '--name <name>', description: 'what the view is called', required: true }],
    examples: ['smops views edit last "Banjir, negative" --name "Banjir 10–12 Nov"'],
    input: async ({ args: [run = '', of = ''], options }, client) => {
      const { viewId } = await findView(client, await findRun(client, run), of);
      return { viewId, name: options.name as string };
    },
    json,
    told: ({ name }) => analyzeTexts().viewRenamed(sanitize(name)),
  }),
};

const remove: CommandSpec = {
  path: ['views', 'delete'],
  ...deleteOf(RUN_VIEWS.delete, {
    summary: 'delete a view; it can be restored for 30 days',
    arguments: [idArgument, viewArgument],
    examples: ['smops views delete last "Banjir, negative" --yes'],
    find: async ({ args: [run = '', of = ''] }, client) =>
      await findView(client, await findRun(client, run), of),
    input: ({ viewId }) => ({ viewId }),
    question: ({ name }) => analyzeTexts().deleteView(sanitize(name)),
    json: ({ viewId }) => ({ id: viewId, deleted: true }),
    told: ({ name, viewId }) => analyzeTexts().viewDeleted(sanitize(name), viewId),
  }),
};

const restore: CommandSpec = {
  path: ['views', 'restore'],
  ...changeOf(RUN_VIEWS.restore, {
    summary: 'undo a delete',
    arguments: [restoredArgument],
    examples: ['smops views restore 3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11'],
    json,
    told: ({ name }) => analyzeTexts().viewRestored(sanitize(name)),
  }),
};

export const viewsCommands: readonly CommandSpec[] = [list, edit, remove, restore];
