import type { DayCount } from './alarms.js';

/** How the days of a simulated series differ. */
export interface QuietDays {
  comments: number;
  share: number;
  /** Standard deviation between days, on the logit scale. */
  spread: number;
  /** How many times as high the share is on Saturdays and Sundays. */
  weekend?: number;
}

/** Comments of a day of the week's mean, Monday first. */
const VOLUMES = [1, 0.9, 0.95, 1, 1.1, 1.3, 0.75];
/** Above this variance the normal approximation draws the number of hits. */
const MOST_DRAWN = 200;

/** Draws days whose truth is known; `random` gives numbers from 0 to 1. */
export function quietDays(random: () => number) {
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  function hitsAmong(total: number, share: number): number {
    const variance = total * share * (1 - share);
    if (variance > MOST_DRAWN)
      return Math.min(total, Math.max(0, Math.round(total * share + gauss() * Math.sqrt(variance))));
    let hits = 0;
    for (let comment = 0; comment < total; comment++) if (random() < share) hits++;
    return hits;
  }
  /** One day of `comments` comments whose share differs from `share` by the spread between days. */
  function day(comments: number, share: number, spread = 0): DayCount {
    const logit = Math.log(share / (1 - share)) + spread * (spread === 0 ? 0 : gauss());
    return { hits: hitsAmong(comments, 1 / (1 + Math.exp(-logit))), total: comments };
  }
  /** Days in a row, from a Monday on. */
  const days = (count: number, { comments, share, spread, weekend = 1 }: QuietDays): DayCount[] =>
    Array.from({ length: count }, (_, at) =>
      day(Math.round(comments * (VOLUMES[at % 7] ?? 1)), share * (at % 7 >= 5 ? weekend : 1), spread),
    );
  return { day, days };
}
