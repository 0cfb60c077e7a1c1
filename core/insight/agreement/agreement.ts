import jstat from 'jstat';
import { CONFIDENCE, type Count, type Interval, wilsonInterval } from '../proportions.js';

const Z = jstat.jStat.normal.inv(1 - (1 - CONFIDENCE) / 2, 0, 1);

/** How two judges tagged the same comments with one variable. */
export interface AgreementTable {
  /** Both say yes, only the first, only the second, neither. */
  both: number;
  onlyFirst: number;
  onlySecond: number;
  neither: number;
}

export interface Kappa {
  /** Share of comments on which they agree. */
  observed: number;
  /** Share on which they would agree by chance. */
  expected: number;
  /** 1 complete agreement, 0 as by chance; null when both always say the same (chance explains everything). */
  kappa: number | null;
  interval: Interval | null;
}

/**
 * Cohen's kappa of a square table of counts (rows: first judge, columns: second), with his large-sample interval.
 * Cohen, Educational and Psychological Measurement 20 (1960) 37.
 */
export function cohensKappa(table: readonly (readonly number[])[]): Kappa {
  const total = table.flat().reduce((sum, count) => sum + count, 0);
  if (total === 0) return { observed: 0, expected: 0, kappa: null, interval: null };
  let observed = 0;
  let expected = 0;
  for (const [index, row] of table.entries()) {
    const rowSum = row.reduce((sum, count) => sum + count, 0);
    const columnSum = table.reduce((sum, one) => sum + (one[index] ?? 0), 0);
    observed += (row[index] ?? 0) / total;
    expected += (rowSum * columnSum) / (total * total);
  }
  if (1 - expected < 1e-12) return { observed, expected, kappa: null, interval: null };
  const kappa = (observed - expected) / (1 - expected);
  const error = Math.sqrt((observed * (1 - observed)) / (total * (1 - expected) ** 2));
  return {
    observed,
    expected,
    kappa,
    interval: { low: Math.max(-1, kappa - Z * error), high: Math.min(1, kappa + Z * error) },
  };
}

export const kappaOf = ({ both, onlyFirst, onlySecond, neither }: AgreementTable): Kappa =>
  cohensKappa([
    [both, onlyFirst],
    [onlySecond, neither],
  ]);

export interface Accuracy {
  /** Of the tags given, the share that is right; null when none was given. */
  precision: number | null;
  /** Of the tags that are right, the share that was given; null when none is. */
  recall: number | null;
  f1: number | null;
}

/** Tags that are right, those that should not be there, those that should. */
export interface AccuracyCounts {
  hits: number;
  extra: number;
  missed: number;
}

/** Precision, recall and F1 of tags against a person's judgement (van Rijsbergen, Information Retrieval, 1979). */
export function accuracyOf({ hits, extra, missed }: AccuracyCounts): Accuracy {
  return {
    precision: hits + extra === 0 ? null : hits / (hits + extra),
    recall: hits + missed === 0 ? null : hits / (hits + missed),
    f1: hits + extra + missed === 0 ? null : (2 * hits) / (2 * hits + extra + missed),
  };
}

/** A rate with its 95 % interval; null where there was nothing to divide. */
export type RateWithInterval = ({ value: number } & Interval) | null;

const withWilson = (value: number | null, count: Count): RateWithInterval =>
  value === null ? null : { value, ...wilsonInterval(count) };

/**
 * The same with 95 % intervals: Wilson's for precision and recall. F1 is 2J/(1+J) of the share J of hits among all tags
 * that either has, which is a plain rate; J's Wilson interval, sent through that rising function, is F1's.
 */
export function accuracyIntervals({ hits, extra, missed }: AccuracyCounts) {
  const { precision, recall, f1 } = accuracyOf({ hits, extra, missed });
  const shared = wilsonInterval({ hits, total: hits + extra + missed });
  const toF1 = (share: number) => (2 * share) / (1 + share);
  return {
    precision: withWilson(precision, { hits, total: hits + extra }),
    recall: withWilson(recall, { hits, total: hits + missed }),
    f1: f1 === null ? null : { value: f1, low: toF1(shared.low), high: toF1(shared.high) },
  };
}
