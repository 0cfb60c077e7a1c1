/**
 * Near-copies among 100,000 comments, a third of them copies with a tenth of their characters changed: at the beginning, at the end,
 * cut off, in words, in letters. Of each kind at least 95% are found, at least 99% of the pairs put together belong
 * together, in at most 20 s on one core, and the same groups every time. Ends with exit code 1 when a limit is broken.
 */
import { findNearCopies } from '../../engine/copies/find-near-copies.js';
import { EDITS, fitOf, plantCopies } from '../../engine/copies/planted-copies.js';

const COMMENTS = Number(process.env.BENCH_COMMENTS ?? 100_000);
const LEAST_RECALL = 0.95;
const LEAST_PRECISION = 0.99;
const MOST_SECONDS = 20;

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

for (const [number, edit] of EDITS.entries()) {
  const planted = plantCopies(COMMENTS, 20_261_123 + number, edit);
  const start = process.cpuUsage();
  const groups = findNearCopies(planted.comments);
  // Time of the processor: other programs on the machine are not measured.
  const seconds = process.cpuUsage(start).user / 1_000_000;
  const { recall, precision, planted: copies } = fitOf(groups, planted);
  const isSame = JSON.stringify(groups) === JSON.stringify(findNearCopies(planted.comments));
  const isMet = recall >= LEAST_RECALL && precision >= LEAST_PRECISION && seconds <= MOST_SECONDS && isSame;
  if (!isMet) process.exitCode = 1;
  process.stdout.write(
    `${isMet ? 'met   ' : 'MISSED'}  ${edit}: ${copies} of ${COMMENTS} comments in groups, recall ${percent(recall)} (at least ${percent(LEAST_RECALL)}), precision ${percent(precision)} (at least ${percent(LEAST_PRECISION)}), ${seconds.toFixed(1)} s (at most ${MOST_SECONDS}), ${isSame ? 'the same' : 'OTHER'} groups the second time\n`,
  );
}
