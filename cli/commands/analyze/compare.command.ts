import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  PROVIDER_IDS,
  type ProviderId,
} from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import type { Comparison } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { MOST_SIDES } from '@smops/core/judging/insight/comparisons/comparisons.constants.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import type { Client } from '@smops/server/client/client.js';
import type { Connection } from '../../connection/connect.js';
import { EXIT, type ExitCode } from '../../failures/exit-codes.js';
import { CommandError, usageError } from '../../failures/failures.js';
import { reportLanguageOf } from '../../language/language.js';
import { sanitize } from '../../output/output.js';
import { word } from '../../output/words.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { readBeforehand, readingOptions } from '../../runs/comment-files.js';
import { basisOf, basisOption, copiesOption } from '../../runs/comment-filter.js';
import { findRun } from '../../runs/find-run.js';
import { confirmCost } from '../../runs/finish-run.js';
import { RUN_PATIENCE_MS } from '../../runs/follow.js';
import { type ReadComments, rowsOf } from '../../runs/gather-comments.js';
import { codebookOption, readAsked, readPost } from '../../runs/input.js';
import { printComparison } from '../../runs/print-comparison.js';
import { reportFileOf, reportOptions, writeReport } from '../../runs/report-file.js';

const POLL_MS = 200;
/** Waits until all runs have ended; undefined when ^C came first (the runs go on, or can be resumed). */
async function follow({ io, json, signal }: Call, { client }: Connection, runId: string) {
  for (;;) {
    const comparison = await client.call(COMPARISONS.get, { taskId: runId });
    if (comparison.status !== 'pending' && comparison.status !== 'running') {
      if (io.isErrTty && !json) io.err('\r\u001b[K');
      return comparison;
    }
    if (io.isErrTty && !json) io.err(`\r\u001b[K${analyzeTexts().comparing(comparison.progress)}`);
    await sleep(POLL_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) return undefined;
  }
}

interface ReadSide {
  /** Of a run; undefined for a file. */
  task_id?: string;
  comments?: ReadComments;
}

const isFile = (text: string) => text === '-' || existsSync(text) || /[./\\]/.test(text);

/** The files among the sides, read before anything is sent; see `readBeforehand`. */
async function readSides(call: Call): Promise<(client: Client) => Promise<ReadSide[]>> {
  const readers: (((client: Client) => Promise<ReadComments>) | undefined)[] = [];
  for (const side of call.args) readers.push(isFile(side) ? await readBeforehand(call, [side]) : undefined);
  return async (client) => {
    const sides: ReadSide[] = [];
    for (const read of readers) sides.push(read ? { comments: await read(client) } : {});
    return sides;
  };
}

/** The best of the earlier runs that a run may be compared with. */
async function earlierOf(client: Client, task_id: string): Promise<ReadSide> {
  const best = (await client.call(COMPARISONS.earlierRuns, { taskId: task_id })).find(
    ({ written }) => written === 'earlier',
  );
  if (best === undefined) throw new CommandError(analyzeTexts().noEarlier(task_id), EXIT.notFound);
  return { task_id: best.taskId };
}

/** The names of `--name`, in the order of the sides. */
function namesOf({ options }: Call, sides: number): (string | undefined)[] {
  const names = (options.name as string[] | undefined) ?? [];
  if (names.length > sides) throw usageError(analyzeTexts().tooManyNames(names.length, sides));
  return names;
}

const isAsked = ({ codebook, var: texts, varsFile }: Call['options']) =>
  codebook !== undefined || texts !== undefined || varsFile !== undefined;

