import { CONFIDENCE } from '../../analysis/shares/proportions.js';
import { LEAST_IN_CELL, LEAST_TAGGED_READ, LEAST_UNTAGGED_READ } from './estimates.js';
import { jeffreysLimits, wilsonLimits } from './limits.js';
import { areDivided, stratifiedShare } from './stratified.js';

/** How well a reader finds a variable: of its tags the share that is right, and of the comments with the variable the share that it tags. */
export interface Accuracy {
  precision: number;
  recall: number;
}

/** What is taken to be known of the comments on which the first reader says the same. */
export interface PlannedStratum {
  /** Of all comments the share that is in this stratum. */
  weight: number;
  /** By what a second reader would say, one cell without one: the cell's share of the stratum, and the share of it that has the variable. */
  cells: readonly { share: number; rate: number }[];
}

interface Aim {
  /** How many comments the run has. */
  of: number;
  /** Half the width of the 95% interval that is wished for: 0.03 is three points. */
  halfWidth: number;
  /** How many comments the second reader reads; left out: all, which says nothing where there is one cell. */
  seen?: number;
  /** How many comments of each stratum were read before; only where each is one cell. */
  done?: readonly number[];
}

/** No cell is taken to be surely without the variable, or surely with it: what is read may show otherwise. */
export const LEAST_RATE = 0.001;

const rateOf = ({ cells }: PlannedStratum) => cells.reduce((sum, { share, rate }) => sum + share * rate, 0);

/** What the second reader explains inside a stratum: B_h of docs/estimates.md. */
function betweenOf(stratum: PlannedStratum): number {
  const mean = rateOf(stratum);
  return stratum.cells.reduce((sum, { share, rate }) => sum + share * (rate - mean) ** 2, 0);
}

/** Tagged and untagged comments, in this order, when so large a share is tagged and the rates in both are these. */
export const plannedStrata = (
  tagged: number,
  rates: { tagged: number; untagged: number },
): PlannedStratum[] => [
  { weight: tagged, cells: [{ share: 1, rate: rates.tagged }] },
  { weight: 1 - tagged, cells: [{ share: 1, rate: rates.untagged }] },
];

/** Both strata as a reader makes them who finds a variable of this share so well. */
export function strataOfAccuracy(share: number, { precision, recall }: Accuracy): PlannedStratum[] {
  const tagged = Math.min(1, (share * recall) / precision);
  const untagged = tagged >= 1 ? 0 : (share * (1 - recall)) / (1 - tagged);
  return plannedStrata(tagged, { tagged: precision, untagged });
}

/**
 * The strata divided by what a second reader of this accuracy would say. Both readers are taken to err independently of each
 * other; in truth they err on the same comments more often, so that a second reader saves a little less than is planned.
 */
export function withSecondReader(
  strata: readonly PlannedStratum[],
  { precision, recall }: Accuracy,
): PlannedStratum[] {
  const share = strata.reduce((sum, stratum) => sum + stratum.weight * rateOf(stratum), 0);
  const wrong = share >= 1 ? 0 : Math.min(1, (share * recall * (1 / precision - 1)) / (1 - share));
  return strata.map((stratum) => {
    const rate = rateOf(stratum);
    const yes = rate * recall + (1 - rate) * wrong;
    if (yes <= 0 || yes >= 1) return stratum;
    return {
      weight: stratum.weight,
      cells: [
        { share: yes, rate: (rate * recall) / yes },
        { share: 1 - yes, rate: (rate * (1 - recall)) / (1 - yes) },
      ],
    };
  });
}

/** Divides a number among parts by their weights, none more than its limit. */
function divide(total: number, parts: readonly { weight: number; most: number }[]): number[] {
  const given = parts.map(() => 0);
  let left = total;
  let open = parts.map((_, at) => at).filter((at) => (parts[at]?.weight ?? 0) > 0);
  while (left > 1e-9 && open.length > 0) {
    const sum = open.reduce((all, at) => all + (parts[at]?.weight ?? 0), 0);
    const shareOf = (at: number) => (left * (parts[at]?.weight ?? 0)) / sum;
    const full = open.filter((at) => shareOf(at) >= (parts[at]?.most ?? 0));
    if (full.length === 0) {
      for (const at of open) given[at] = shareOf(at);
      return given;
    }
    for (const at of full) given[at] = parts[at]?.most ?? 0;
    left = total - given.reduce((all, one) => all + one, 0);
    open = open.filter((at) => !full.includes(at));
  }
  return given;
}

/**
 * How many comments of each stratum a second reader reads: by W_h root(B_h), where its reading narrows most. Where it would explain
 * nothing anywhere, in proportion.
 */
export function divideSeen(strata: readonly PlannedStratum[], of: number, seen: number): number[] {
  const weights = strata.map((stratum) => stratum.weight * Math.sqrt(betweenOf(stratum)));
  const hasAny = weights.some((weight) => weight > 0);
  return divide(
    seen,
    strata.map(({ weight }, at) => ({ weight: hasAny ? (weights[at] ?? 0) : weight, most: weight * of })),
  );
}

/** Comments of which both readers say the same, while it is decided where to read next. */
export interface ReadingCell {
  /** Of all comments the share that is in it. */
  weight: number;
  /** Its comments, as far as is known. */
  of: number;
  /** How many of them people can read: those of the second reader's part. */
  most: number;
  read: number;
  /** What is taken to be the share of it that has the variable. */
  rate: number;
  /** Whether it is one of several cells of its stratum. */
  isDivided: boolean;
}

/** An arm of the interval that is as short has no length. */
const NO_LENGTH = 1e-12;

