import { openTestDatabase } from '../../../platform/db/testing.js';
import { runOnServers } from './several-servers.js';

/**
 * One, two and three servers on one PostgreSQL share a run of 2,000 calls of 3 s, each server with 48 calls at once: two reach at
 * least 1.8 times the throughput of one, three 2.5 times. No call is paid twice.
 */
const CALLS = Number(process.env.BENCH_CALLS ?? 2000);
const LATENCY_MS = Number(process.env.BENCH_LATENCY_MS ?? 3000);
const AT_ONCE = Number(process.env.BENCH_AT_ONCE ?? 48);
const GOALS = [1, 1.8, 2.5];

const connection = await openTestDatabase();
if (connection.engine === 'embedded') process.stdout.write('an embedded database has one owner\n');
else {
  let alone: number | undefined;
  for (const [at, goal] of GOALS.entries()) {
    const servers = at + 1;
    const { ms, calls, wrong, cpuSeconds } = await runOnServers(connection, {
      ...{ servers, calls: CALLS, latencyMs: LATENCY_MS, atOnce: AT_ONCE, seed: 11 },
    });
    alone ??= ms;
    const isMet = alone / ms >= goal && wrong === 0 && calls <= CALLS * 1.02;
    if (!isMet) process.exitCode = 1;
    const figures = [
      `${(ms / 1000).toFixed(1)} s`,
      `${Math.round(CALLS / (ms / 1000))} calls a second, ${(alone / ms).toFixed(2)} x one server (at least ${goal})`,
      `${calls - CALLS} calls paid twice, ${wrong} comments wrong or missing`,
      `${((cpuSeconds / CALLS) * 1000).toFixed(1)} ms of CPU a call`,
    ];
    process.stdout.write(
      `${isMet ? 'met   ' : 'MISSED'}  ${servers} of ${GOALS.length}: ${figures.join('; ')}\n`,
    );
  }
}
await connection.close();
