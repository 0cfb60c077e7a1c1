import { count } from '../../../platform/export/report-page.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import { REPORT } from '../reports.texts.model.js';

/** The three sentiments in the order of reports. */
export const LABELS = ['positive', 'neutral', 'negative'] as const;
export type Sentiments = Record<(typeof LABELS)[number], number>;

export const labelled = (of: Sentiments): number => LABELS.reduce((sum, label) => sum + of[label], 0);

export const partOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The variable that stands in most of the negative comments; null where none does. */
export function driverText(
  variables: readonly { variable: string; negative: number }[],
  all: number,
): string | null {
  const [most] = [...variables].sort((one, two) => two.negative - one.negative);
  return most === undefined || most.negative === 0
    ? null
    : REPORT().driver(most.variable, count(most.negative), count(all), percentOf(partOf(most.negative, all)));
}
