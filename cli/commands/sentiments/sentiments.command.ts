import {
  SENTIMENT_EXPORT_FORMATS,
  type SentimentExportFormat,
} from '@smops/core/analysis/sentiments/sentiments.constants.js';
import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import type { SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { percentText } from '@smops/core/platform/language/percent.model.js';
import type { InputOf } from '@smops/core/platform/operations/operation.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf, type ZoneClock, zoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { changeOf, deleteOf } from '../../operations/operation-commands.js';
import { truncate } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import { saveAndTell } from '../../output/save-body.js';
import { word } from '../../output/words.js';
import type { Call, CommandSpec, OptionSpec } from '../../program/command.js';
import { findId, idArgument, printRecord } from '../../sentiments/sentiment-record.js';
import { sentimentsTexts } from '../../sentiments/sentiments.texts.js';

/** Of the history; the whole summary is in `show`. */
const SUMMARY_WIDTH = 80;

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'ID', value: (one: SentimentRecord) => one.id },
  { title: 'TASK', value: (one: SentimentRecord) => one.taskId },
  { title: `DATE (${city})`, value: (one: SentimentRecord) => minute(one.analyzeDate) },
  { title: 'SCORE', value: (one: SentimentRecord) => one.sentimentScore },
  { title: 'LABEL', value: (one: SentimentRecord) => word(one.label) },
  { title: 'COMMENTS', value: (one: SentimentRecord) => one.comments?.total ?? null, isCount: true },
  {
    title: 'SUMMARY',
    value: (one: SentimentRecord) => truncate(one.aiSummary, SUMMARY_WIDTH),
    flexible: true,
  },
];

/** The options of `list` and `show` that write a file. */
const fileOptions: readonly OptionSpec[] = [
  {
    flags: '--format <format>',
    description: 'write a file of this kind; csv with --out',
    choices: SENTIMENT_EXPORT_FORMATS,
  },
  { flags: '-o, --out <file>', description: 'where to write it; without it to standard output' },
];

const isFile = ({ options }: Call) => options.format !== undefined || options.out !== undefined;

/** Writes the history, or the comments of one analysis, as a file. */
async function writeFile(call: Call, client: Client, name?: string): Promise<undefined> {
  const { options } = call;
  const format = (options.format ?? 'csv') as SentimentExportFormat;
  const out = options.out as string | undefined;
  if (format === 'xlsx' && out === undefined) throw usageError(sentimentsTexts().xlsxNoText);
  const answer =
    name === undefined
      ? await client.download(SENTIMENTS.export, { format })
      : await client.download(SENTIMENTS.exportComments, { id: await findId(client, name), format });
  await saveAndTell(call, answer, out);
  return undefined;
}

const list: CommandSpec = {
  path: ['sentiments', 'list'],
  columns: () => columnsOf(zoneClock('UTC')),
  summary: 'the history, the latest last',
  options: [{ flags: '--task <id>', description: 'only of this task' }, ...fileOptions],
  examples: [
    'smops sentiments list',
    'smops sentiments list --task TASK-0001 --json',
    'smops sentiments list --out history.csv',
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const { io, json, options } = call;
      if (isFile(call)) return await writeFile(call, client);
      const all = await client.call(SENTIMENTS.list);
      const records = options.task === undefined ? all : all.filter((one) => one.taskId === options.task);
      if (json) {
        io.out(`${JSON.stringify(records)}\n`);
        return undefined;
      }
      if (records.length === 0) {
        io.out(`${sentimentsTexts().noData}\n`);
        return undefined;
      }
      printTable(io, records, columnsOf(await clockOf(client)));
      return undefined;
    }),
};

const show: CommandSpec = {
  path: ['sentiments', 'show'],
  summary: 'one analysis; with --comments its scored comments, with --format all of them as a file',
  arguments: [idArgument],
  options: [
    { flags: '--comments', description: 'its comments instead of its summary' },
    {
      flags: '--label <label>',
      description: 'only comments of this label',
      choices: ['positive', 'neutral', 'negative'],
    },
    { flags: '--search <text>', description: 'only comments with these words' },
    { flags: '--limit <number>', description: 'how many comments', default: '50' },
    ...fileOptions,
  ],
  examples: [
    'smops sentiments show last',
    'smops sentiments show 12 --comments --label negative',
    'smops sentiments show 12 --format xlsx --out comments.xlsx',
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      if (isFile(call)) return await writeFile(call, client, call.args[0]);
      const { io, json, options } = call;
      const id = await findId(client, call.args[0] as string);
      if (options.comments !== true) {
        const details = await client.call(SENTIMENTS.get, { id });
        if (json) io.out(`${JSON.stringify(details)}\n`);
        else if (details.record !== null) await printRecord(call, client, details.record);
        else
          io.out(
            `${word(details.status)}, ${percentText(details.progress)}${details.error === null ? '' : `: ${details.error}`}\n`,
          );
        return undefined;
      }
      const { label, search, limit } = options as Omit<InputOf<typeof SENTIMENTS.comments>, 'id'>;
      const { items } = await client.call(SENTIMENTS.comments, { id, label, search, limit });
      if (json) {
        io.out(`${JSON.stringify(items)}\n`);
        return undefined;
      }
      const columns = [
        { title: 'SCORE', value: (one: (typeof items)[number]) => one.score },
        { title: 'LABEL', value: (one: (typeof items)[number]) => word(one.label ?? 'failed') },
        { title: 'LIKES', value: (one: (typeof items)[number]) => one.reactionsCount },
        { title: 'AUTHOR', value: (one: (typeof items)[number]) => one.author, flexible: true },
        { title: 'COMMENT', value: (one: (typeof items)[number]) => one.content, flexible: true },
      ];
      printTable(io, items, columns);
      return undefined;
    }),
};

const remove: CommandSpec = {
  path: ['sentiments', 'delete'],
  ...deleteOf(SENTIMENTS.delete, {
    summary: 'delete an analysis; once completed it can be restored for 30 days',
    arguments: [idArgument],
    examples: ['smops sentiments delete 12 --yes'],
    find: async ({ args: [name = ''] }, client) =>
      await client.call(SENTIMENTS.get, { id: await findId(client, name) }),
    input: ({ id }) => ({ id }),
    question: ({ taskId }) => sentimentsTexts().sureDelete(taskId),
    json: ({ id }) => ({ id, deleted: true }),
    told: ({ id, record }) =>
      `${sentimentsTexts().deleted}${record === null ? '' : sentimentsTexts().toUndo(id)}`,
  }),
};

const restore: CommandSpec = {
  path: ['sentiments', 'restore'],
  ...changeOf(SENTIMENTS.restore, {
    summary: 'undo a delete',
    arguments: [
      { name: '<id>', description: 'the number of the analysis, as the delete or the audit log tells it' },
    ],
    examples: ['smops sentiments restore 12'],
    told: ({ id, taskId }) => sentimentsTexts().restored(id, taskId),
  }),
};

export const sentimentsCommands: readonly CommandSpec[] = [list, show, remove, restore];
