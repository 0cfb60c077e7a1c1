import type { Language } from '@smops/core/analysis/sentiments/sentiments.constants.js';

export const SENTIMENTS_PATH = '/sentiments';
export const LABELS = ['positive', 'neutral', 'negative'] as const;
export type Label = (typeof LABELS)[number];

/** Which comments of an analysis are shown first. */
export interface CommentsShown {
  label?: Label;
  language?: Language;
}

/** Where an analysis is seen in full; with `shown` its comments. */
export function detailsAddress(id: number, shown?: CommentsShown): string {
  const query = new URLSearchParams({ analysis: String(id), ...(shown && { show: 'comments', ...shown }) });
  return `${SENTIMENTS_PATH}?${query}`;
}

/** The analysis that an address's query names. */
export function recordOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('analysis');
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The sentiment of a score, by the bands of `histogramScene`: a bin of one point. */
export const labelOfBin = (bin: number): Label => (bin < 4 ? 'negative' : bin < 7 ? 'neutral' : 'positive');
