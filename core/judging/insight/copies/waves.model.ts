import { timeBuckets } from '../../../analysis/analyzer/overview/time-buckets.js';
import type { Wave } from './near-copies.schemas.js';

const DAY_MS = 86_400_000;

/** The 24 hours with the most of the times (ascending), the earliest of equal ones; null of none. */
export function densestDay(times: readonly Date[]): { from: Date; to: Date; comments: number } | null {
  let best: { from: Date; to: Date; comments: number } | null = null;
  let start = 0;
  for (const [end, to] of times.entries()) {
    while (to.getTime() - (times[start] as Date).getTime() > DAY_MS) start += 1;
    const comments = end - start + 1;
    if (best === null || comments > best.comments) best = { from: times[start] as Date, to, comments };
  }
  return best;
}

/** How many of the times (ascending, at least one) fall into each hour, day or week of a time zone, without gaps. */
export function clockOf(times: readonly Date[], timeZone: string): Wave['clock'] {
  const [first, last] = [times[0] as Date, times.at(-1) as Date];
  const { unit, starts } = timeBuckets(first, last, timeZone);
  const counts = starts.map(() => 0);
  let bucket = 0;
  for (const time of times) {
    while (bucket + 1 < starts.length && (starts[bucket + 1] as Date) <= time) bucket += 1;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return {
    unit,
    buckets: starts.map((start, at) => ({ start: start.toISOString(), comments: counts[at] ?? 0 })),
  };
}
