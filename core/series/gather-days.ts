import { dayAfter } from '../analyzer/overview/time-window.model.js';
import type { Variable } from '../analyzer/providers/provider.js';
import type { DayTags } from './series.repository.js';

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
  rows: readonly DayTags[],
  variables: readonly SeriesVariable[],
  buckets: number,
  place: (day: string) => number | undefined,
): Gathered {
  const comments = new Array<number>(buckets).fill(0);
  const mentions = variables.map(() => Array.from({ length: buckets }, () => ({ hits: 0, total: 0 })));
  for (const row of rows) {
    const at = place(row.day);
    if (at === undefined) continue;
    comments[at] = (comments[at] ?? 0) + row.comments;
    for (const [index, { nameIn }] of variables.entries()) {
      const name = nameIn.get(row.runId);
      const bucket = mentions[index]?.[at];
      if (name === undefined || bucket === undefined) continue;
      bucket.total += row.comments;
      if (row.tags.includes(name)) bucket.hits += row.comments;
    }
  }
  return { comments, mentions };
}
