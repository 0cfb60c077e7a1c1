import {
  CONFIDENCE,
  type Count,
  cohensH,
  holmAdjust,
  newcombeInterval,
  rateOf,
  testRates,
  twoProportionTest,
  wilsonInterval,
} from '../../../analysis/shares/proportions.js';
import { estimateVariable } from '../../estimates/estimates.js';
import type { VariableStrata } from '../../estimates/sort-reads.js';
import { pFromIntervals, type Rate, stratifiedShare } from '../../estimates/stratified.js';
import { differenceSize } from '../difference-size.model.js';
import type { ComparedRates, ComparedVariable, Contrast, RateEstimate } from './comparison.schemas.js';
import { othersContrast } from './others-contrast.js';

/** One variable in one side: all comments that were answered, and those with the variable. */
export interface SideCount {
  total: number;
  /** Sum of the weights (1 plus reactions), and of their squares. */
  weight: number;
  weightSquared: number;
  hits: { comments: number; weight: number };
}

/** The counts of a variable in every side. */
export interface ComparedCounts {
  name: string;
  /** As shares are shown: with copies, or each text once. */
  counts: readonly SideCount[];
  /** With each text once; as `counts` when left out. */
  voices?: readonly SideCount[];
  /** Whether copies change a share. */
  isChangedByCopies?: boolean;
}

/** Below this many comments with the variable in all sides together, or comments in one side, numbers only hint. */
const THIN_HITS = 10;
const THIN_TOTAL = 30;
const CLEAR = 0.05;

/** A share of one side: its estimate, and its interval at any confidence. */
interface SideRate {
  estimate: RateEstimate;
  at(confidence: number): Rate;
}

const countedRate = (count: Count): SideRate => ({
  estimate: { ...count, rate: rateOf(count), ...wilsonInterval(count), words: null },
  at: (confidence) => ({ value: rateOf(count), ...wilsonInterval(count, confidence) }),
});

/** What a difference is before it is corrected over all. */
type RawContrast = Pick<Contrast, 'difference' | 'low' | 'high' | 'p' | 'test' | 'effect'>;

/** What a comparison says of the shares of a variable. */
export type ComparedShares = Pick<ComparedVariable, 'variable' | 'raw' | 'weighted' | 'isThin'>;

/** Counts of two sides: the first minus the second. */
function twoCounts(a: Count, b: Count, isWhole: boolean): RawContrast {
  // Effective counts are no whole numbers, for which Fisher's test is not made.
  const { p, test } = isWhole
    ? testRates(a, b)
    : {
        p: a.total === 0 || b.total === 0 ? 1 : twoProportionTest(a, b),
        test: 'two-proportion' as const,
      };
  return { difference: rateOf(a) - rateOf(b), ...newcombeInterval(a, b), p, test, effect: cohensH(a, b) };
}

/** Each side minus the mean of the others; of two sides the first minus the second. */
function contrastsOf(sides: readonly SideRate[], test: RawContrast['test']): RawContrast[] {
  const places = sides.length === 2 ? [0] : sides.map((_, place) => place);
  return places.map((place) => {
    const at = (confidence: number) =>
      othersContrast(
        sides.map((side) => side.at(confidence)),
        place,
      );
    const { value: difference, low, high } = at(CONFIDENCE);
    const rate = sides[place]?.estimate.rate ?? 0;
    const effect = cohensH({ hits: rate, total: 1 }, { hits: rate - difference, total: 1 });
    const isEmpty = sides.some(({ estimate }) => estimate.total === 0);
    return { difference, low, high, p: isEmpty ? 1 : pFromIntervals(at), test, effect };
  });
}

interface RawRates {
  sides: RateEstimate[];
  contrasts: RawContrast[];
  basis: ComparedRates['basis'];
}

function countedRates(counts: readonly Count[], isWhole: boolean): RawRates {
  const sides = counts.map(countedRate);
  const [a, b] = counts;
  const contrasts =
    counts.length === 2 && a !== undefined && b !== undefined
      ? [twoCounts(a, b, isWhole)]
      : contrastsOf(sides, 'mover');
  return { sides: sides.map(({ estimate }) => estimate), contrasts, basis: 'machine' };
}

type ReadVariable = Pick<VariableStrata, 'variable' | 'tagged' | 'untagged'>;

