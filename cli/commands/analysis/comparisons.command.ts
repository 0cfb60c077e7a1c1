import type { ComparisonRecord } from '@smops/core/insight/comparisons/comparison.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import {
  type ComparisonCopies,
  deleteComparison,
  getComparison,
  listComparisons,
  restoreComparison,
  updateComparison,
} from '@smops/server/client/comparisons.client.js';
import { analyzeTexts } from '../../analyze/analyze.texts.js';
import { basisOf, basisOption, copiesOption } from '../../analyze/comment-filter.js';
import { printComparison } from '../../analyze/print-comparison.js';
import { clockOf, type ZoneClock, zoneClock } from '../../connection/clock.js';
import { confirm } from '../../input/confirm.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { CommandSpec } from '../../program/command.js';
import { EXIT } from '../../program/exit-codes.js';
import { CommandError } from '../../program/failures.js';

const idArgument = { name: '<id>', description: 'the comparison: its id, or the beginning of it, or last' };

/** The full id of a comparison named by its beginning, or by `last`. */
async function findComparison(client: Client, name: string): Promise<string> {
  const all = await listComparisons(client);
  const found = name === 'last' ? all.slice(0, 1) : all.filter(({ taskId }) => taskId.startsWith(name));
  const [first] = found;
  if (first === undefined || found.length > 1) {
    const problem =
      first === undefined
        ? analyzeTexts().noComparison(name)
        : analyzeTexts().severalComparisons(found.length, name);
    throw new CommandError(analyzeTexts().seeComparisons(problem), EXIT.notFound);
  }
  return first.taskId;
}

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'ID', value: (one: ComparisonRecord) => one.taskId.slice(0, 8) },
  { title: `WHEN (${city})`, value: (one: ComparisonRecord) => minute(one.createdAt) },
  { title: 'SIDES', value: (one: ComparisonRecord) => one.sides.join(', '), flexible: true },
  { title: 'STATE', value: (one: ComparisonRecord) => one.status, isState: true },
];

const list: CommandSpec = {
  path: ['comparisons', 'list'],
  columns: () => columnsOf(zoneClock('UTC')),
  summary: 'earlier comparisons, newest first',
  examples: ['smops comparisons list', 'smops comparisons list --json'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const all = await listComparisons(client);
      if (json) io.out(`${JSON.stringify(all.map((one) => ({ id: one.taskId, ...one })))}\n`);
      else printTable(io, all, columnsOf(await clockOf(client)));
      return undefined;
    }),
};

const show: CommandSpec = {
  path: ['comparisons', 'show'],
  summary: 'what a comparison found',
  arguments: [idArgument],
  options: [copiesOption, basisOption],
  examples: ['smops comparisons show last', 'smops comparisons show 3f2a --copies once --json'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const { args, io, json, options } = call;
      const id = await findComparison(client, args[0] as string);
      const comparison = await getComparison(client, id, {
        copies: options.copies as ComparisonCopies | undefined,
        ...basisOf(call),
      });
      if (json) io.out(`${JSON.stringify({ id: comparison.taskId, ...comparison })}\n`);
      else printComparison(io, comparison);
      return undefined;
    }),
};

const rename: CommandSpec = {
  path: ['comparisons', 'rename'],
  summary: 'give the sides of a comparison other names',
  arguments: [idArgument, { name: '<names...>', description: 'a name for each side, in order' }],
  examples: ['smops comparisons rename last Johor Penang'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const [name = '', ...names] = call.args;
      const comparison = await updateComparison(client, await findComparison(client, name), { names });
      const said = comparison.sides.map((side) => sanitize(side.name)).join(', ');
      tell(call, { id: comparison.taskId, ...comparison }, analyzeTexts().comparisonRenamed(said));
      return undefined;
    }),
};

const remove: CommandSpec = {
  path: ['comparisons', 'delete'],
  summary: 'delete a comparison with the runs that were started for it; it can be restored for 30 days',
  arguments: [idArgument],
  options: [{ flags: '--yes', description: 'do not ask' }],
  examples: ['smops comparisons delete 3f2a --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const id = await findComparison(client, call.args[0] as string);
      await confirm(call, analyzeTexts().deleteComparison(id));
      await deleteComparison(client, id);
      tell(call, { id, deleted: true }, analyzeTexts().comparisonDeleted(id));
      return undefined;
    }),
};

const restore: CommandSpec = {
  path: ['comparisons', 'restore'],
  summary: 'undo a delete',
  arguments: [
    {
      name: '<id>',
      description: 'the whole id, as the delete tells it; later smops audit list --json has it',
    },
  ],
  examples: ['smops comparisons restore 3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const comparison = await restoreComparison(client, call.args[0] as string);
      tell(
        call,
        { id: comparison.taskId, ...comparison },
        analyzeTexts().comparisonRestored(comparison.taskId),
      );
      return undefined;
    }),
};

export const comparisonsCommands: readonly CommandSpec[] = [list, show, rename, remove, restore];
