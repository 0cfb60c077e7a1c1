import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import { dayAfter } from '../../days.model.js';
import type { CopiedCount, DayCount } from './series.repository.js';

/** How many comments of a day were looked at for a variable, and how many have it. */
export interface Mentions {
  hits: number;
  total: number;
}

/** A variable as the codebook has it now, and what the runs called it. */
export interface SeriesVariable {
  name: string;
  /** Its name in each run that looked for it. */
  nameIn: Map<number, string>;
}

/** The codebook's variables with their names in each of the runs: a variable keeps its id when it is renamed. */
export function seriesVariables(
  variables: readonly { id: string; name: string }[],
  runs: readonly { id: number; variables: readonly Variable[] }[],
): SeriesVariable[] {
  return variables.map(({ id, name }) => ({
    name,
    nameIn: new Map(
      runs.flatMap((run) => {
        const own = run.variables.find((variable) => variable.id === id);
        return own === undefined ? [] : [[run.id, own.name] as const];
      }),
    ),
  }));
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The days, or the first days of weeks, from the first to the last, without gaps. */
export function bucketsBetween(first: string, last: string, unit: 'day' | 'week'): string[] {
  const starts: string[] = [];
  const step = unit === 'week' ? 7 : 1;
  for (let day = unit === 'week' ? mondayOf(first) : first; day <= last; day = dayAfter(day, step))
    starts.push(day);
  return starts;
}

/** Comments by day or week, and the mentions of each variable among them. */
export interface Gathered {
  comments: number[];
  mentions: Mentions[][];
}

/** Adds up what was counted by day; `place` gives the bucket of a day, or undefined for one that does not count. */
export function gatherDays(
  rows: readonly DayCount[],
  variables: readonly SeriesVariable[],
  buckets: number,
  place: (day: string) => number | undefined,
): Gathered {
  const comments = new Array<number>(buckets).fill(0);
  const mentions = variables.map(() => Array.from({ length: buckets }, () => ({ hits: 0, total: 0 })));
  const lookedFor = new Map<number, Map<string, number>>();
  for (const [index, { nameIn }] of variables.entries())
    for (const [runId, name] of nameIn) {
      const own = lookedFor.get(runId) ?? new Map<string, number>();
      lookedFor.set(runId, own.set(name, index));
    }
  for (const { runId, day, variable, comments: count } of rows) {
    const at = place(day);
    if (at === undefined) continue;
    const own = lookedFor.get(runId);
    const bucketOf = (index: number | undefined) => (index === undefined ? undefined : mentions[index]?.[at]);
    if (variable === null) {
      comments[at] = (comments[at] ?? 0) + count;
      for (const index of own?.values() ?? []) {
        const bucket = bucketOf(index);
        if (bucket) bucket.total += count;
      }
    } else {
      const bucket = bucketOf(own?.get(variable));
      if (bucket) bucket.hits += count;
    }
  }
  return { comments, mentions };
}

/**
 * The copies among the comments of each variable by bucket: how many comments, and how many texts they are. A text that has only
 * one comment in a bucket is no copy there.
 */
export function gatherCopies(
  rows: readonly CopiedCount[],
  variables: readonly SeriesVariable[],
  buckets: number,
  place: (day: string) => number | undefined,
): { comments: number; texts: number }[][] {
  const indexOf = new Map(
    variables.flatMap(({ nameIn }, index) =>
      [...nameIn].map(([runId, name]) => [`${runId} ${name}`, index] as const),
    ),
  );
  const texts = new Map<string, { index: number; at: number; comments: number }>();
  for (const { runId, day, variable, text, comments } of rows) {
    const [index, at] = [indexOf.get(`${runId} ${variable}`), place(day)];
    if (index === undefined || at === undefined) continue;
    const key = [index, at, runId, text].join(' ');
    const known = texts.get(key);
    if (known === undefined) texts.set(key, { index, at, comments });
    else known.comments += comments;
  }
  const copies = variables.map(() => Array.from({ length: buckets }, () => ({ comments: 0, texts: 0 })));
  for (const { index, at, comments } of texts.values()) {
    const bucket = copies[index]?.[at];
    if (bucket === undefined || comments < 2) continue;
    bucket.comments += comments;
    bucket.texts++;
  }
  return copies;
}
