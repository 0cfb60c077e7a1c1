import { filterText } from '@smops/core/analysis/analyzer/overview/filter-words.model.js';
import { RUN_VIEWS } from '@smops/core/analysis/analyzer/views/views.operations.js';
import type { RunView } from '@smops/core/analysis/analyzer/views/views.schemas.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import type { Client } from '@smops/server/client/client.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import { confirm } from '../../input/confirm.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { CommandSpec, Deed } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { filterOf, filterOptions, orderOption } from '../../runs/comment-filter.js';
import { findRun, idArgument } from '../../runs/find-run.js';

const viewArgument = {
  name: '<view>',
  description: 'the view: its name, its id, or the beginning of the id',
};

/** The view of a run that has the name, else the id, else the only one whose id begins so. */
async function findView(client: Client, taskId: string, name: string): Promise<RunView> {
  const all = await client.call(RUN_VIEWS.list, { taskId });
  const begins = all.filter(({ viewId }) => viewId.startsWith(name));
  const found = all.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? begins[0];
  if (found === undefined || (found.name.toLowerCase() !== name.toLowerCase() && begins.length > 1))
    throw new CommandError(analyzeTexts().noView(name), EXIT.notFound);
  return found;
}

const COLUMNS = [
  { title: 'ID', value: (one: RunView) => one.viewId.slice(0, 8) },
  { title: 'NAME', value: (one: RunView) => one.name, flexible: true },
  { title: 'FILTER', value: ({ filter }: RunView) => filterText(filter), flexible: true },
  { title: 'WHO', value: (one: RunView) => actorText(one.createdBy) },
];

const list: CommandSpec = {
  path: ['views', 'list'],
  columns: () => COLUMNS,
  summary: 'the views of an analysis: filters that were saved under a name',
  arguments: [idArgument],
  examples: ['smops views list last', 'smops views list 3f2a --json'],
  run: ({ args, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const all = await client.call(RUN_VIEWS.list, { taskId: await findRun(client, args[0] as string) });
      if (json) io.out(`${JSON.stringify(all.map((one) => ({ id: one.viewId, ...one })))}\n`);
      else if (all.length === 0) io.out(`${analyzeTexts().noViews}\n`);
      else printTable(io, all, COLUMNS);
      return undefined;
    }),
};

/** `smops analyses results RUN --save-view NAME`. */
export const saveView: Deed = {
  summary: 'save the filter under this name instead, for all who may see the analysis',
  description: 'It is in the menu of views of the result, which opens it with one click.',
  arguments: [idArgument, { name: '<name>', description: 'what the view is called' }],
  options: [...filterOptions, orderOption],
  examples: [
    'smops analyses results last --variable banjir --sentiment negative --save-view "Banjir, negative"',
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const [run = '', name = ''] = call.args;
      const input = {
        name,
        filter: filterOf(call),
        order: call.options.order as RunView['order'] | undefined,
      };
      const view = await client.call(RUN_VIEWS.save, { taskId: await findRun(client, run), ...input });
      const said = analyzeTexts().viewSaved(sanitize(view.name), filterText(view.filter));
      tell(call, { id: view.viewId, ...view }, said);
      return undefined;
    }),
};

const edit: CommandSpec = {
  path: ['views', 'edit'],
  summary: 'give a view another name',
  arguments: [idArgument, viewArgument],
  options: [{ flags: '--name <name>', description: 'what the view is called', required: true }],
  examples: ['smops views edit last "Banjir, negative" --name "Banjir 10–12 Nov"'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const [run = '', of = ''] = call.args;
      const name = call.options.name as string;
      const { viewId } = await findView(client, await findRun(client, run), of);
      const view = await client.call(RUN_VIEWS.update, { viewId, name });
      tell(call, { id: viewId, ...view }, analyzeTexts().viewRenamed(sanitize(view.name)));
      return undefined;
    }),
};

const remove: CommandSpec = {
  path: ['views', 'delete'],
  summary: 'delete a view; it can be restored for 30 days',
  arguments: [idArgument, viewArgument],
  options: [{ flags: '--yes', description: 'do not ask' }],
  examples: ['smops views delete last "Banjir, negative" --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const [run = '', of = ''] = call.args;
      const { viewId, name } = await findView(client, await findRun(client, run), of);
      await confirm(call, analyzeTexts().deleteView(sanitize(name)));
      await client.call(RUN_VIEWS.delete, { viewId });
      tell(call, { id: viewId, deleted: true }, analyzeTexts().viewDeleted(sanitize(name), viewId));
      return undefined;
    }),
};

const restore: CommandSpec = {
  path: ['views', 'restore'],
  summary: 'undo a delete',
  arguments: [
    {
      name: '<id>',
      description: 'the whole id, as the delete tells it; later smops audit list --json has it',
    },
  ],
  examples: ['smops views restore 3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const view = await client.call(RUN_VIEWS.restore, { viewId: call.args[0] as string });
      tell(call, { id: view.viewId, ...view }, analyzeTexts().viewRestored(sanitize(view.name)));
      return undefined;
    }),
};

export const viewsCommands: readonly CommandSpec[] = [list, edit, remove, restore];
