import jstat from 'jstat';
import {
  CONFIDENCE,
  type Count,
  type Interval,
  wilsonInterval,
} from '../../../analysis/shares/proportions.js';

/** How two judges tagged the same comments with one variable. */
export interface AgreementTable {
  /** Both say yes, only the first, only the second, neither. */
  both: number;
  onlyFirst: number;
  onlySecond: number;
  neither: number;
}

/** Agreement beyond chance: 1 is complete, 0 as by chance. */
export interface Coefficient {
  /** Null when nothing was judged, or when both always say the same one thing (chance explains everything). */
  value: number | null;
  /** The standard error over comments; null where there is none. */
  error: number | null;
  interval: Interval | null;
}

export interface Kappa {
  /** Share of comments on which they agree. */
  observed: number;
  /** Share on which they would agree by chance. */
  expected: number;
  /** Null when both always say the same (chance explains everything). */
  kappa: number | null;
  error: number | null;
  interval: Interval | null;
}

export const UNKNOWN: Coefficient = { value: null, error: null, interval: null };
const TINY = 1e-12;

/**
 * The coefficient (observed - expected) / (1 - expected) with its t interval over comments (Gwet, Handbook of Inter-Rater
 * Reliability, 4th ed. 2014, chapter 5). Complete agreement has no error of its own: then its lower limit is that of the share
 * of agreement (Wilson), by the same chance.
 */
export function coefficientOf(
  { observed, expected, error }: { observed: number; expected: number; error: number },
  comments: number,
): Coefficient {
  const value = (observed - expected) / (1 - expected);
  if (1 - value < TINY) {
    const { low } = wilsonInterval({ hits: comments, total: comments });
    return { value: 1, error: 0, interval: { low: (low - expected) / (1 - expected), high: 1 } };
  }
  if (comments < 2) return { value, error: null, interval: null };
  const reach = jstat.jStat.studentt.inv(1 - (1 - CONFIDENCE) / 2, comments - 1) * error;
  return {
    value,
    error,
    interval: { low: Math.max(-1, value - reach), high: Math.min(1, value + reach) },
  };
}

/** A square table of counts (rows: first judge, columns: second) as shares of its total. */
interface Shares {
  total: number;
  cells: number[][];
  rows: number[];
  columns: number[];
  observed: number;
}

function sharesOf(table: readonly (readonly number[])[]): Shares {
  const total = table.flat().reduce((sum, count) => sum + count, 0);
  const cells = table.map((row) => row.map((count) => (total === 0 ? 0 : count / total)));
  return {
    total,
    cells,
    rows: cells.map((row) => row.reduce((sum, share) => sum + share, 0)),
    columns: cells.map((_, index) => cells.reduce((sum, row) => sum + (row[index] ?? 0), 0)),
    observed: cells.reduce((sum, row, index) => sum + (row[index] ?? 0), 0),
  };
}

/**
 * A coefficient of two judges whose chance agreement is the mean of `chance` over the comments: what the two labels of a comment
 * add to it. The standard error is that of Fleiss, Cohen and Everitt, Psychological Bulletin 72 (1969) 323, in its general form
 * (Gwet 2014).
 */
function chanceCorrected(
  { total, cells, observed }: Shares,
  expected: number,
  chance: (row: number, column: number) => number,
): Coefficient {
  if (total === 0 || 1 - expected < TINY) return UNKNOWN;
  const left = 1 - (observed - expected) / (1 - expected);
  let squares = 0;
  for (const [row, shares] of cells.entries())
    for (const [column, share] of shares.entries())
      squares += share * ((row === column ? 1 : 0) - 2 * left * chance(row, column)) ** 2;
  const variance = (squares - (observed - 2 * left * expected) ** 2) / (total * (1 - expected) ** 2);
  return coefficientOf({ observed, expected, error: Math.sqrt(Math.max(0, variance)) }, total);
}

