import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Profile } from '@smops/fixtures/fake-provider/profile.js';
import { rightAnswer } from '@smops/fixtures/fake-provider/right-answer.js';
import { readCommentPages } from '../../../judging/results/analysis-results.service.js';
import { type Connection, connectEmbedded } from '../../../platform/db/connect.js';
import { copyEmbeddedTemplate } from '../../../platform/db/testing.js';
import type { AnalysisTask } from '../analyzer.schemas.js';
import { getAnalysisStatus, requireAnalysis } from '../analyzer.service.js';
import { createDeepSeekProvider } from '../providers/deepseek/deepseek.provider.js';
import { DEEPSEEK_9 } from '../providers/deepseek/definition.js';
import type { CallDeadlines } from '../providers/http/post-json.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { testContext, testWorker } from '../testing.js';
import { BENCH_VARIABLES, benchComments } from './bench-comments.js';
import { type BenchStats, startFakeProcess } from './fake-process.js';

const LOOK_MS = 50;

export interface ProviderRun {
  task: AnalysisTask;
  /** From the moment the run is stored until it has ended. */
  ms: number;
  /** From the start call on. */
  wholeMs: number;
  /** Comments whose stored answer is not the right one, or is missing. */
  wrong: number;
  fake: BenchStats;
}

/** An embedded database of the bench's own. */
export async function openBenchDatabase(): Promise<Connection> {
  const folder = mkdtempSync(join(tmpdir(), 'smops-bench-'));
  await copyEmbeddedTemplate(join(folder, 'db'));
  const connection = await connectEmbedded(join(folder, 'db'));
  return {
    ...connection,
    async close() {
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Comments that are all different, so that every batch is asked. */
const different = (count: number, seed: number) =>
  benchComments(count, seed).map((comment, index) => ({
    ...comment,
    message: `${comment.message} #${index}`,
  }));

/** One run through the fake service, with a worker of its own, and what became of it. */
export async function runAgainstFake(
  connection: Connection,
  profile: Profile,
  run: { comments: number; seed: number; start: number; deadlines?: CallDeadlines },
): Promise<ProviderRun> {
  const fake = await startFakeProcess(profile);
  const provider = createDeepSeekProvider(DEEPSEEK_9, {
    settings: () => ({ url: fake.url, apiKey: 'fake', model: 'deepseek-flash', concurrency: run.start }),
    deadlines: run.deadlines,
  });
  await connection.db.deleteFrom('analyses').execute();
  await connection.db.deleteFrom('answerCache').execute();
  await connection.db.deleteFrom('providerState').execute();
  const worker = testWorker(connection, [provider], { pollMs: 2000, random: Math.random });
  const ctx = testContext(connection, worker);
  await worker.start();
  const started = performance.now();
  const { task_id } = await startAnalysis(ctx, {
    comments_data: different(run.comments, run.seed),
    variables: BENCH_VARIABLES,
    api_provider: 'deepseek-9',
    batch_size: 8,
  });
  const stored = performance.now();
  const task = await untilEnded(ctx, task_id);
  const [ms, wholeMs] = [performance.now() - stored, performance.now() - started];
  const wrong = await countWrong(ctx, task_id);
  await worker.stop();
  await provider.close?.();
  const stats = await fake.stats();
  fake.close();
  return { task, ms, wholeMs, wrong, fake: stats };
}

/** Looks now and then, as a screen does: each look takes the database's time. */
async function untilEnded(ctx: ReturnType<typeof testContext>, task_id: string): Promise<AnalysisTask> {
  for (;;) {
    const task = await getAnalysisStatus(ctx, { task_id });
    if (task.status !== 'pending' && task.status !== 'running') return task;
    await sleep(LOOK_MS);
  }
}

/** Comments whose stored answer is not the right one, or is missing. */
export async function countWrong(ctx: ReturnType<typeof testContext>, runId: string): Promise<number> {
  const variables = BENCH_VARIABLES.map((name) => ({ name }));
  let wrong = 0;
  for await (const page of readCommentPages(ctx, await requireAnalysis(ctx, runId))) {
    for (const comment of page) {
      const right = rightAnswer(variables, comment.content);
      // A service is asked in an order of its own, and may answer in it.
      const listOf = (tags: { variable: string; quote: string }[]) =>
        tags
          .map((tag) => `${tag.variable}:${tag.quote}`)
          .sort()
          .join('|');
      if (listOf(comment.tags) !== listOf(right.tags) || comment.sentiment?.label !== right.sentiment.label)
        wrong += 1;
    }
  }
  return wrong;
}
