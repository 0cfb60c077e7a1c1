import {
  BATCH_SIZES,
  DEFAULT_BATCH_SIZE,
  EXPORT_FORMATS,
  type ExportFormat,
  PROVIDER_IDS,
  type ProviderId,
  REPORT_LANGUAGES,
  type ReportLanguage,
} from '@smops/core/analyzer/analyzer.constants.js';
import { estimateAnalysis, startAnalysis } from '@smops/server/client/fb-analyzer.client.js';
import { confirmCost } from '../analyze/confirm-cost.js';
import { exitCodeOf, follow } from '../analyze/follow.js';
import { readComments, readPost, readVariables } from '../analyze/input.js';
import { printResults, writeExport } from '../analyze/results.js';
import type { Call, CommandSpec } from '../command.js';
import type { Connection } from '../connect.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { usageError } from '../failures.js';
import { sanitize } from '../output.js';

const FORMATS = ['table', ...EXPORT_FORMATS] as const;
type Format = (typeof FORMATS)[number];

/** `--format`, else what `--json` or the ending of `--out` says, else a table. */
export function formatOf({ options, json }: Pick<Call, 'options' | 'json'>): {
  format: Format;
  out?: string;
} {
  const out = typeof options.out === 'string' && options.out !== '-' ? options.out : undefined;
  const ending = out?.split('.').at(-1)?.toLowerCase();
  const guess = json
    ? 'json'
    : (EXPORT_FORMATS.find((one) => one === ending) ?? (out === undefined ? 'table' : 'json'));
  const format = (options.format as Format | undefined) ?? guess;
  if (format === 'xlsx' && out === undefined) throw usageError('An XLSX file needs a name: --out FILE.xlsx');
  if (format === 'table' && out !== undefined)
    throw usageError('A table goes to the terminal; choose another --format for --out.');
  return { format, out };
}

/** Reasons in the language of the terminal, where smops speaks it. */
export function languageOf({ options, io }: Call): ReportLanguage {
  if (typeof options.lang === 'string') return options.lang as ReportLanguage;
  const locale = io.env.LC_ALL || io.env.LC_MESSAGES || io.env.LANG || '';
  return REPORT_LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
}

function budgetOf({ options }: Call): number | undefined {
  if (options.budget === undefined) return undefined;
  const budget = Number(options.budget);
  if (!(budget > 0)) throw usageError('--budget takes an amount in US dollars, more than 0.');
  return budget;
}

/** Follows a run to its end and gives out its results. Also what `analyses resume` does. */
export async function finishRun(call: Call, connection: Connection, taskId: string): Promise<ExitCode> {
  const { format, out } = formatOf(call);
  const task = await follow(call, connection, taskId);
  if (task === undefined) return call.signal.reason as ExitCode;
  if (task.status === 'completed') {
    if (format === 'table') await printResults(call.io, connection.client, taskId);
    else await writeExport(call.io, connection.client, taskId, format as ExportFormat, out);
    if (out !== undefined && !call.json) call.io.err(`smops: wrote ${sanitize(out)}\n`);
    if (call.io.isErrTty && format === 'table') {
      call.io.err(`smops: all comments with reasons: smops analyses export ${taskId} --out results.csv\n`);
    }
  }
  return exitCodeOf(call, task);
}

async function run(call: Call): Promise<ExitCode> {
  const { io, options, json } = call;
  const variables = await readVariables(call);
  const budget = budgetOf(call);
  const post_content = await readPost(call);
  formatOf(call);
  const { fileName, rows, measure } = await readComments(call, call.args[0] as string);
  return await call.withConnection({ mayCreate: true }, async (connection) => {
    if (options.detach === true && connection.where === 'in-process') {
      throw usageError(
        '--detach leaves the work to a server, and none is running: start one with smops serve.',
      );
    }
    const isOffPeak = options.offPeak === true;
    const question = {
      variables,
      api_provider: options.provider as ProviderId | undefined,
      batch_size: Number(options.batchSize),
      post_content,
      language: languageOf(call),
    };
    await confirmCost(call, await estimateAnalysis(connection.client, { ...question, ...measure }), {
      budget,
      isOffPeak,
    });
    const started = await startAnalysis(connection.client, {
      ...question,
      comments_data: rows,
      file_name: fileName,
      fresh: options.fresh === true,
      off_peak: isOffPeak,
      ...(budget === undefined ? {} : { budget }),
    });
    if (options.detach === true) {
      io.out(json ? `${JSON.stringify(started)}\n` : `${started.task_id}\n`);
      if (!json) io.err(`smops: look at it with: smops analyses show ${started.task_id}\n`);
      return EXIT.done;
    }
    return await finishRun(call, connection, started.task_id);
  });
}

/** Options that every command with a run's results has. */
export const outputOptions = [
  {
    flags: '--format <format>',
    description: 'how the results are written (table; json with --json)',
    choices: FORMATS,
  },
  { flags: '-o, --out <file>', description: 'write them into a file, in the format of its ending' },
];

export const analyzeCommand: CommandSpec = {
  path: ['analyze'],
  summary: 'find the comments of a file that speak of your variables',
  description:
    'Reads a comment file (JSON, NDJSON or CSV; - is standard input) and tags every comment, with quote, reason and feeling. Stopped with ^C, it keeps what is done and goes on later. Exit code 7: some comments failed; 8: stopped at the budget.',
  arguments: [{ name: '<file>', description: 'the comment file, or -' }],
  options: [
    {
      flags: '--var <text>',
      description: 'what to look for; literal, or NAME=TERM,TERM with your own terms; repeatable',
      repeatable: true,
    },
    { flags: '--vars-file <file>', description: 'variables, one a line' },
    {
      flags: '--provider <provider>',
      description: 'who analyses (SMOPS_DEFAULT_PROVIDER, local)',
      choices: PROVIDER_IDS,
    },
    {
      flags: '--batch-size <number>',
      description: 'comments per question',
      choices: BATCH_SIZES.map(String),
      default: String(DEFAULT_BATCH_SIZE),
    },
    { flags: '--post <text>', description: 'the post that the comments belong to' },
    { flags: '--post-file <file>', description: 'the post, from a file' },
    ...outputOptions,
    {
      flags: '--lang <language>',
      description: 'of reasons and summary (from LANG, en)',
      choices: REPORT_LANGUAGES,
    },
    { flags: '--detach', description: 'leave the work to the server and print the run’s id' },
    { flags: '--budget <usd>', description: 'pause at this cost' },
    { flags: '--off-peak', description: 'wait for the provider’s cheaper hours' },
    { flags: '--fresh', description: 'ask again what was answered before' },
    { flags: '--yes', description: 'start whatever it costs (asked above SMOPS_ASK_ABOVE_USD, $1)' },
  ],
  examples: [
    'smops analyze comments.json --var 价格 --var banjir',
    'smops analyze comments.csv --var "traffic=jem,traffic jam,塞车" --out tagged.xlsx',
    'cat comments.ndjson | smops analyze - --vars-file variables.txt --json > results.json',
    'smops analyze comments.json --var parking --provider gemini --budget 2',
  ],
  run,
};
