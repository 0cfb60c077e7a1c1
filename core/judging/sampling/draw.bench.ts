/**
 * 200 of 100,000 comments with 12 variables are drawn, and 200 more after them: at most 500 ms each, in which the event
 * loop is held for at most 15 ms at a time (best of seven runs). Ends with exit code 1 when a limit is broken.
 */
import { createHash } from 'node:crypto';
import { drawSample, extendDraw } from './draw-sample.js';
import type { DrawableComment } from './drawable-comment.js';

const COMMENTS = Number(process.env.BENCH_COMMENTS ?? 100_000);
const MOST_MS = 500;
const MOST_HELD_MS = 15;
const RUNS = 7;

const variables = Array.from({ length: 12 }, (_, index) => `pembolehubah ${index + 1}`);
const comments = Array.from({ length: COMMENTS }, (_, seq): DrawableComment => {
  const textKey = createHash('md5')
    .update(`Harga barang naik lagi ${seq % 80_000}`)
    .digest();
  // From 2% to 24% of the comments have the variables.
  const tags = variables.flatMap((_, index) => ((textKey[index] ?? 0) < 5 * (index + 1) ? [index] : []));
  return { seq, textKey, tags };
});

let held = 0;
let since = 0;
let isWatched = false;
function watch(): void {
  held = Math.max(held, performance.now() - since);
  since = performance.now();
  if (isWatched) setImmediate(watch);
}

/** The best of some runs: what other programs on the machine take is not measured. */
async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let result = await work();
  let [leastMs, leastHeld] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    [held, since, isWatched] = [0, start, true];
    setImmediate(watch);
    result = await work();
    isWatched = false;
    leastMs = Math.min(leastMs, performance.now() - start);
    watch();
    leastHeld = Math.min(leastHeld, held);
  }
  const isMet = leastMs <= MOST_MS && leastHeld <= MOST_HELD_MS;
  if (!isMet) process.exitCode = 1;
  process.stdout.write(
    `${isMet ? 'met   ' : 'MISSED'}  ${name}: ${leastMs.toFixed(0)} ms (limit ${MOST_MS}), event loop held for at most ${leastHeld.toFixed(1)} ms (limit ${MOST_HELD_MS})\n`,
  );
  return result;
}

const items = await timed(`200 of ${COMMENTS} comments`, () =>
  drawSample({ comments, variables, size: 200 }),
);
await timed('200 more', () => extendDraw({ comments, variables, size: 200 }, items));
await timed('2,000 at once', () => drawSample({ comments, variables, size: 2000 }));
