import { constants, getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  PROVIDER_IDS,
  type ProviderId,
} from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import { COLUMN_CHOICES } from '@smops/core/comments/column-choices/column-choices.operations.js';
import { isSheetLink } from '@smops/core/comments/formats/google-sheet.js';
import type { Connection } from '../../connection/connect.js';
import { EXIT, type ExitCode } from '../../failures/exit-codes.js';
import { CommandError, describeFailure, usageError } from '../../failures/failures.js';
import { findFiles, findForeignFiles } from '../../input/find-files.js';
import { checkOutput } from '../../output/check-output.js';
import { sanitize } from '../../output/output.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { chosenReading, columnOptions } from '../../runs/comment-files.js';
import { refuseAddress } from '../../runs/gather-comments.js';
import { checkServer, type ImportSettings } from '../../sentiments/import-file.js';
import {
  type FilesToImport,
  FolderWatch,
  importFiles,
  noTotals,
  type RunTotals,
  summaryLine,
} from '../../sentiments/import-run.js';
import { type Reject, RejectsFile } from '../../sentiments/rejects.js';
import { sentimentsTexts } from '../../sentiments/sentiments.texts.js';
import { createTaskFinder } from '../../sentiments/task-of.js';
import { scoring } from './sentiments-score.command.js';

const LOOK_MS = 2000;
/** No room, no more room for this user, no more for this file. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const PROGRESS_MS = 500;
/** Rejected rows that are named on stderr; `--errors` keeps them all. */
const SHOWN_REJECTS = 10;

function maxErrorsOf({ options }: Call): number {
  if (options.maxErrors === undefined) return Number.POSITIVE_INFINITY;
  const text = String(options.maxErrors);
  if (!/^\d{1,9}$/.test(text)) throw usageError(sentimentsTexts().maxErrorsTakes);
  return Number(text);
}

async function* wholeStdin(call: Call): AsyncGenerator<Uint8Array> {
  yield await call.io.readStdin();
}

function settingsOf(call: Call, { client }: Connection, rejects: RejectsFile | undefined): ImportSettings {
  const { io, json, options, signal } = call;
  const fromName =
    typeof options.taskFromName === 'string' ? createTaskFinder(options.taskFromName) : undefined;
  let shown = 0;
  let nextLineMs = performance.now() + PROGRESS_MS;
  return {
    client,
    stdin: io.stdin ?? wholeStdin(call),
    env: io.env,
    signal,
    taskOf(path) {
      const task = fromName?.(path) ?? (options.task as string | undefined);
      if (task !== undefined) return task;
      const file = path === '-' ? 'stdin' : path;
      if (fromName === undefined) throw usageError(sentimentsTexts().whichTask(file));
      throw new CommandError(
        sentimentsTexts().noTaskInName(file, String(options.taskFromName)),
        EXIT.badInput,
      );
    },
    provider: options.provider as ProviderId | undefined,
    reading: chosenReading(call),
    dryRun: options.dryRun === true,
    maxErrors: maxErrorsOf(call),
    async onRejects(list: Reject[]) {
      await rejects?.write(list);
      for (const { file, line, message } of list) {
        if (json || ++shown > SHOWN_REJECTS) return;
        io.err(`  ${sanitize(`${file}${line === null ? '' : `, line ${line}`}: ${message}`)}\n`);
      }
    },
    async onFileRefused(reject: Reject) {
      await rejects?.write([reject]);
    },
    onProgress({ read }) {
      if (json || !io.isErrTty || performance.now() < nextLineMs) return;
      nextLineMs = performance.now() + PROGRESS_MS;
      io.err(`\r\u001b[2K${sentimentsTexts().rows(read.toLocaleString('en'))}`);
    },
  };
}

/** Without a server this very process does the scoring, so it stays until the records are made. */
async function finishHere(call: Call, { client, where }: Connection, totals: RunTotals): Promise<void> {
  if (where !== 'in-process') return;
  for (const id of totals.records) {
    for (;;) {
      const job = await client.call(SENTIMENTS.get, { id }).catch(() => undefined);
      if (job === undefined || job.status !== 'scoring' || job.error !== null) break;
      await sleep(LOOK_MS / 4, undefined, { signal: call.signal });
    }
  }
}

async function watch(call: Call, settings: ImportSettings, folder: string): Promise<ExitCode> {
  const { io, options, signal } = call;
  const watched = new FolderWatch(folder);
  while (!signal.aborted) {
    const found = await watched.take(Date.now());
    const { files } = found;
    if (files.length + found.foreign.length > 0) {
      const startedMs = performance.now();
      const totals = noTotals();
      try {
        await importFiles(call, settings, found, options.moveDone as string | undefined, totals);
        io.out(summaryLine(totals, startedMs, settings.dryRun));
      } catch (error) {
        // The connection broke in the middle of a file. What was stored of it is not stored twice.
        if (describeFailure(error).code !== 'NETWORK' || signal.aborted) throw error;
        io.err(`smops: ${sentimentsTexts().wentAway}\n`);
        watched.forget(files);
      }
    }
    await sleep(LOOK_MS, undefined, { signal }).catch(() => {});
  }
  return signal.reason as ExitCode;
}

