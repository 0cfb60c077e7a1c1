import type { RunEstimates } from '@smops/core/estimates/estimate.schemas.js';
import { meanSentence, shareSentence } from '@smops/core/estimates/share-words.model.js';
import { percentOf } from '@smops/core/language/percent.model.js';
import { QUEUES, type Queue } from '@smops/core/reading/reading.constants.js';
import type { ReadingItem } from '@smops/core/reading/reading.schemas.js';
import type { Draw, DrawnComment } from '@smops/core/sampling/sampling.schemas.js';
import {
  drawSample,
  getDraw,
  getEstimates,
  getReadingQueue,
  listDrawn,
  markComment,
} from '@smops/server/client/reading.client.js';
import { analyzeTexts } from '../../analyze/analyze.texts.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { usageError } from '../../program/failures.js';
import { idArgument } from './analyses.command.js';
import { findRun } from './find-run.js';
import { exportQueue, readingFileCommands } from './reading-files.command.js';

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

function printDraw({ io, json }: Call, draw: Draw): void {
  if (json) {
    io.out(`${JSON.stringify(draw)}\n`);
    return;
  }
  const say = analyzeTexts();
  io.out(`${say.drawn(draw.drawn, draw.texts, draw.seed)}\n`);
  for (const { reader, isYou, read } of draw.readers) {
    io.out(`${say.hasRead(sanitize(isYou ? say.you : (reader ?? say.anotherReader)), read, draw.texts)}\n`);
  }
}

const sample: CommandSpec = {
  path: ['analyses', 'sample'],
  columns: () => drawnColumns,
  summary: 'draw comments to be read, so that shares can be corrected',
  description:
    'Draws at random: a common part that is read for every variable, and tagged comments of variables that have few. The same file analysed again draws the same comments. Read them with smops read, or in the dashboard; smops analyses shares shows what comes of it (docs/estimates.md).',
  arguments: [idArgument],
  options: [
    {
      flags: '--size <number>',
      description: 'how many; after an earlier draw, how many more',
      default: '200',
    },
    { flags: '--seed <text>', description: 'fixes which ones are drawn; only for the first draw' },
    { flags: '--show', description: 'draw nothing, only show what was drawn and who has read it' },
    { flags: '--list', description: 'draw nothing, list the drawn comments' },
  ],
  examples: ['smops analyses sample last --size 200', 'smops analyses sample last --list --json'],
  run: (call) => {
    const { args, options, io, json } = call;
    const size = Number(options.size);
    if (!Number.isInteger(size) || size < 1) throw usageError(analyzeTexts().sizeFrom1);
    return call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      if (options.list === true) {
        const items = await listDrawn(client, id);
        if (json) io.out(`${JSON.stringify(items)}\n`);
        else printTable(io, items, drawnColumns);
      } else if (options.show === true) printDraw(call, await getDraw(client, id));
      else printDraw(call, await drawSample(client, id, { size, seed: options.seed as string | undefined }));
      return undefined;
    });
  },
};

type Row = RunEstimates['variables'][number];

const shareColumns = [
  { title: 'VARIABLE', value: ({ variable }: Row) => sanitize(variable) },
  { title: 'MACHINE', value: ({ machine }: Row) => percentOf(machine.share) },
  { title: 'SHARE', value: shareSentence, flexible: true },
];

const shares: CommandSpec = {
  path: ['analyses', 'shares'],
  columns: () => shareColumns,
  summary: 'shares of the variables, corrected by what people read',
  description:
    'Until enough sampled comments are read, a share is counted by smops, and what is missing is said; then it is the corrected share with its 95% interval (docs/estimates.md).',
  arguments: [idArgument],
  examples: ['smops analyses shares last', 'smops analyses shares 3f2a --json'],
  run: ({ args, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const result = await getEstimates(client, id);
      if (json) io.out(`${JSON.stringify(result)}\n`);
      else {
        printTable(io, result.variables, shareColumns);
        io.out(`${meanSentence(result.sentiment)}\n`);
      }
      return undefined;
    }),
};

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

const queue: CommandSpec = {
  path: ['analyses', 'queue'],
  columns: () => queueColumns,
  summary: 'the drawn comments that you have still to read',
  arguments: [idArgument],
  options: [
    { flags: '--queue <name>', description: 'which ones', choices: QUEUES, default: 'drawn' },
    { flags: '--limit <number>', description: 'at most this many', default: '50' },
    {
      flags: '--export <file>',
      description: 'write all that you have still to read, to be filled in; ends in xlsx or csv',
    },
  ],
  examples: [
    'smops analyses queue last',
    'smops analyses queue last --queue disputed',
    'smops analyses queue last --export to-read.xlsx',
  ],
  run: (call) => {
    if (typeof call.options.export === 'string') return exportQueue(call, call.options.export);
    const { args, options, io, json, withConnection } = call;
    const limit = Number(options.limit);
    if (!Number.isInteger(limit) || limit < 1) throw usageError(analyzeTexts().sizeFrom1);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const result = await getReadingQueue(client, id, { queue: options.queue as Queue, limit });
      if (json) io.out(`${JSON.stringify(result)}\n`);
      else {
        const { read, texts, disputed, flagged } = result.progress;
        printTable(io, result.items, queueColumns);
        io.out(`${analyzeTexts().progressOfReading(read, texts, disputed, flagged)}\n`);
      }
      return undefined;
    });
  },
};

const mark: CommandSpec = {
  path: ['analyses', 'mark'],
  summary: 'skip a comment for now, or flag it with a note',
  arguments: [idArgument, { name: '<number>', description: 'which comment, from 1' }],
  options: [
    { flags: '--skip', description: 'read it at the end of the queue' },
    { flags: '--flag', description: 'flag it' },
    { flags: '--unflag', description: 'remove the flag' },
    { flags: '--note <text>', description: 'what there is to say of it' },
  ],
  examples: ['smops analyses mark last 17 --flag --note "ask Kumar"', 'smops analyses mark last 17 --skip'],
  run: ({ args, options, io, json, withConnection }) => {
    const number = Number(args[1]);
    if (!Number.isInteger(number) || number < 1) throw usageError(analyzeTexts().numberedFrom1);
    const input = {
      isSkipped: options.skip === true ? true : undefined,
      isFlagged: options.flag === true ? true : options.unflag === true ? false : undefined,
      note: options.note as string | undefined,
    };
    if (Object.values(input).every((value) => value === undefined)) throw usageError(analyzeTexts().markHow);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      await markComment(client, id, number - 1, input);
      if (json) io.out(`${JSON.stringify({ id, number, ...input })}\n`);
      else io.out(`${analyzeTexts().marked(number)}\n`);
      return undefined;
    });
  },
};

export const readingCommands: readonly CommandSpec[] = [sample, shares, queue, mark, ...readingFileCommands];
