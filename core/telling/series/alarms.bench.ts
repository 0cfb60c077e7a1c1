/**
 * Alarms in simulated weeks of topics of 2 to 50% among 50 to 5,000 comments a day, whose number follows the day of the week.
 * False alarms in 100 variable-weeks: at most 1 when days differ by sampling alone, at most 4 when they differ as days do (a spread of 0.15
 * or 0.3 on the logit scale, or a share that is 1.6 times as high on weekends). A 5% topic that doubles among 1,000 comments a day is found
 * that day in at least 85%, after one week as after four. Ends with exit code 1 when a limit is broken.
 */
import { createRandom } from '../../engine/train/random.js';
import { alarmsOf } from './alarms.js';
import { quietDays } from './quiet-days.js';

const WEEKS = Number(process.env.BENCH_WEEKS ?? 2000);
const LEAST_FOUND = 0.85;
const KINDS = [
  { name: 'days alike', spread: 0, weekend: 1, most: 0.01 },
  { name: 'a spread of 0.15', spread: 0.15, weekend: 1, most: 0.04 },
  { name: 'a spread of 0.3', spread: 0.3, weekend: 1, most: 0.04 },
  { name: '1.6 times on weekends', spread: 0, weekend: 1.6, most: 0.04 },
];

const { day, days } = quietDays(createRandom(20_261_123));
const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

function say(isMet: boolean, text: string): void {
  if (!isMet) process.exitCode = 1;
  process.stdout.write(`${isMet ? 'met   ' : 'MISSED'}  ${text}\n`);
}

for (const { name, spread, weekend, most } of KINDS) {
  for (const comments of [50, 200, 1000, 5000]) {
    for (const share of [0.02, 0.05, 0.2, 0.5]) {
      const rate = alarmsOf(days(7 * (WEEKS + 4), { comments, share, spread, weekend })).length / WEEKS;
      say(
        rate <= most,
        `${name}, ${comments} comments a day, a topic of ${percent(share)}: ${percent(rate)} false alarms per variable-week (at most ${percent(most)})`,
      );
    }
  }
}

for (const { before, spread, least } of [
  { before: 7, spread: 0, least: LEAST_FOUND },
  { before: 28, spread: 0, least: LEAST_FOUND },
  { before: 28, spread: 0.15, least: 0 },
  { before: 28, spread: 0.3, least: 0 },
]) {
  let found = 0;
  for (let round = 0; round < WEEKS; round++) {
    const week = Array.from({ length: before + 1 }, (_, at) => day(1000, at === before ? 0.1 : 0.05, spread));
    if (alarmsOf(week).some(({ at }) => at === before)) found++;
  }
  const share = found / WEEKS;
  say(
    share >= least,
    `a 5 % topic that doubles among 1,000 comments a day, ${before} days before it, a spread of ${spread}: found that day in ${percent(share)}${least > 0 ? ` (at least ${percent(least)})` : ''}`,
  );
}
