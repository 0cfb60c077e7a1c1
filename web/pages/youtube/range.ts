import type { YoutubeRange } from '@smops/core/channels/youtube/youtube.model.js';
import { YOUTUBE_TEXT as TEXT } from './youtube.texts.js';

/** The buttons of the header's range; `lifetime` is the first choice. */
export const RANGE_KINDS = ['7', '28', '90', '365', 'lifetime', 'custom'] as const;
export type RangeKind = (typeof RANGE_KINDS)[number];

export const isRangeKind = (value: string): value is RangeKind => RANGE_KINDS.some((kind) => kind === value);

export function rangeLabel(kind: RangeKind): string {
  if (kind === 'lifetime') return TEXT.lifetime;
  return kind === 'custom' ? TEXT.custom : TEXT.ranges[kind];
}

export function rangeOf(kind: RangeKind, from: string, to: string): YoutubeRange {
  if (kind === 'lifetime') return { kind };
  return kind === 'custom' ? { kind, from, to } : { kind: 'last', days: Number(kind) };
}

/** The export's query for the list as it is shown: the header's range, narrowed by the panel's own filters. */
export function exportQueryOf(
  range: YoutubeRange,
  panel: { search: string; from: string; to: string; sort: string },
): Record<string, string> {
  const { search, sort } = panel;
  if (range.kind === 'last') return { ...panel, days: String(range.days) };
  if (range.kind === 'lifetime') return panel;
  const later = [range.from ?? '', panel.from].sort().at(-1) ?? '';
  const earlier = [range.to ?? '', panel.to].filter((day) => day !== '').sort()[0] ?? '';
  return { search, sort, from: later, to: earlier };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of growth that a range shows; undefined for all. */
export function growthDays(range: YoutubeRange, now: number): number | undefined {
  if (range.kind === 'last') return range.days;
  if (range.kind === 'lifetime' || !range.from) return undefined;
  return Math.min(9999, Math.max(1, Math.ceil((now - Date.parse(range.from)) / DAY_MS)));
}