async function findAll(call: Call): Promise<FilesToImport & { missing: unknown[] }> {
  const files: string[] = [];
  const foreign: string[] = [];
  const missing: unknown[] = [];
  for (const argument of call.args) {
    refuseAddress(argument);
    if (isSheetLink(argument)) {
      files.push(argument);
      continue;
    }
    try {
      files.push(...(await findFiles(argument)));
      foreign.push(...(await findForeignFiles(argument)));
    } catch (error) {
      missing.push(error);
    }
  }
  return { files: [...new Set(files)], foreign: [...new Set(foreign)], missing };
}

/** A bulk import gives way to the server on the same machine, and to those who click. */
function giveWay(): void {
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}

async function run(call: Call): Promise<ExitCode> {
  giveWay();
  const { args, io, options } = call;
  const folder = options.watch as string | undefined;
  if (folder === undefined && args.length === 0) {
    throw usageError(sentimentsTexts().whatToImport);
  }
  if (folder !== undefined && args.length > 0) throw usageError(sentimentsTexts().watchAlone);
  if (typeof options.errors === 'string') checkOutput(options.errors);
  const startedMs = performance.now();
  const totals = noTotals();
  const { missing, ...found } = await findAll(call);
  const isNothing = found.files.length + found.foreign.length === 0;
  if (missing.length > 0 && isNothing) throw missing[0];
  const rejects = typeof options.errors === 'string' ? await RejectsFile.open(options.errors) : undefined;
  try {
    const patienceMs = folder === undefined ? 0 : Number.POSITIVE_INFINITY;
    return await call.withConnection({ patienceMs }, async (connection) => {
      const settings = settingsOf(call, connection, rejects);
      // A token that has ended, or a server that is gone, is told although there is nothing to import.
      await checkServer(settings);
      settings.reading.choices = await connection.client.call(COLUMN_CHOICES.list);
      if (folder !== undefined) return await watch(call, settings, folder);
      await importFiles(call, settings, found, options.moveDone as string | undefined, totals);
      await finishHere(call, connection, totals);
      for (const error of missing)
        io.err(`smops: ${error instanceof Error ? error.message : String(error)}\n`);
      return missing.length > 0 && totals.exitCode === EXIT.done ? EXIT.notFound : totals.exitCode;
    });
  } catch (error) {
    if (FULL_DISK.has((error as NodeJS.ErrnoException).code ?? '')) {
      throw new CommandError(sentimentsTexts().fullDisk, EXIT.failed);
    }
    throw error;
  } finally {
    await rejects?.close();
    if (folder === undefined) {
      if (io.isErrTty && !call.json) io.err('\r\u001b[2K');
      io.out(summaryLine(totals, startedMs, options.dryRun === true));
    }
  }
}

export const addCommand: CommandSpec = {
  path: ['sentiments', 'add'],
  summary: 'add comments to be scored, or records of another system, in bulk',
  description:
    'Reads JSON (a list, or an object around one), NDJSON, CSV and .txt with one comment a line, of any size, also compressed with gzip, XLSX, a ZIP archive with one such file, and the link to a Google sheet that anyone may read. The encoding is detected (UTF-8, UTF-16, GB18030, Big5, Windows-1252). Files of records hold taskId, analyzeDate, sentimentScore and aiSummary; everything else is read as comments. Run twice, twice at once, or again after an interruption, it stores and scores each row once. Ends with one line of JSON; exit code 3 when rows were rejected, or files could not be read.',
  arguments: [
    {
      name: '[files...]',
      description:
        'files, folders, patterns such as exports/*.json, links to Google sheets; - is standard input',
    },
  ],
  options: [
    { flags: '--task <id>', description: 'the task that comments belong to, for example TASK-0001' },
    {
      flags: '--task-from-name <pattern>',
      description: 'take the task from the file name: comments-{task}-*.json, or /regex/',
    },
    ...columnOptions,
    { flags: '--provider <id>', description: 'who scores comments', choices: PROVIDER_IDS },
    { flags: '--watch <dir>', description: 'keep importing what arrives in a folder' },
    { flags: '--move-done <dir>', description: 'move files there that were imported without a rejected row' },
    { flags: '--dry-run', description: 'check everything, store nothing' },
    { flags: '--max-errors <number>', description: 'stop when more rows than this are rejected' },
    { flags: '--errors <file>', description: 'write rejected rows there, one JSON object a line' },
  ],
  examples: [
    'smops sentiments add exports/ --task-from-name "comments-{task}-*.json" --move-done done/',
    'smops sentiments add jawapan.xlsx --task TASK-0001 --sheet Komen --text-column "Apakah cadangan"',
    'smops sentiments add history.ndjson.gz --errors rejects.ndjson',
    'curl -s https://example.com/comments.json | smops sentiments add - --task TASK-0001',
  ],
  instead: scoring,
  run,
};