/** Cohen's kappa: chance is that of each judge's own labels. Educational and Psychological Measurement 20 (1960) 37. */
export function cohensKappa(table: readonly (readonly number[])[]): Kappa {
  const shares = sharesOf(table);
  const { rows, columns, observed } = shares;
  const expected = rows.reduce((sum, share, index) => sum + share * (columns[index] ?? 0), 0);
  const { value, error, interval } = chanceCorrected(
    shares,
    expected,
    (row, column) => ((columns[row] ?? 0) + (rows[column] ?? 0)) / 2,
  );
  return { observed, expected, kappa: value, error, interval };
}

const meansOf = ({ rows, columns }: Shares) =>
  rows.map((share, index) => (share + (columns[index] ?? 0)) / 2);
const sumOfSquares = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share ** 2, 0);

/** Scott's pi: chance is that of both judges' labels together. Public Opinion Quarterly 19 (1955) 321. */
export function scottsPi(table: readonly (readonly number[])[]): Coefficient {
  const shares = sharesOf(table);
  const means = meansOf(shares);
  return chanceCorrected(
    shares,
    sumOfSquares(means),
    (row, column) => ((means[row] ?? 0) + (means[column] ?? 0)) / 2,
  );
}

/**
 * Gwet's AC1: chance is that of labels which are hard to tell apart, so that a rare label does not make good agreement look
 * bad. Br. J. Math. Stat. Psychol. 61 (2008) 29.
 */
export function gwetsAc1(table: readonly (readonly number[])[]): Coefficient {
  const shares = sharesOf(table);
  const means = meansOf(shares);
  const others = Math.max(1, table.length - 1);
  return chanceCorrected(
    shares,
    shares.total === 0 ? 0 : (1 - sumOfSquares(means)) / others,
    (row, column) => (1 - ((means[row] ?? 0) + (means[column] ?? 0)) / 2) / others,
  );
}

/**
 * Krippendorff's alpha of two judges: Scott's pi with the correction for small files, and its error (Krippendorff, Computing
 * Krippendorff's Alpha-Reliability, 2011). From 0.8 agreement is firm, from 0.667 tentative.
 */
export function krippendorffsAlpha(table: readonly (readonly number[])[]): Coefficient {
  const { total, observed, ...shares } = sharesOf(table);
  const { error } = scottsPi(table);
  const expected = sumOfSquares(meansOf({ ...shares, total, observed }));
  if (error === null) return UNKNOWN;
  const corrected = observed + (1 - observed) / (2 * total);
  return coefficientOf({ observed: corrected, expected, error }, total);
}

/** A variable's table as rows and columns: yes, no. */
const squareOf = ({ both, onlyFirst, onlySecond, neither }: AgreementTable) => [
  [both, onlyFirst],
  [onlySecond, neither],
];

/** All that is said of how two readers agree on a variable. Percent and positive agreement have Wilson intervals. */
export function pairAgreement(table: AgreementTable) {
  const square = squareOf(table);
  const { observed, kappa, error, interval } = cohensKappa(square);
  const total = table.both + table.onlyFirst + table.onlySecond + table.neither;
  return {
    percent: withWilson(total === 0 ? null : observed, { hits: table.both + table.neither, total }),
    kappa: { value: kappa, error, interval },
    ac1: gwetsAc1(square),
    alpha: krippendorffsAlpha(square),
    positive: positiveAgreement(table),
  };
}

/**
 * Agreement on "yes" alone, 2a / (2a + b + c), which is one judge's F1 against the other (Cicchetti and Feinstein, J. Clin.
 * Epidemiol. 43 (1990) 551).
 */
export const positiveAgreement = ({ both, onlyFirst, onlySecond }: AgreementTable): RateWithInterval =>
  accuracyIntervals({ hits: both, extra: onlySecond, missed: onlyFirst }).f1;

export const kappaOf = (table: AgreementTable): Kappa => cohensKappa(squareOf(table));

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

/** A rate with its 95% interval; null where there was nothing to divide. */
export type RateWithInterval = ({ value: number } & Interval) | null;

const withWilson = (value: number | null, count: Count): RateWithInterval =>
  value === null ? null : { value, ...wilsonInterval(count) };

/**
 * The same with 95% intervals: Wilson's for precision and recall. F1 is 2J/(1+J) of the share J of hits among all tags
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
