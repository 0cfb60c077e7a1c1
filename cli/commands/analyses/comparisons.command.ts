import type {
  Comparison,
  ComparisonRecord,
} from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import { confirm } from '../../input/confirm.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Deed, Instead } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { basisOf, basisOption, copiesOption } from '../../runs/comment-filter.js';
import { printComparison } from '../../runs/print-comparison.js';

const idArgument = { name: '<id>', description: 'the comparison: its id, or the beginning of it, or last' };

/** The full id of a comparison named by its beginning, or by `last`. */
async function findComparison(client: Client, name: string): Promise<string> {
  const all = await client.call(COMPARISONS.list);
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

const list: Deed = {
  summary: 'earlier comparisons, newest first',
  examples: ['smops analyses list --comparisons'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const all = await client.call(COMPARISONS.list);
      if (json) io.out(`${JSON.stringify(all.map((one) => ({ id: one.taskId, ...one })))}\n`);
      else printTable(io, all, columnsOf(await clockOf(client)));
      return undefined;
    }),
};

const show: Deed = {
  summary: 'what a comparison found',
  arguments: [idArgument],
  options: [copiesOption, basisOption],
  examples: [
    'smops analyses show last --comparison',
    'smops analyses show 3f2a --comparison --copies once --json',
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const { args, io, json, options } = call;
      const id = await findComparison(client, args[0] as string);
      const comparison = await client.call(COMPARISONS.get, {
        taskId: id,
        copies: options.copies as Comparison['copies'] | undefined,
        ...basisOf(call),
      });
      if (json) io.out(`${JSON.stringify({ id: comparison.taskId, ...comparison })}\n`);
      else printComparison(io, comparison);
      return undefined;
    }),
};

const rename: Deed = {
  summary: 'another name for each side of a comparison, in order; repeatable',
  arguments: [idArgument, { name: '<names...>', description: 'a name for each side, in order; repeatable' }],
  examples: ['smops analyses edit last --side Johor --side Penang'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const [name = '', ...names] = call.args;
      const taskId = await findComparison(client, name);
      const comparison = await client.call(COMPARISONS.update, { taskId, names });
      const said = comparison.sides.map((side) => sanitize(side.name)).join(', ');
      tell(call, { id: comparison.taskId, ...comparison }, analyzeTexts().comparisonRenamed(said));
      return undefined;
    }),
};

const remove: Deed = {
  summary: 'delete a comparison with the runs that were started for it; it can be restored for 30 days',
  arguments: [idArgument],
  options: [{ flags: '--yes', description: 'do not ask' }],
  examples: ['smops analyses delete 3f2a --comparison --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const id = await findComparison(client, call.args[0] as string);
      await confirm(call, analyzeTexts().deleteComparison(id));
      await client.call(COMPARISONS.delete, { taskId: id });
      tell(call, { id, deleted: true }, analyzeTexts().comparisonDeleted(id));
      return undefined;
    }),
};

const restore: Deed = {
  summary: 'undo a delete',
  arguments: [
    {
      name: '<id>',
      description: 'the whole id, as the delete tells it; later smops audit list --json has it',
    },
  ],
  examples: ['smops analyses restore 3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11 --comparison'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const comparison = await client.call(COMPARISONS.restore, { taskId: call.args[0] as string });
      tell(
        call,
        { id: comparison.taskId, ...comparison },
        analyzeTexts().comparisonRestored(comparison.taskId),
      );
      return undefined;
    }),
};

const asComparison = (does: Deed): Instead => ({ option: { flags: '--comparison' }, does });

/** What the commands of analyses do with comparisons. */
export const ofComparisons: Record<'list' | 'show' | 'edit' | 'delete' | 'restore', Instead> = {
  list: { option: { flags: '--comparisons' }, does: list },
  show: asComparison(show),
  edit: { option: { flags: '--side <name>', repeatable: true }, does: rename },
  delete: asComparison(remove),
  restore: asComparison(restore),
};
