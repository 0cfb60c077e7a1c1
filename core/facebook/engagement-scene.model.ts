import { columnsScene } from '../charts/columns.js';
import { count } from '../charts/figures.js';
import type { Scene } from '../charts/scene.js';
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
  parts: Record<(typeof ENGAGEMENT_PARTS)[number]['key'], string>;
  /** "10 Nov 2026, 3 posts". */
  span(from: string, to: string, posts: string): string;
  tick(from: string): string;
  when: Record<Engagement['unit'], string>;
  all: string;
}

/** Reactions, comments and shares of posts over time. `key` of a column is the first day of its span. */
export const engagementScene = (
  { unit, spans }: Engagement,
  { width, height, words }: { width: number; height: number; words: EngagementWords },
): Scene =>
  columnsScene({
    label: words.label,
    width,
    height,
    series: ENGAGEMENT_PARTS.map(({ key, role }) => ({ key, role, name: words.parts[key] })),
    columns: spans.map((span) => ({
      key: span.from,
      name: words.span(span.from, span.to, count(span.posts)),
      tick: words.tick(span.from),
      values: ENGAGEMENT_PARTS.map(({ key }) => span[key]),
    })),
    words: { column: words.when[unit], all: words.all },
  });
