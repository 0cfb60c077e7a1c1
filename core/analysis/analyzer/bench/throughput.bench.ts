import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '../../../config.js';
import { connectEmbedded } from '../../../platform/db/connect.js';
import { copyEmbeddedTemplate } from '../../../platform/db/testing.js';
import { waitForAnalysis } from '../analyzer.service.js';
import { createAnalyzer } from '../create-analyzer.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { silentLogger, testContext } from '../testing.js';
import { BENCH_VARIABLES, benchComments } from './bench-comments.js';

/** 10,000 comments through the local provider on the embedded database, storing included. */
const COUNT = Number(process.env.BENCH_COMMENTS ?? 10_000);
const FLOOR_PER_SECOND = 2000;
const MAX_DELAY_MS = 50;

const folder = mkdtempSync(join(tmpdir(), 'smops-bench-'));
await copyEmbeddedTemplate(join(folder, 'db'));
const connection = await connectEmbedded(join(folder, 'db'));
const clock = { now: () => new Date() };
const config = readConfig({});
const analyzer = await createAnalyzer({ connection, config, clock, logger: silentLogger });
await analyzer.start();
const ctx = testContext(connection, analyzer.worker);

const run = async (count: number, seed: number) => {
  const comments = benchComments(count, seed);
  const startedMs = performance.now();
  const { task_id } = await startAnalysis(ctx, {
    comments_data: comments,
    variables: BENCH_VARIABLES,
    api_provider: 'local',
    batch_size: 8,
  });
  const storedMs = performance.now();
  const task = await waitForAnalysis(ctx, { task_id }, 300_000);
  return { task, startMs: storedMs - startedMs, wholeMs: performance.now() - startedMs };
};

await run(200, 1);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const { task, startMs, wholeMs } = await run(COUNT, 2);
delay.disable();
const perSecond = COUNT / (wholeMs / 1000);
const p99 = delay.percentile(99) / 1e6;
process.stdout.write(
  [
    `${task.status}: ${task.processed_comments} of ${COUNT} comments, ${task.matched_comments} matched`,
    `whole run ${Math.round(wholeMs)} ms, of which storing the input ${Math.round(startMs)} ms`,
    `${Math.round(perSecond)} comments/s: ${(perSecond / FLOOR_PER_SECOND).toFixed(2)} x the floor of ${FLOOR_PER_SECOND}`,
    `event-loop delay p50 ${(delay.percentile(50) / 1e6).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${(p99 / MAX_DELAY_MS).toFixed(2)} x the limit), max ${(delay.max / 1e6).toFixed(1)} ms`,
    '',
  ].join('\n'),
);
if (task.status !== 'completed' || perSecond < FLOOR_PER_SECOND || p99 > MAX_DELAY_MS) process.exitCode = 1;
await analyzer.close();
await connection.close();
rmSync(folder, { recursive: true, force: true });