async function run(call: Call): Promise<ExitCode> {
  const { io, json, options } = call;
  const file = reportFileOf(call);
  const wanted = call.args.length + (options.earlier === true ? 1 : 0);
  if (wanted < 2 || wanted > MOST_SIDES) throw usageError(analyzeTexts().sidesOf(MOST_SIDES));
  const names = namesOf(call, wanted);
  const hasRuns = !call.args.every(isFile);
  const asked = isAsked(options) || !hasRuns ? await readAsked(call) : {};
  const post_content = await readPost(call);
  const readFiles = await readSides(call);
  return await call.withConnection({ mayCreate: true, patienceMs: RUN_PATIENCE_MS }, async (connection) => {
    const files = await readFiles(connection.client);
    const { client } = connection;
    const sides: ReadSide[] = [];
    for (const [at, side] of files.entries())
      sides.push(side.comments ? side : { task_id: await findRun(client, call.args[at] as string) });
    const { task_id: first } = sides[0] ?? {};
    if (options.earlier === true && first === undefined) throw usageError(analyzeTexts().earlierOfRun);
    if (options.earlier === true && first !== undefined) sides.push(await earlierOf(client, first));
    const language = reportLanguageOf(call.options.lang);
    const api_provider = options.provider as ProviderId | undefined;
    const question = { ...asked, post_content, api_provider, language };
    const estimate = await client.call(COMPARISONS.estimate, {
      ...question,
      sides: sides.map(({ task_id, comments }) => (comments ? comments.measure : { task_id })),
    });
    for (const [at, missing] of estimate.missing.entries())
      if (missing.length > 0 && !json)
        io.err(`smops: ${analyzeTexts().sideLacks(call.args[at] ?? '', missing.map(sanitize).join(', '))}\n`);
    if (estimate.total !== null) await confirmCost(call, client, estimate.total, { isOffPeak: false });
    const { taskId: runId } = await client.call(COMPARISONS.start, {
      ...question,
      sides: await Promise.all(
        sides.map(async ({ task_id, comments }, at) => ({
          ...(comments
            ? {
                ...{ file_name: comments.fileName, intake: comments.intake },
                comments_data: await rowsOf(comments),
              }
            : { task_id }),
          ...(names[at] === undefined ? {} : { name: names[at] }),
        })),
      ),
    });
    if (!json) io.err(`${analyzeTexts().comparison(runId)}\n`);
    const comparison = await follow(call, connection, runId);
    if (comparison === undefined) return call.signal.reason as ExitCode;
    if (comparison.status !== 'completed') {
      io.err(
        `smops: ${word(comparison.status)}: ${sanitize(comparison.errorMessage ?? analyzeTexts().noReason)}\n`,
      );
      return EXIT.upstream;
    }
    const copies = options.copies as Comparison['copies'] | undefined;
    const counting = { copies, ...basisOf(call) };
    await writeReport(call, file, (format) =>
      client.download(COMPARISONS.export, { taskId: runId, format, ...counting }),
    );
    const isUsual = copies !== 'once' && counting.basis === undefined;
    const shown = isUsual ? comparison : await client.call(COMPARISONS.get, { taskId: runId, ...counting });
    if (json) io.out(`${JSON.stringify({ id: runId, ...shown })}\n`);
    else printComparison(io, shown);
    return EXIT.done;
  });
}

export const compareCommand: CommandSpec = {
  path: ['compare'],
  summary: 'compare what two to six communities mention',
  description:
    'Compares the share of comments with each variable. A side is an earlier analysis or a file: files are analysed, and so are the stored comments of an analysis that lacks a variable. Without --var, what all analyses look for is compared. A difference is large from 10 points on or when a share doubles, clear from 5, small from 2; with 95% intervals. Tests count each text once and are corrected for all variables and sides. Of three or more sides each is set against the mean of the others.',
  arguments: [
    {
      name: '<sides...>',
      description:
        'two to six: a file or a folder of comments, or an analysis: its id, the beginning of it, or last',
    },
  ],
  options: [
    { flags: '--var <text>', description: 'what to compare; repeatable, as for analyze', repeatable: true },
    { flags: '--vars-file <file>', description: 'variables, one a line' },
    codebookOption,
    {
      flags: '--name <text>',
      description: 'what a side is called, in the order of the sides; repeatable',
      repeatable: true,
    },
    {
      flags: '--earlier',
      description:
        'with one analysis: compare it with the one before: of other comments, written earlier, with the same codebook or variables',
    },
    copiesOption,
    basisOption,
    { flags: '--provider <provider>', description: 'the AI provider to use', choices: PROVIDER_IDS },
    { flags: '--post <text>', description: 'the post that the comments belong to' },
    { flags: '--post-file <file>', description: 'the post, from a file' },
    ...readingOptions,
    ...reportOptions,
    { flags: '--yes', description: 'do not ask before a paid run' },
  ],
  examples: [
    'smops compare johor.json penang.json --var 价格 --var banjir',
    'smops compare 3f2a 8c1e last --name Johor --name Penang --name Melaka',
    'smops compare last --earlier --report comparison.html',
  ],
  run,
};
