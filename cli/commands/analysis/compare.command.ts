import { setTimeout as sleep } from 'node:timers/promises';
import { PROVIDER_IDS, type ProviderId } from '@smops/core/analyzer/providers/providers.constants.js';
import { exportComparison, getComparison, startComparison } from '@smops/server/client/comparisons.client.js';
import { estimateAnalysis } from '@smops/server/client/fb-analyzer.client.js';
import { analyzeTexts } from '../../analyze/analyze.texts.js';
import { readComments, readingOptions } from '../../analyze/comment-files.js';
import { confirmCost } from '../../analyze/confirm-cost.js';
import { RUN_PATIENCE_MS } from '../../analyze/follow.js';
import { codebookOption, readAsked, readPost } from '../../analyze/input.js';
import { printComparison } from '../../analyze/print-comparison.js';
import { reportFileOf, reportOptions, writeReport } from '../../analyze/report-file.js';
import type { Connection } from '../../connection/connect.js';
import { sanitize } from '../../output/output.js';
import { reportLanguageOf } from '../../output/report-language.js';
import { word } from '../../output/words.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { EXIT, type ExitCode } from '../../program/exit-codes.js';

const POLL_MS = 200;
/** Waits until both runs have ended; undefined when ^C came first (the runs go on, or can be resumed). */
async function follow({ io, json, signal }: Call, { client }: Connection, taskId: string) {
  for (;;) {
    const comparison = await getComparison(client, taskId);
    if (comparison.status !== 'pending' && comparison.status !== 'running') {
      if (io.isErrTty && !json) io.err('\r\u001b[K');
      return comparison;
    }
    if (io.isErrTty && !json) io.err(`\r\u001b[K${analyzeTexts().comparing(comparison.progress)}`);
    await sleep(POLL_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) return undefined;
  }
}

async function run(call: Call): Promise<ExitCode> {
  const { io, json, options } = call;
  const file = reportFileOf(call);
  const asked = await readAsked(call);
  const post_content = await readPost(call);
  const [fileA, fileB] = call.args as [string, string];
  const a = await readComments(call, [fileA]);
  const b = await readComments(call, [fileB]);
  return await call.withConnection({ mayCreate: true, patienceMs: RUN_PATIENCE_MS }, async (connection) => {
    const language = reportLanguageOf(call.options.lang);
    const api_provider = options.provider as ProviderId | undefined;
    const question = { ...asked, post_content, api_provider, language };
    const measure = {
      comments: a.measure.comments + b.measure.comments,
      text_tokens: a.measure.text_tokens + b.measure.text_tokens,
    };
    await confirmCost(
      call,
      connection.client,
      await estimateAnalysis(connection.client, { ...question, ...measure }),
      {
        isOffPeak: false,
      },
    );
    const { taskId } = await startComparison(connection.client, {
      ...question,
      a: { file_name: a.fileName, comments_data: a.rows, intake: a.intake },
      b: { file_name: b.fileName, comments_data: b.rows, intake: b.intake },
    });
    if (!json) io.err(`${analyzeTexts().comparison(taskId)}\n`);
    const comparison = await follow(call, connection, taskId);
    if (comparison === undefined) return call.signal.reason as ExitCode;
    if (comparison.status !== 'completed') {
      io.err(
        `smops: ${word(comparison.status)}: ${sanitize(comparison.errorMessage ?? analyzeTexts().noReason)}\n`,
      );
      return EXIT.upstream;
    }
    await writeReport(call, file, (format) => exportComparison(connection.client, taskId, format));
    if (json) io.out(`${JSON.stringify({ id: taskId, ...comparison })}\n`);
    else printComparison(io, comparison);
    return EXIT.done;
  });
}

export const compareCommand: CommandSpec = {
  path: ['compare'],
  summary: 'compare what two communities mention',
  description:
    'Analyses both files and compares the share of comments with each variable: rates with 95 % intervals, their difference, a test corrected for the number of variables, and the effect size.',
  arguments: [
    { name: '<file-a>', description: 'comments of community A: a file or a folder' },
    { name: '<file-b>', description: 'comments of community B' },
  ],
  options: [
    { flags: '--var <text>', description: 'what to compare; repeatable, as for analyze', repeatable: true },
    { flags: '--vars-file <file>', description: 'variables, one a line' },
    codebookOption,
    { flags: '--provider <provider>', description: 'the AI provider to use', choices: PROVIDER_IDS },
    { flags: '--post <text>', description: 'the post that the comments belong to' },
    { flags: '--post-file <file>', description: 'the post, from a file' },
    ...readingOptions,
    ...reportOptions,
    { flags: '--yes', description: 'do not ask before a paid run' },
  ],
  examples: [
    'smops compare johor.json penang.json --var 价格 --var banjir',
    'smops compare a.csv b.csv --vars-file variables.txt --report comparison.html',
  ],
  run,
};
