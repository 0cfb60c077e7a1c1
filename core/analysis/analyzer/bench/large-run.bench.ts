import { openBenchDatabase, runAgainstFake } from './provider-run.js';

/** 10,000 comments in batches of 8, 6 s a call, 128 at once: at most 75 s from end to end. */
const COMMENTS = Number(process.env.BENCH_COMMENTS ?? 10_000);
const SEED = Number(process.env.BENCH_SEED ?? 11);
const AT_ONCE = 128;
const CALL_MS = 6000;
const LIMIT_MS = 75_000;

const connection = await openBenchDatabase();
const profile = { seed: SEED, latency: { medianMs: CALL_MS }, concurrent: AT_ONCE };
const { wholeMs, wrong, fake } = await runAgainstFake(connection, profile, {
  ...{ comments: COMMENTS, seed: SEED, start: AT_ONCE },
});
const idealMs = Math.ceil(COMMENTS / 8 / AT_ONCE) * CALL_MS;
process.stdout.write(
  `seed ${SEED}: ${(wholeMs / 1000).toFixed(1)} s, ${(wholeMs / idealMs).toFixed(3)} x the ideal; ${wrong} wrong or missing; at most ${fake.mostAtOnce} at once\n`,
);
if (wrong > 0 || wholeMs > LIMIT_MS) process.exitCode = 1;
await connection.close();
