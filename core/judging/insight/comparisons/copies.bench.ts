/**
 * Comparisons of two sides without any difference, four variables, 600 comments a side, when a part of one side's comments are copies:
 * something is called clear in at most 5 %. Ends with exit code 1 when the limit is broken.
 */
import { createRandom } from '../../../engine/train/random.js';
import { copiedComparisons } from './copied-comparisons.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4000);
const MOST_CLEAR = 0.05;

const random = createRandom(20_261_123);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

for (const copied of [0, 0.05, 0.16, 0.48]) {
  const { falseClear } = copiedComparisons(random, { rounds: ROUNDS, copied });
  if (falseClear > MOST_CLEAR) process.exitCode = 1;
  process.stdout.write(
    `${falseClear > MOST_CLEAR ? 'MISSED' : 'met   '}  ${percent(copied)} of one side are copies: called clear in ${percent(falseClear)} of the comparisons (at most ${percent(MOST_CLEAR)})\n`,
  );
}
