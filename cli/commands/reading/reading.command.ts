import type { RunEstimates } from '@smops/core/judging/estimates/estimate.schemas.js';
import { ESTIMATES } from '@smops/core/judging/estimates/estimates.operations.js';
import { meanSentence, shareSentence } from '@smops/core/judging/estimates/share-words.model.js';
import { QUEUES, type Queue } from '@smops/core/judging/reading/reading.constants.js';
import { READING } from '@smops/core/judging/reading/reading.operations.js';
import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { goalSentence } from '@smops/core/judging/reading-plan/plan-words.model.js';
import { SAMPLING } from '@smops/core/judging/sampling/sampling.operations.js';
import type { Draw, DrawnComment } from '@smops/core/judging/sampling/sampling.schemas.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { ApiError } from '@smops/server/client/api-error.js';
import type { Client } from '@smops/server/client/client.js';
import { usageError } from '../../failures/failures.js';
import type { Io } from '../../output/io.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Call, Deed, Instead } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { pointsOf } from './plan.command.js';

const drawnColumns = [
  { title: '#', value: ({ number }: DrawnComment) => number },
  { title: 'COMMENT', value: ({ content }: DrawnComment) => sanitize(content), flexible: true },
  {
    title: 'DRAWN FOR',
    value: ({ forVariables }: DrawnComment) =>
      forVariables === null ? analyzeTexts().everyVariable : sanitize(forVariables.join(', ')),
  },
  { title: 'CHANCE', value: ({ probability }: DrawnComment) => percentOf(probability) },
];

/** Comments that are drawn where no number is given. */
const DRAW_SIZE = 200;

function printDraw(io: Io, draw: Draw): void {
  const say = analyzeTexts();
  io.out(`${say.drawn(countText(draw.drawn), countText(draw.texts), draw.seed)}\n`);
  for (const { reader, isYou, read } of draw.readers) {
    io.out(
      `${say.hasRead(sanitize(isYou ? say.you : (reader ?? say.anotherReader)), countText(read), countText(draw.texts))}\n`,
    );
  }
}

/** The wish that is read for. */
function goalOf({ options }: Call): { within: number; variables: string[] | null } | undefined {
  const variables = (options.var ?? []) as string[];
  if (options.within === undefined) {
    if (variables.length > 0) throw usageError(analyzeTexts().varNeedsWithin);
    return undefined;
  }
  return { within: pointsOf(options.within), variables: variables.length === 0 ? null : variables };
}

const draw: Deed = {
  summary: 'draw comments to be read, so that shares can be corrected',
  description:
    'Draws at random: a common part that is read for every variable, and tagged comments of variables that have few. The same file analysed again draws the same comments. Read them with smops read, or in the dashboard; --status shows what comes of it (docs/estimates.md).',
  arguments: [
    idArgument,
    { name: '[number]', description: 'how many; after an earlier draw, how many more' },
  ],
  options: [
    { flags: '--seed <text>', description: 'fixes which ones are drawn; only for the first draw' },
    {
      flags: '--within <points>',
      description:
        'read until shares are known to plus or minus this number of points: then the queue closes',
    },
    { flags: '--var <text>', description: 'only of this variable; repeatable', repeatable: true },
  ],
  examples: [
    'smops read last --draw',
    'smops read last --draw 150 --within 3',
    'smops read last --draw 50 --seed november',
  ],
  run: (call) => {
    const { args, options, io, json } = call;
    const size = Number(args[1] ?? DRAW_SIZE);
    if (!Number.isInteger(size) || size < 1) throw usageError(analyzeTexts().sizeFrom1);
    const goal = goalOf(call);
    return call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const draw = await client.call(SAMPLING.draw, {
        taskId: id,
        size,
        seed: options.seed as string | undefined,
        ...(goal !== undefined && { goal }),
      });
      if (json) io.out(`${JSON.stringify(draw)}\n`);
      else printDraw(io, draw);
      return undefined;
    });
  },
};

/** What is typed in place of a goal to have none. */
const NO_GOAL = 'none';

const setGoal: Deed = {
  summary: 'how well the shares are to be known: then the queue closes',
  description:
    'To plus or minus this number of percentage points, for all who read of the analysis; none removes the wish, and all that is drawn is read.',
  arguments: [idArgument, { name: '<points>', description: `percentage points, or ${NO_GOAL}` }],
  options: [{ flags: '--var <text>', description: 'only of this variable; repeatable', repeatable: true }],
  examples: ['smops read last --goal 3', `smops read last --goal ${NO_GOAL}`],
  run: (call) => {
    const { args, options, io, json, withConnection } = call;
    const variables = (options.var ?? []) as string[];
    const goal =
      args[1] === NO_GOAL
        ? null
        : { within: pointsOf(args[1]), variables: variables.length === 0 ? null : variables };
    return withConnection({}, async ({ client }) => {
      const runId = await findRun(client, args[0] as string);
      const draw = await client.call(SAMPLING.setGoal, { taskId: runId, goal });
      const { goal: left } = await client.call(READING.queue, { taskId: runId, limit: 1 });
      if (json) io.out(`${JSON.stringify({ ...draw, goal: left })}\n`);
      else io.out(`${left === null ? analyzeTexts().noGoal : goalSentence(left)}\n`);
      return undefined;
    });
  },
};

