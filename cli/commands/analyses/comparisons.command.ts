import type {
  Comparison,
  ComparisonRecord,
} from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import type { Client } from '@smops/server/client/client.js';
import type { ZoneClock } from '../../connection/clock.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import { changeOf, deleteOf, pageOf, tableOf } from '../../operations/operation-commands.js';
import { restoredArgument } from '../../operations/record-commands.js';
import { sanitize } from '../../output/output.js';
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

/** As every JSON names it: `id` is the id of the run. */
const json = <One extends { taskId: string }>(one: One) => ({ id: one.taskId, ...one });

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'ID', value: (one: ComparisonRecord) => one.taskId.slice(0, 8) },
  { title: `WHEN (${city})`, value: (one: ComparisonRecord) => minute(one.createdAt) },
  { title: 'SIDES', value: (one: ComparisonRecord) => one.sides.join(', '), flexible: true },
  { title: 'STATE', value: (one: ComparisonRecord) => one.status, isState: true },
];

const list = tableOf(COMPARISONS.list, {
  summary: 'earlier comparisons, newest first',
  examples: ['smops analyses list --comparisons'],
  json: (all) => all.map(json),
  columns: columnsOf,
});

const show = pageOf(COMPARISONS.get, {
  summary: 'what a comparison found',
  arguments: [idArgument],
  options: [copiesOption, basisOption],
  examples: [
    'smops analyses show last --comparison',
    'smops analyses show 3f2a --comparison --copies once --json',
  ],
  input: async (call, client) => ({
    taskId: await findComparison(client, call.args[0] as string),
    copies: call.options.copies as Comparison['copies'] | undefined,
    ...basisOf(call),
  }),
  json,
  print: printComparison,
});

const rename = changeOf(COMPARISONS.update, {
  summary: 'another name for each side of a comparison, in order; repeatable',
  arguments: [idArgument, { name: '<names...>', description: 'a name for each side, in order; repeatable' }],
  examples: ['smops analyses edit last --side Johor --side Penang'],
  input: async ({ args: [name = '', ...names] }, client) => ({
    taskId: await findComparison(client, name),
    names,
  }),
  json,
  told: ({ sides }) => analyzeTexts().comparisonRenamed(sides.map(({ name }) => sanitize(name)).join(', ')),
});

const remove = deleteOf(COMPARISONS.delete, {
  summary: 'delete a comparison with the runs that were started for it; it can be restored for 30 days',
  arguments: [idArgument],
  examples: ['smops analyses delete 3f2a --comparison --yes'],
  find: ({ args: [name = ''] }, client) => findComparison(client, name),
  input: (runId) => ({ taskId: runId }),
  question: (id) => analyzeTexts().deleteComparison(id),
  json: (id) => ({ id, deleted: true }),
  told: (id) => analyzeTexts().comparisonDeleted(id),
});

const restore = changeOf(COMPARISONS.restore, {
  summary: 'undo a delete',
  arguments: [restoredArgument],
  examples: ['smops analyses restore 3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11 --comparison'],
  json,
  told: ({ taskId }) => analyzeTexts().comparisonRestored(taskId),
});

const asComparison = (does: Deed): Instead => ({ option: { flags: '--comparison' }, does });

/** What the commands of analyses do with comparisons. */
export const ofComparisons: Record<'list' | 'show' | 'edit' | 'delete' | 'restore', Instead> = {
  list: { option: { flags: '--comparisons' }, does: list },
  show: asComparison(show),
  edit: { option: { flags: '--side <name>', repeatable: true }, does: rename },
  delete: asComparison(remove),
  restore: asComparison(restore),
};
