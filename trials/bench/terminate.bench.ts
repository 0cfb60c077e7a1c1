import { terminateRepeatedly } from './terminate.js';

/** SIGTERM x20 during a paid run: nothing is paid twice while calls are shorter than the drain. */
const TIMES = Number(process.env.BENCH_TIMES ?? 20);
let state = Number(process.env.BENCH_SEED ?? 11);
process.stdout.write(`seed ${state}\n`);
const { terminations, paidAgain, problems } = await terminateRepeatedly(TIMES, () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
});
process.stdout.write(
  `${terminations} terminations: ${paidAgain} comments paid again, ${problems.length} problems\n`,
);
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
if (paidAgain > 0 || problems.length > 0) process.exitCode = 1;