const drawn: Deed = {
  summary: 'the drawn comments, and how each was drawn',
  arguments: [idArgument],
  examples: ['smops read last --drawn', 'smops read last --drawn --json'],
  run: ({ args, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const runId = await findRun(client, args[0] as string);
      const { items } = await client.call(SAMPLING.list, { taskId: runId });
      if (json) io.out(`${JSON.stringify(items)}\n`);
      else printTable(io, items, drawnColumns);
      return undefined;
    }),
};

type Row = RunEstimates['variables'][number];

const shareColumns = [
  { title: 'VARIABLE', value: ({ variable }: Row) => sanitize(variable) },
  { title: 'BY SMOPS', value: ({ machine }: Row) => percentOf(machine.share) },
  { title: 'SHARE', value: shareSentence, flexible: true },
];

const status: Deed = {
  summary: 'how far the reading is, who reads, and the shares as they stand',
  description:
    'Until enough sampled comments are read, a share is counted by smops, and what is missing is said; then it is the corrected share with its 95% interval (docs/estimates.md).',
  arguments: [idArgument],
  examples: ['smops read last --status', 'smops read 3f2a --status --json'],
  run: ({ args, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const draw = await findDraw(client, id);
      const { progress, goal } = await client.call(READING.queue, { taskId: id, queue: 'drawn', limit: 1 });
      const estimates = await client.call(ESTIMATES.get, { taskId: id });
      if (json) {
        io.out(`${JSON.stringify({ id, ...draw, progress, goal, ...estimates })}\n`);
        return undefined;
      }
      if (draw === undefined) io.out(`${analyzeTexts().notDrawn(`smops read ${id.slice(0, 8)}`)}\n`);
      else {
        printDraw(io, draw);
        io.out(`${progressText(progress)}\n`);
        if (goal !== null) io.out(`${goalSentence(goal)}\n`);
      }
      io.out('\n');
      printTable(io, estimates.variables, shareColumns);
      io.out(`${meanSentence(estimates.sentiment)}\n`);
      return undefined;
    }),
};

/** The draw of a run; undefined while nothing is drawn. */
async function findDraw(client: Client, id: string): Promise<Draw | undefined> {
  try {
    return await client.call(SAMPLING.get, { taskId: id });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

const progressText = ({ read, texts, disputed, flagged }: ReadingQueue['progress']) =>
  analyzeTexts().progressOfReading(
    countText(read),
    countText(texts),
    countText(disputed),
    countText(flagged),
  );

const queueColumns = [
  { title: '#', value: ({ number }: ReadingItem) => number },
  { title: 'COMMENT', value: ({ content }: ReadingItem) => sanitize(content), flexible: true },
  { title: 'COPIES', value: ({ copies }: ReadingItem) => copies },
  {
    title: 'YOU',
    value: ({ own }: ReadingItem) =>
      Object.entries(own.tags)
        .filter(([, has]) => has)
        .map(([name]) => sanitize(name))
        .join(', '),
  },
  { title: 'NOTE', value: ({ note }: ReadingItem) => sanitize(note) },
];

const queue: Deed = {
  summary: 'the drawn comments that you have still to read',
  arguments: [idArgument],
  options: [
    { flags: '--queue <name>', description: 'which ones', choices: QUEUES, default: 'drawn' },
    { flags: '--limit <number>', description: 'at most this many', default: '50' },
  ],
  examples: ['smops read last --list', 'smops read last --list --queue disputed'],
  run: (call) => {
    const { args, options, io, json, withConnection } = call;
    const limit = Number(options.limit);
    if (!Number.isInteger(limit) || limit < 1) throw usageError(analyzeTexts().sizeFrom1);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const result = await client.call(READING.queue, { taskId: id, queue: options.queue as Queue, limit });
      if (json) io.out(`${JSON.stringify(result)}\n`);
      else {
        printTable(io, result.items, queueColumns);
        io.out(`${progressText(result.progress)}\n`);
        if (result.goal !== null) io.out(`${goalSentence(result.goal)}\n`);
      }
      return undefined;
    });
  },
};

/** What `smops read` does with all drawn comments instead of showing them one by one. */
export const readingParts: readonly Instead[] = [
  { option: { flags: '--status' }, does: status },
  { option: { flags: '--list' }, does: queue },
  { option: { flags: '--draw [number]' }, does: draw },
  { option: { flags: '--goal <points>' }, does: setGoal },
  { option: { flags: '--drawn' }, does: drawn },
];
