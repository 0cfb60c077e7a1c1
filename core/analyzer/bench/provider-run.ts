import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import type { Profile } from '@smops/fixtures/fake-provider/profile.js';
import { rightAnswer } from '@smops/fixtures/fake-provider/right-answer.js';
import { type Connection, connectEmbedded } from '../../db/connect.js';
import { copyEmbeddedTemplate } from '../../db/testing.js';
import { readCommentPages } from '../analysis-results.service.js';
import type { AnalysisTask } from '../analyzer.schemas.js';
import { requireAnalysis, waitForAnalysis } from '../analyzer.service.js';
import { createDeepSeekProvider } from '../providers/deepseek/deepseek.provider.js';
import type { CallDeadlines } from '../providers/http/post-json.js';
import { startAnalysis } from '../start-analysis.service.js';
import { testContext, testWorker } from '../testing.js';
import { BENCH_VARIABLES, benchComments } from './bench-comments.js';

export interface ProviderRun {
  task: AnalysisTask;
  ms: number;
  /** Comments whose stored answer is not the right one, or is missing. */
  wrong: number;
  fake: FakeProvider['stats'];
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
  const fake = await startFakeProvider(profile);
  const provider = createDeepSeekProvider(
    'deepseek-9',
    '9后商谈',
    () => ({ url: fake.url, apiKey: 'fake', model: 'deepseek-flash', concurrency: run.start }),
    run.deadlines === undefined ? {} : { deadlines: run.deadlines },
  );
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
  const task = await waitForAnalysis(ctx, { task_id }, 600_000);
  const ms = performance.now() - started;
  const wrong = await countWrong(ctx, task_id);
  await worker.stop();
  await provider.close?.();
  await fake.close();
  return { task, ms, wrong, fake: fake.stats };
}

async function countWrong(ctx: ReturnType<typeof testContext>, taskId: string): Promise<number> {
  const variables = BENCH_VARIABLES.map((name) => ({ name }));
  let wrong = 0;
  for await (const page of readCommentPages(ctx, await requireAnalysis(ctx, taskId))) {
    for (const comment of page) {
      const right = rightAnswer(variables, comment.content);
      const tags = right.tags.map((tag) => `${tag.variable}:${tag.quote}`).join('|');
      const stored = comment.tags.map((tag) => `${tag.variable}:${tag.quote}`).join('|');
      if (stored !== tags || comment.sentiment?.label !== right.sentiment.label) wrong += 1;
    }
  }
  return wrong;
}