/** What a cell adds to the squares of the interval's arms after a number of further reads, if its rate stays. */
function armsOf({ weight, of, read: before, rate, isDivided }: ReadingCell, more: number): [number, number] {
  const read = before + more;
  if (read >= of) return [0, 0];
  if (read === 0) return [(weight * rate) ** 2, (weight * (1 - rate)) ** 2];
  const limits = isDivided ? jeffreysLimits : wilsonLimits;
  const { low, high } = limits({ of, read, yes: rate * read }, CONFIDENCE);
  return [(weight * (rate - low)) ** 2, (weight * (high - rate)) ** 2];
}

/** The two arms that cells' arms join to. */
const lengthsOf = (squares: readonly (readonly [number, number])[]): [number, number] => [
  Math.sqrt(squares.reduce((sum, [below]) => sum + below, 0)),
  Math.sqrt(squares.reduce((sum, [, above]) => sum + above, 0)),
];

/** The length of the interval that the cells' intervals join to. */
export function lengthOf(cells: readonly ReadingCell[]): number {
  const [below, above] = lengthsOf(cells.map((cell) => armsOf(cell, 0)));
  return below + above;
}

/**
 * The cell of which the next read narrows the interval most: Neyman's allocation (J. R. Stat. Soc. 97 (1934) 558), one read at a
 * time and by the interval itself, whose arms are longer where few have the variable. Undefined when all is read.
 */
export function narrowestNext<Cell extends ReadingCell>(cells: readonly Cell[]): Cell | undefined {
  const arms = cells.map((cell) => armsOf(cell, 0));
  const [below, above] = lengthsOf(arms).map((length) => Math.max(NO_LENGTH, length)) as [number, number];
  let best: { cell: Cell; gain: number } | undefined;
  for (const [at, cell] of cells.entries()) {
    if (cell.read >= cell.most) continue;
    const after = armsOf(cell, 1);
    const [ofBelow, ofAbove] = arms[at] as [number, number];
    const gain = (ofBelow - after[0]) / below + (ofAbove - after[1]) / above;
    if (best === undefined || gain > best.gain) best = { cell, gain };
  }
  return best?.cell;
}

/**
 * How many comments people have to read of each stratum's cells for a share that is known to plus or minus `halfWidth`, if the rates
 * are as planned; the minimums of docs/estimates.md included. Null when no number of reads is enough, as the second reader has
 * read too little. The strata are the tagged and the untagged comments.
 */
export function planReads(
  strata: readonly PlannedStratum[],
  { of, halfWidth, seen = of, done = [] }: Aim,
): number[][] | null {
  const parts = divideSeen(strata, of, seen).map(Math.round);
  const planned = strata.map(({ weight, cells }, at) => {
    const size = Math.round(weight * of);
    // One cell is the stratum: people may read all of it, whatever a second reader read.
    const part = cells.length === 1 || seen >= of ? size : (parts[at] ?? 0);
    const isDivided = areDivided(cells.map(({ share }) => Math.round(part * share)));
    return {
      size,
      cells: cells.map(({ share, rate }): ReadingCell => {
        const most = Math.round(part * share);
        const known = Math.min(1 - LEAST_RATE, Math.max(LEAST_RATE, rate));
        const ofCell = Math.max(most, Math.round(size * share));
        const read = Math.min(most, Math.max(LEAST_IN_CELL, done[at] ?? 0));
        return { weight: weight * share, of: ofCell, most, read, rate: known, isDivided };
      }),
    };
  });
  return addReads(planned, halfWidth) ? planned.map(({ cells }) => cells.map(({ read }) => read)) : null;
}

/** A stratum while it is decided where to read next: one cell is the stratum itself. */
export interface ReadingStratum {
  /** How many comments it has. */
  size: number;
  cells: ReadingCell[];
}

/**
 * Adds reads where they narrow the interval most until the minimums are read and the share is known to plus or minus `halfWidth`, if
 * the rates stay. False when all that can be read is not enough. The strata are the tagged and the untagged comments.
 */
export function addReads(strata: readonly ReadingStratum[], halfWidth: number): boolean {
  const readOf = (cells: readonly ReadingCell[]) => cells.reduce((sum, { read }) => sum + read, 0);
  for (const [at, { cells }] of strata.entries()) {
    for (const cell of cells) cell.read = Math.max(cell.read, Math.min(cell.most, LEAST_IN_CELL));
    const least = at === 0 ? LEAST_TAGGED_READ : LEAST_UNTAGGED_READ;
    while (readOf(cells) < least) {
      const next = narrowestNext(cells);
      if (next === undefined) break;
      next.read++;
    }
  }
  const all = strata.flatMap(({ cells }) => cells);
  for (;;) {
    const now = halfWidthOf(strata);
    if (now !== null && now <= halfWidth) return true;
    // Few steps where many reads are needed: the plan is off by at most one in a hundred.
    const step = Math.max(1, Math.floor(readOf(all) / 100));
    const next = narrowestNext(all);
    if (next === undefined) return false;
    next.read = Math.min(next.most, next.read + step);
  }
}

/** Half the width of the interval after these reads, if the rates stay; null where a cell has comments and none was read. */
export function halfWidthOf(strata: readonly ReadingStratum[]): number | null {
  const share = stratifiedShare(
    strata.map(({ size, cells }) => ({
      of: size,
      read: cells.reduce((sum, { read }) => sum + read, 0),
      yes: cells.reduce((sum, { read, rate }) => sum + read * rate, 0),
      ...(cells.length > 1 && {
        cells: cells.map(({ most, read, rate }) => ({ seen: most, read, yes: read * rate })),
      }),
    })),
  );
  return share && (share.high - share.low) / 2;
}

/** All reads of a plan. */
export const sumOf = (reads: readonly (readonly number[])[]): number =>
  reads.flat().reduce((sum, one) => sum + one, 0);
