import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import type { Connection } from '../../../platform/db/connect.js';
import { getAnalysisStatus, waitForAnalysis } from '../analyzer.service.js';
import { createDeepSeekProvider } from '../providers/deepseek/deepseek.provider.js';
import { DEEPSEEK_9 } from '../providers/deepseek/definition.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { testContext, testWorker } from '../testing.js';
import { addressOf } from './address-of.js';
import { BENCH_VARIABLES, benchComments } from './bench-comments.js';
import { countWrong } from './provider-run.js';

/** Calls the service takes at once. */
export const AT_ONCE = 8;

export interface FreezeOptions {
  comments: number;
  seed: number;
  /** At least so long one of the two servers stands still. */
  freezeMs: number;
  leaseSeconds: number;
  latencyMs: number;
}

export interface FreezeOutcome {
  /** What is not as an undisturbed run would have left it; empty is right. */
  problems: string[];
  /** Comments that were billed more than once: what the frozen server had in flight. */
  paidAgain: number;
}

const until = async (child: ChildProcess, word: string) => {
  while ((await once(child, 'message'))[0] !== word);
};

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await exited;
}

/**
 * Two server processes share a run on one PostgreSQL. One is stopped in the middle of its calls, the other ends the run,
 * then the first is woken: its late answers must change nothing but the bill.
 */
export async function freezeOne(connection: Connection, options: FreezeOptions): Promise<FreezeOutcome> {
  const { comments, seed, freezeMs, leaseSeconds, latencyMs } = options;
  const { db } = connection;
  const fake = await startFakeProvider({
    ...QUIET,
    seed,
    latency: { medianMs: latencyMs },
    concurrent: AT_ONCE,
  });
  const args = [await addressOf(connection), fake.url, String(leaseSeconds)];
  const child = () => fork(new URL('./freeze-child.js', import.meta.url), args);
  const servers = [child(), child()] as const;
  try {
    await Promise.all(servers.map((server) => until(server, 'started')));
    const [frozen] = servers;
    const settings = () => ({ url: fake.url, apiKey: 'fake', model: 'deepseek-flash', concurrency: 1 });
    // Not started: it only takes the run in.
    const ctx = testContext(
      connection,
      testWorker(connection, [createDeepSeekProvider(DEEPSEEK_9, { settings })]),
    );
    const { task_id } = await startAnalysis(ctx, {
      comments_data: benchComments(comments, seed).map((one, n) => ({
        ...one,
        message: `${one.message} #${n}`,
      })),
      variables: BENCH_VARIABLES,
      api_provider: 'deepseek-9',
      batch_size: 8,
    });
    await until(frozen, 'working');
    frozen.kill('SIGSTOP');
    const frozenMs = performance.now();
    await waitForAnalysis(ctx, { task_id }, 90_000);
    await sleep(Math.max(0, freezeMs - (performance.now() - frozenMs)));
    const stored = () => db.selectFrom('analysisResults').selectAll().orderBy('seq').execute();
    const before = await stored();
    frozen.kill('SIGCONT');
    await sleep(1000 + latencyMs);
    const after = await stored();
    const task = await getAnalysisStatus(ctx, { task_id });
    const wrong = await countWrong(ctx, task_id);
    const problems = [
      ...(frozen.exitCode === null ? [] : ['the woken server has ended']),
      ...(isDeepStrictEqual(before, after) ? [] : ['the woken server changed what was stored']),
      ...(task.status === 'completed' ? [] : [`the run is ${task.status}`]),
      ...(after.length === comments ? [] : [`${after.length} results for ${comments} comments`]),
      ...(task.processed_comments === comments ? [] : [`${task.processed_comments} counted as done`]),
      ...(wrong === 0 ? [] : [`${wrong} wrong`]),
    ];
    return { problems, paidAgain: fake.stats.comments - comments };
  } finally {
    await Promise.all(servers.map(end));
    await fake.close();
    await db.deleteFrom('analyses').execute();
    await db.deleteFrom('answerCache').execute();
  }
}
