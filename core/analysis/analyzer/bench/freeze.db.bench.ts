import { openTestDatabase } from '../../../platform/db/testing.js';
import { freezeOne } from './freeze.js';

/** Two servers on one PostgreSQL, one of them stopped (SIGSTOP) for a minute and woken: no double result. */
const FREEZE_MS = Number(process.env.BENCH_FREEZE_MS ?? 60_000);
const SEED = Number(process.env.BENCH_SEED ?? 11);

const connection = await openTestDatabase();
if (connection.engine === 'embedded') process.stdout.write('an embedded database has one owner\n');
else {
  const { problems, paidAgain } = await freezeOne(connection, {
    ...{ comments: 2000, seed: SEED, freezeMs: FREEZE_MS, leaseSeconds: 20, latencyMs: 200 },
  });
  process.stdout.write(
    `seed ${SEED}: frozen for ${FREEZE_MS / 1000} s; ${paidAgain} comments paid again (in flight), ${problems.length} problems\n`,
  );
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
await connection.close();
