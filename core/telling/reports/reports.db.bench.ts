/**
 * Reports of 10,000 comments: of a run, of a comparison of two such runs, and of the series of both, in each format; at most
 * 2 s each. Each is made twice; the second counts, when the libraries of its format are loaded.
 */
import { waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import { startComparison } from '../../judging/insight/comparisons/start-comparison.service.js';
import { createCodebook } from '../../judging/learning/create-codebook.service.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { REPORT_DOCUMENT_FORMATS } from './reports.constants.js';
import { exportReport } from './reports.service.js';

const COMMENTS = Number(process.env.BENCH_ROWS ?? 10_000);
const VARIABLES = ['banjir', 'harga', 'jalan', 'sekolah'];
const MOST_MS = 2000;

/** Comments of a week from a day of November 2026 on: each says one of the variables, or a greeting. */
const commentsOf = (day: number) =>
  Array.from({ length: COMMENTS }, (_, at) => ({
    id: `${day}-${at}`,
    message: `${VARIABLES[(at * 7) % 6] ?? 'Selamat pagi'} lagi di taman kami ${(at * 7919) % 10_007}`,
    like_count: (at * 37) % 241,
    created_time: new Date(Date.UTC(2026, 10, day + (at % 7), at % 24)).toISOString(),
    from: { name: `Pembaca ${at % 900}` },
  }));

const connection = await openTestDatabase();
const worker = testWorker(connection, [fakeProvider()]);
await worker.start();
try {
  const ctx = testContext(connection, worker);
  await createCodebook(ctx, { name: 'Aduan', variables: VARIABLES.map((name) => ({ name })) });
  const runs: string[] = [];
  for (const day of [2, 9]) {
    const { task_id } = await startAnalysis(ctx, {
      comments_data: commentsOf(day),
      codebook: 'Aduan',
      api_provider: 'local',
      file_name: `komen-${day}.json`,
    });
    await waitForAnalysis(ctx, { task_id }, 600_000);
    runs.push(task_id);
  }
  const { taskId: runId } = await startComparison(ctx, { sides: runs.map((task_id) => ({ task_id })) });
  const subjects = [
    { of: 'run', id: runs.at(-1) ?? '' },
    { of: 'comparison', id: runId },
    { of: 'series', id: 'Aduan' },
  ] as const;
  for (const { of, id } of subjects) {
    const times: string[] = [];
    for (const format of REPORT_DOCUMENT_FORMATS) {
      await exportReport(ctx, { of, id, format });
      const startedMs = performance.now();
      await exportReport(ctx, { of, id, format });
      const ms = performance.now() - startedMs;
      times.push(`${format} ${ms.toFixed(0)} ms`);
      if (ms > MOST_MS) process.exitCode = 1;
    }
    process.stdout.write(`${of}: ${times.join(', ')} (at most ${MOST_MS} each)\n`);
  }
} finally {
  await worker.stop();
  await connection.close();
}
