/**
 * Alarms in simulated weeks: at most one false alarm in 100 variable-weeks of quiet days, for topics of 1 to 50% among 50 to
 * 5,000 comments a day whose number follows the day of the week; a 5% topic that doubles among 1,000 comments a day is found that day in
 * at least 90%. Ends with exit code 1 when a limit is broken.
 */
import { createRandom } from '../engine/train/random.js';
import { alarmsOf, type DayCount } from './alarms.js';

const WEEKS = Number(process.env.BENCH_WEEKS ?? 4000);
const MOST_FALSE = 0.01;
const LEAST_FOUND = 0.9;
/** Of the week's mean, Monday first. */
const DAYS = [1, 0.9, 0.95, 1, 1.1, 1.3, 0.75];

const random = createRandom(20_261_123);
const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

function day(total: number, share: number): DayCount {
  let hits = 0;
  for (let comment = 0; comment < total; comment++) if (random() < share) hits++;
  return { hits, total };
}

function say(isMet: boolean, text: string): void {
  if (!isMet) process.exitCode = 1;
  process.stdout.write(`${isMet ? 'met   ' : 'MISSED'}  ${text}\n`);
}

for (const comments of [50, 200, 1000, 5000]) {
  for (const share of [0.01, 0.05, 0.2, 0.5]) {
    const weeks = Math.max(500, Math.round((WEEKS * 200) / Math.max(200, comments)));
    const days = Array.from({ length: 7 * (weeks + 1) }, (_, at) =>
      day(Math.round(comments * (DAYS[at % 7] ?? 1)), share),
    );
    const rate = alarmsOf(days).length / weeks;
    say(
      rate <= MOST_FALSE,
      `${comments} comments a day, a topic of ${percent(share)}: ${percent(rate)} false alarms per variable-week (at most ${percent(MOST_FALSE)}), ${weeks} weeks`,
    );
  }
}

let found = 0;
for (let round = 0; round < WEEKS / 4; round++) {
  const days = Array.from({ length: 8 }, (_, at) => day(1000, at === 7 ? 0.1 : 0.05));
  if (alarmsOf(days).some(({ at }) => at === 7)) found++;
}
const share = found / (WEEKS / 4);
say(
  share >= LEAST_FOUND,
  `a 5% topic that doubles among 1,000 comments a day: found that day in ${percent(share)} (at least ${percent(LEAST_FOUND)})`,
);
