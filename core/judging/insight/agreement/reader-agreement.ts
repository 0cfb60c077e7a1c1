import { type Coefficient, coefficientOf, UNKNOWN } from './agreement.js';

/**
 * How a comment was judged: per label, how many of its readers gave it. Comments may have different numbers of readers, one or
 * none too.
 */
export type LabelCounts = readonly number[];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const TINY = 1e-12;

/** Pairs of readers who gave a comment the same label. */
const samePairs = (counts: LabelCounts) => sum(counts.map((count) => count * (count - 1)));
const pairs = (counts: LabelCounts) => sum(counts) * (sum(counts) - 1);

/** The standard error of a mean over comments, from what each adds to it. */
const errorOf = (parts: readonly number[], value: number) =>
  Math.sqrt(sum(parts.map((part) => (part - value) ** 2)) / (parts.length * (parts.length - 1)));

/** The share of pairs of readers who agree, mean over the comments with at least two; null without any. */
export function percentAgreement(comments: readonly LabelCounts[]): number | null {
  const judged = comments.filter((counts) => sum(counts) >= 2);
  return judged.length === 0 ? null : mean(judged.map((counts) => samePairs(counts) / pairs(counts)));
}

/**
 * Gwet's AC1 of any number of readers, comments that not all have read among them, with its linearized standard error (Gwet,
 * Br. J. Math. Stat. Psychol. 61 (2008) 29; Handbook of Inter-Rater Reliability, 4th ed. 2014, section 5.3).
 */
export function ac1OfReaders(comments: readonly LabelCounts[]): Coefficient {
  const read = comments.filter((counts) => sum(counts) > 0);
  const observed = percentAgreement(read);
  const labels = read[0]?.length ?? 0;
  if (observed === null || labels < 2) return UNKNOWN;
  const shares = read.map((counts) => counts.map((count) => count / sum(counts)));
  const means = Array.from({ length: labels }, (_, label) => mean(shares.map((one) => one[label] ?? 0)));
  const chanceOf = (one: readonly number[]) =>
    sum(one.map((share, label) => share * (1 - (means[label] ?? 0)))) / (labels - 1);
  const expected = chanceOf(means);
  const value = (observed - expected) / (1 - expected);
  const judged = read.filter((counts) => sum(counts) >= 2).length;
  const parts = read.map((counts, index) => {
    const agrees =
      sum(counts) < 2
        ? 0
        : ((read.length / judged) * (samePairs(counts) / pairs(counts) - expected)) / (1 - expected);
    return agrees - (2 * (1 - value) * (chanceOf(shares[index] ?? []) - expected)) / (1 - expected);
  });
  return coefficientOf({ observed, expected, error: errorOf(parts, value) }, read.length);
}

/**
 * Krippendorff's alpha of any number of readers for labels without order. Comments with fewer than two readers say nothing.
 * The value is that of the coincidence matrix (Krippendorff, Computing Krippendorff's Alpha-Reliability, 2011); the standard error is
 * the linearized one of Gwet (2014, section 5.3), which leaves the correction for small files out. From 0.8 agreement is firm, from 0.667 tentative.
 */
export function alphaOfReaders(comments: readonly LabelCounts[]): Coefficient {
  const judged = comments.filter((counts) => sum(counts) >= 2);
  if (judged.length === 0) return UNKNOWN;
  const readers = mean(judged.map(sum));
  const judgements = readers * judged.length;
  const labels = judged[0]?.length ?? 0;
  const shares = Array.from(
    { length: labels },
    (_, label) => sum(judged.map((counts) => counts[label] ?? 0)) / judgements,
  );
  const expected = sum(shares.map((share) => share ** 2));
  if (1 - expected < TINY) return UNKNOWN;
  const agreeing = judged.map((counts) => samePairs(counts) / (readers * (sum(counts) - 1)));
  const observed = mean(agreeing);
  const large = (observed - expected) / (1 - expected);
  const parts = judged.map((counts, index) => {
    const excess = (sum(counts) - readers) / readers;
    const agrees = (agreeing[index] ?? 0) - observed * excess;
    const chance =
      sum(counts.map((count, label) => count * (shares[label] ?? 0))) / readers - expected * excess;
    return (agrees - expected - 2 * (1 - large) * (chance - expected)) / (1 - expected);
  });
  const corrected = observed + (1 - observed) / judgements;
  return coefficientOf({ observed: corrected, expected, error: errorOf(parts, large) }, judged.length);
}
