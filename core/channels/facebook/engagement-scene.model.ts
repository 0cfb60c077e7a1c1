import { columnsScene } from '../../platform/charts/columns.js';
import { count } from '../../platform/charts/figures.js';
import type { Scene } from '../../platform/charts/scene.js';
import type { Engagement } from './facebook.schemas.js';

/** What posts get, each with the role of its columns. */
export const ENGAGEMENT_PARTS = [
  { key: 'reactions', role: 'series1' },
  { key: 'comments', role: 'series2' },
  { key: 'shares', role: 'series3' },
] as const;

export interface EngagementWords {
  /** The chart in a sentence. */
  label: string;
  parts: Record<EngagementPart, string>;
  /** "10 Nov 2026, 3 posts". */
  span(from: string, to: string, posts: string): string;
  tick(from: string): string;
  when: Record<Engagement['unit'], string>;
  all: string;
}

export type EngagementPart = (typeof ENGAGEMENT_PARTS)[number]['key'];

/** Reactions, comments and shares of posts over time, or one of them. `key` of a column is the first day of its span. */
export function engagementScene(
  { unit, spans }: Engagement,
  {
    width,
    height,
    words,
    only,
  }: { width: number; height: number; words: EngagementWords; only?: EngagementPart | undefined },
): Scene {
  const parts = ENGAGEMENT_PARTS.filter(({ key }) => only === undefined || key === only);
  return columnsScene({
    label: words.label,
    width,
    height,
    series: parts.map(({ key, role }) => ({ key, role, name: words.parts[key] })),
    columns: spans.map((span) => ({
      key: span.from,
      name: words.span(span.from, span.to, count(span.posts)),
      tick: words.tick(span.from),
      values: parts.map(({ key }) => span[key]),
    })),
    words: { column: words.when[unit], all: words.all },
  });
}
