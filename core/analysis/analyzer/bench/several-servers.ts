import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import type { Connection } from '../../../platform/db/connect.js';
import { getAnalysisStatus } from '../analyzer.service.js';
import { createDeepSeekProvider } from '../providers/deepseek/deepseek.provider.js';
import { DEEPSEEK_9 } from '../providers/deepseek/definition.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { testContext, testWorker } from '../testing.js';
import { addressOf } from './address-of.js';
import { BENCH_VARIABLES, benchComments } from './bench-comments.js';
import { startFakeProcess } from './fake-process.js';
import { countWrong } from './provider-run.js';

const BATCH = 8;

export interface ServersOutcome {
  /** From the stored run to its end. */
  ms: number;
  /** Calls that were billed; as many as batches when nothing was asked twice. */
  calls: number;
  /** Comments whose stored answer is not the right one, or is missing. */
  wrong: number;
  /** Seconds of CPU that all servers took. */
  cpuSeconds: number;
}

const cpuOf = async (child: ChildProcess): Promise<number> => {
  const answer = new Promise<number>((resolve) =>
    child.on('message', (message) => typeof message === 'number' && resolve(message)),
  );
  child.send('cpu');
  return await answer;
};

/**
 * One run of a number of calls, shared by several server processes on one PostgreSQL. Each may make `atOnce` calls at once and knows it
 * from the start: in this test all servers share the processors of one machine, which more calls would measure instead.
 */
export async function runOnServers(
  connection: Connection,
  options: { servers: number; calls: number; latencyMs: number; atOnce: number; seed: number },
): Promise<ServersOutcome> {
  const { servers: count, calls, latencyMs, atOnce, seed } = options;
  const profile = { ...QUIET, seed, latency: { medianMs: latencyMs }, concurrent: atOnce };
  const services = await Promise.all(Array.from({ length: count }, () => startFakeProcess(profile)));
  const address = await addressOf(connection);
  const servers = services.map(({ url }) =>
    fork(new URL('./freeze-child.js', import.meta.url), [address, url, '20', String(atOnce)]),
  );
  try {
    await Promise.all(servers.map((server) => once(server, 'message')));
    const settings = () => ({ url: '', apiKey: 'fake', model: 'deepseek-flash', concurrency: atOnce });
    // Not started: it only takes the run in.
    const ctx = testContext(
      connection,
      testWorker(connection, [createDeepSeekProvider(DEEPSEEK_9, { settings })]),
    );
    const { task_id } = await startAnalysis(ctx, {
      comments_data: benchComments(calls * BATCH, seed).map((one, n) => ({
        ...one,
        message: `${one.message} #${n}`,
      })),
      variables: BENCH_VARIABLES,
      api_provider: 'deepseek-9',
      batch_size: BATCH,
    });
    const startedMs = performance.now();
    while ((await getAnalysisStatus(ctx, { task_id })).status !== 'completed') await sleep(50);
    const ms = performance.now() - startedMs;
    const cpu = await Promise.all(servers.map(cpuOf));
    const stats = await Promise.all(services.map((service) => service.stats()));
    return {
      ms,
      calls: stats.reduce((sum, { billed }) => sum + billed, 0),
      wrong: await countWrong(ctx, task_id),
      cpuSeconds: cpu.reduce((sum, one) => sum + one, 0),
    };
  } finally {
    for (const server of servers) {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    }
    for (const service of services) service.close();
    for (const table of ['analyses', 'answerCache', 'providerState'] as const)
      await connection.db.deleteFrom(table).execute();
  }
}
