import { PROFILES, type Profile } from '@smops/fixtures/fake-provider/profile.js';
import { openBenchDatabase, runAgainstFake } from './provider-run.js';

/**
 * How close a run comes to the ideal max(ceil(N/C)·L, N/rate), and whether every comment comes out right,
 * against the fake service: 1,200 calls of 200 ms median. Ratios within this run.
 */
const CALLS = Number(process.env.BENCH_CALLS ?? 1200);
const BATCH = 8;
/** Longer on a busy machine, where the bench itself would be measured otherwise. */
const LATENCY_MS = Number(process.env.BENCH_LATENCY_MS ?? 200);
const SEED = Number(process.env.BENCH_SEED ?? 11);
const only = process.env.BENCH_PROFILE;

interface Case {
  name: string;
  profile: Profile;
  start: number;
  idealMs?: number;
  limit?: number;
  /** Most calls that may be billed, for each needed one. */
  billed?: number;
}

const profile = (name: string): Profile => {
  const { latency, ...rest } = PROFILES[name] as Profile;
  return { ...rest, latency: { ...latency, medianMs: LATENCY_MS }, seed: SEED };
};
const limitedMs = Math.ceil(CALLS / 24) * LATENCY_MS;
const pacedMs = (CALLS / 50) * 1000;
const cases: Case[] = [
  ...[1, 16, 64].map((start) => ({
    name: `unknown limit of 24, starting with ${start}`,
    profile: profile('limited'),
    start,
    idealMs: limitedMs,
    limit: 1.1,
  })),
  { name: 'limit of 50 a second', profile: profile('paced'), start: 16, idealMs: pacedMs, limit: 1.05 },
  {
    name: '3% of calls ten times slower',
    profile: { ...profile('slow'), concurrent: 24 },
    start: 24,
    idealMs: limitedMs * 1.27,
    limit: 1.15,
    billed: 1.02,
  },
  { name: 'flaky (20%)', profile: profile('flaky'), start: 16, billed: 1.02 },
  { name: 'lying (19%)', profile: profile('lying'), start: 16 },
  { name: 'hanging', profile: profile('hanging'), start: 16 },
];

const connection = await openBenchDatabase();
// Code that has run once is compiled: a server runs for weeks.
await runAgainstFake(connection, profile('usual'), { comments: 100 * BATCH, seed: SEED, start: 16 });
process.stdout.write(`seed ${SEED}, ${CALLS} calls of ${LATENCY_MS} ms\n`);
for (const { name, profile: behaviour, start, idealMs, limit, billed } of cases) {
  if (only !== undefined && !name.includes(only)) continue;
  const deadlines = {
    connectMs: 2000,
    idleMs: 20 * LATENCY_MS,
    contentMs: 25 * LATENCY_MS,
    endMs: 10 * LATENCY_MS,
  };
  const run = await runAgainstFake(connection, behaviour, {
    comments: CALLS * BATCH,
    seed: SEED,
    start,
    deadlines,
  });
  const ratio = idealMs === undefined ? undefined : run.ms / idealMs;
  const paid = run.fake.billed / CALLS;
  const parts = [
    `${name}: ${Math.round(run.ms)} ms (${Math.round(run.wholeMs)} with storing the comments)`,
    ...(ratio === undefined ? [] : [`${ratio.toFixed(3)} x the ideal (limit ${limit})`]),
    `${run.wrong} wrong or missing of ${CALLS * BATCH}`,
    `${paid.toFixed(3)} billed calls per needed one`,
    `${run.fake.refused} refused, at most ${run.fake.mostAtOnce} at once`,
  ];
  process.stdout.write(`${parts.join('; ')}\n`);
  const isSlow = ratio !== undefined && limit !== undefined && ratio > limit;
  if (run.wrong > 0 || isSlow || (billed !== undefined && paid > billed)) process.exitCode = 1;
}
await connection.close();