/** What was read of a variable, once the shares of all sides are corrected; their intervals and tests rest on that. */
function correctedRates(read: readonly (ReadVariable | undefined)[]) {
  const sides = read.map((one) => {
    if (one === undefined) return null;
    const { variable, tagged, untagged } = one;
    const { estimate, words } = estimateVariable(variable, tagged, untagged);
    const strata = [tagged, untagged];
    const share = estimate.kind === 'corrected' ? stratifiedShare(strata) : null;
    if (share === null) return null;
    const total = tagged.of + untagged.of;
    const { value: rate, low, high } = share;
    const at = (confidence: number) => stratifiedShare(strata, confidence) ?? share;
    return { estimate: { hits: rate * total, total, rate, low, high, words }, at };
  });
  const known = sides.filter((side) => side !== null);
  if (known.length < sides.length) return undefined;
  const rates: RawRates = {
    sides: known.map(({ estimate }) => estimate),
    contrasts: contrastsOf(known, 'stratified'),
    basis: 'corrected',
  };
  return rates;
}

/**
 * A weighted rate as a count over the effective sample size, (sum w)^2 / sum w^2: a few comments with thousands of
 * reactions must not look like thousands of comments. Kish, Survey Sampling (1965), section 11.2.
 */
function weightedCount({ weight, weightSquared, hits }: SideCount): Count {
  if (weight === 0) return { hits: 0, total: 0 };
  const total = weight ** 2 / weightSquared;
  return { hits: (hits.weight / weight) * total, total };
}

/**
 * Tests and intervals on one voice per text (`voices`: the same counts with each text once), whatever `shown` counts. A difference
 * that has another direction with copies is none. Corrected shares are tested on what was read; where copies change the machine's, on
 * both.
 */
function onVoices(shown: RawRates, voices: RawRates, isChanged: boolean): RawRates {
  const contrasts = shown.contrasts.map((contrast, at): RawContrast => {
    const voice = voices.contrasts[at];
    if (voice === undefined || (shown.basis === 'corrected' && !isChanged)) return contrast;
    const isTurned = contrast.difference * voice.difference <= 0;
    if (shown.basis === 'corrected') return { ...contrast, p: isTurned ? 1 : Math.max(contrast.p, voice.p) };
    const { low, high, test } = voice;
    return { ...contrast, low, high, test, p: isTurned ? 1 : voice.p };
  });
  if (shown.basis === 'corrected') return { ...shown, contrasts };
  const sides = shown.sides.map((side, at): RateEstimate => {
    const { low, high } = voices.sides[at] ?? side;
    return { ...side, low, high };
  });
  return { ...shown, sides, contrasts };
}

/** Holm's correction over the contrasts of all variables. */
function corrected(all: readonly RawRates[]): ComparedRates[] {
  const adjusted = holmAdjust(all.flatMap(({ contrasts }) => contrasts.map(({ p }) => p)));
  let next = 0;
  return all.map(({ sides, contrasts, basis }) => ({
    sides,
    basis,
    contrasts: contrasts.map((contrast, at): Contrast => {
      const pAdjusted = adjusted[next++] ?? 1;
      const own = sides[at]?.rate ?? 0;
      return {
        ...contrast,
        pAdjusted,
        size: differenceSize(own, own - contrast.difference),
        isClear: pAdjusted < CLEAR,
      };
    }),
  }));
}

/**
 * The rates of two or more sides for every variable, each with `counts` per side, tested and corrected over all of them,
 * raw and weighted by reactions. Raw rates are those that people's reading corrects where enough was read of all sides (`read`,
 * by side). Two sides are told apart from each other, more of them each from the mean of the others. Tests rest on `voices`, the
 * counts with each text once.
 */
export function compareSides(
  variables: readonly ComparedCounts[],
  read: readonly (readonly ReadVariable[])[] = [],
): ComparedShares[] {
  const byReading = variables.map(({ name, counts }) =>
    correctedRates(counts.map((_, side) => read[side]?.find(({ variable }) => variable === name))),
  );
  const plain = ({ total, hits }: SideCount): Count => ({ hits: hits.comments, total });
  const raw = corrected(
    variables.map(({ counts, voices = counts, isChangedByCopies = false }, index) =>
      onVoices(
        byReading[index] ?? countedRates(counts.map(plain), true),
        countedRates(voices.map(plain), true),
        isChangedByCopies,
      ),
    ),
  );
  const weighted = corrected(
    variables.map(({ counts, voices = counts, isChangedByCopies = false }) =>
      onVoices(
        countedRates(counts.map(weightedCount), false),
        countedRates(voices.map(weightedCount), false),
        isChangedByCopies,
      ),
    ),
  );
  return variables.map(({ name, counts: shown, voices = shown }, index) => {
    const counts = voices.map(plain);
    const hits = counts.reduce((sum, one) => sum + one.hits, 0);
    return {
      variable: name,
      raw: raw[index] as ComparedRates,
      weighted: weighted[index] as ComparedRates,
      isThin:
        byReading[index] === undefined &&
        (hits < THIN_HITS || counts.some(({ total }) => total < THIN_TOTAL)),
    };
  });
}
