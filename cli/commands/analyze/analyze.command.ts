import { BATCH_SIZES, DEFAULT_BATCH_SIZE } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import {
  PROVIDER_IDS,
  type ProviderId,
} from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { IN_PARTS_FROM_BYTES, uploadComments } from '@smops/server/client/uploads.js';
import type { Connection } from '../../connection/connect.js';
import { EXIT, type ExitCode } from '../../failures/exit-codes.js';
import { usageError } from '../../failures/failures.js';
import { reportLanguageOf } from '../../language/language.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { readBeforehand, readingOptions } from '../../runs/comment-files.js';
import { findRun } from '../../runs/find-run.js';
import { budgetOf, confirmCost, finishRun, formatOf, outputOptions } from '../../runs/finish-run.js';
import { RUN_PATIENCE_MS } from '../../runs/follow.js';
import { type ReadComments, rowsOf } from '../../runs/gather-comments.js';
import { codebookOption, readAsked, readPost } from '../../runs/input.js';
import { reportOption } from '../../runs/report-file.js';

/** The comments as a request names them: many go up first. */
async function sourceOf({ signal }: Call, { client }: Connection, read: ReadComments) {
  if (read.json.size <= IN_PARTS_FROM_BYTES) return { comments_data: await rowsOf(read) };
  return { upload: await uploadComments(client, read.json, 'comments.json', signal) };
}

async function run(call: Call): Promise<ExitCode> {
  const { io, options, json } = call;
  const asked = await readAsked(call);
  const budget = budgetOf(call);
  const post_content = await readPost(call);
  formatOf(call);
  if ((call.args.length === 0) === (options.run === undefined)) throw usageError(analyzeTexts().fileOrRun);
  const readFiles = options.run === undefined ? await readBeforehand(call, call.args) : undefined;
  const reach = { mayCreate: true, patienceMs: RUN_PATIENCE_MS };
  return await call.withConnection(reach, async (connection) => {
    if (options.detach === true && connection.where === 'in-process') {
      throw usageError(analyzeTexts().detachNeedsServer);
    }
    let read: ReadComments | undefined = await readFiles?.(connection.client);
    const isOffPeak = options.offPeak === true;
    const stored = read ? undefined : { task_id: await findRun(connection.client, String(options.run)) };
    const question = {
      ...asked,
      api_provider: options.provider as ProviderId | undefined,
      batch_size: Number(options.batchSize),
      post_content,
      language: reportLanguageOf(options.lang),
    };
    await confirmCost(
      call,
      connection.client,
      await connection.client.call(RUNS.estimate, { ...question, ...(stored ?? read?.measure) }),
      {
        budget,
        isOffPeak,
      },
    );
    let sent = read && {
      ...(await sourceOf(call, connection, read)),
      file_name: read.fileName,
      intake: read.intake,
    };
    // What went up is not held while the server, which may be this process, reads it.
    read = undefined;
    const started = await connection.client.call(RUNS.start, {
      ...question,
      ...stored,
      ...sent,
      fresh: options.fresh === true,
      off_peak: isOffPeak,
      with_results: false,
      ...(budget === undefined ? {} : { budget }),
    });
    // The server has the comments; the rest of the command lasts as long as the run.
    sent = undefined;
    const { id } = started;
    if (options.printId === true) io.out(`${id}\n`);
    if (options.detach === true) {
      if (options.printId !== true) io.out(json ? `${JSON.stringify(started)}\n` : `${id}\n`);
      if (!json) io.err(`smops: ${analyzeTexts().waitFor(id)}\n`);
      return EXIT.done;
    }
    if (!json) io.err(`smops: ${analyzeTexts().run(id)}\n`);
    return await finishRun(call, connection, id);
  });
}

export const analyzeCommand: CommandSpec = {
  path: ['analyze'],
  summary: 'tag the comments in a file with your variables',
  description:
    'Reads comment files (JSON, NDJSON, CSV, XLSX, or .txt with one comment a line; compressed with gzip too) and tags every comment, with quote, reason and sentiment. On a terminal with room for them, variables have their comments over time beside them when the comments carry times. Stopped with ^C, it keeps what is done and goes on later. Exit code 7: some comments failed; 8: stopped at the budget.',
  arguments: [{ name: '[files...]', description: 'comment files, folders or patterns; - is standard input' }],
  options: [
    {
      flags: '--run <id>',
      description: 'the comments of an earlier analysis, or of an explored file, instead of a file',
    },
    {
      flags: '--var <text>',
      description: 'one variable, literal, or NAME=TERM,TERM with your own terms; repeatable',
      repeatable: true,
    },
    { flags: '--vars-file <file>', description: 'variables, one a line' },
    codebookOption,
    {
      flags: '--provider <provider>',
      description: 'the AI provider to use (SMOPS_DEFAULT_PROVIDER, local)',
      choices: PROVIDER_IDS,
    },
    {
      flags: '--batch-size <number>',
      description: 'comments per request',
      choices: BATCH_SIZES.map(String),
      default: String(DEFAULT_BATCH_SIZE),
    },
    { flags: '--post <text>', description: 'the post that the comments belong to' },
    { flags: '--post-file <file>', description: 'the post, from a file' },
    ...readingOptions,
    ...outputOptions,
    reportOption,
    { flags: '--detach', description: 'leave the work to the server and print the id of the run' },
    { flags: '--print-id', description: 'print only the id of the run; results go to --out' },
    { flags: '--budget <usd>', description: 'pause at this cost' },
    { flags: '--off-peak', description: 'wait for the provider’s cheaper hours' },
    { flags: '--fresh', description: 'ask again what was answered before' },
    {
      flags: '--yes',
      description: 'do not ask before a paid run (scripts need it above SMOPS_ASK_ABOVE_USD, $1)',
    },
  ],
  examples: [
    'smops analyze comments.json --var 价格 --var banjir',
    'smops analyze comments.csv --vars-file variables.txt --report report.html',
    'smops analyze comments.csv --var "traffic=jem,traffic jam,塞车" --out tagged.xlsx',
    'smops analyze comments.csv --codebook prices',
    'smops analyze exports/ --text-column "Isi Komen" --var banjir',
    'cat comments.ndjson | smops analyze - --vars-file variables.txt --json > results.json',
    'smops analyze comments.json --var parking --provider gemini --budget 2',
    'id=$(smops analyze comments.json --var banjir --print-id --out tagged.xlsx)',
  ],
  run,
};
