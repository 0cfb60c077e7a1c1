import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import type { Series } from '@smops/core/platform/charts/columns.js';
import type { Role } from '@smops/core/platform/charts/scene.js';
import type { Stack } from './filter/filter.model.js';

/** Negative stands on the line, where its height is compared best. */
const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;
/** Dark and light in turn, so that neighbours can be told apart without their hues. */
const ROLES: readonly Role[] = ['series1', 'series5', 'series4', 'series8', 'series7'];

export interface StackWords {
  sentiment(key: (typeof SENTIMENTS)[number]): string;
  language(key: string): string;
  others: string;
}

/** A layer of the columns over time: what it is called, and its count in each of them. */
export type Layer = Series & { values: readonly number[] };

/**
 * The layers of the columns over time. Of variables and languages the five of most comments, or those that the filter names,
 * and the others as one; a comment with two variables counts for both.
 */
export function layersOf(
  { time, variables, languages }: RunOverview,
  stack: Stack,
  filter: CommentFilter,
  words: StackWords,
): Layer[] {
  const buckets = time?.buckets ?? [];
  if (stack === 'sentiment')
    return SENTIMENTS.map((key) => ({
      ...{ key, name: words.sentiment(key), role: key },
      values: buckets.map((bucket) => bucket[key]),
    }));
  const all =
    stack === 'variable'
      ? variables.map(({ variable, count, byTime }) => ({ key: variable, name: variable, count, byTime }))
      : languages.map(({ language: key, count, byTime }) => ({
          key,
          name: words.language(key),
          count,
          byTime,
        }));
  const chosen = stack === 'variable' ? filter.variable : filter.language;
  const shown = chosen?.length ? all.filter(({ key }) => chosen.includes(key)) : all;
  const ranked = shown.filter(({ count }) => count > 0).sort((one, two) => two.count - one.count);
  const rest = ranked.slice(ROLES.length);
  return [
    ...ranked.slice(0, ROLES.length).map(({ key, name, byTime }, at) => ({
      ...{ key, name, role: ROLES[at] ?? 'muted' },
      values: byTime,
    })),
    ...(rest.length === 0
      ? []
      : [
          {
            ...{ key: '', name: words.others, role: 'muted' as const },
            values: buckets.map((_, at) => rest.reduce((sum, { byTime }) => sum + (byTime[at] ?? 0), 0)),
          },
        ]),
  ];
}
