import { needsOf } from './estimates.js';
import type { Cell, Stratum } from './stratified.js';

/** The tagged comments of a variable and the others. */
export interface Sides {
  tagged: Stratum;
  untagged: Stratum;
}

/** The cells of both sides: what the second reader says, yes and then no. */
export type CellsOfSides = Record<keyof Sides, [Cell, Cell]>;

interface Seen {
  variable: string;
  isTagged: boolean;
  isFound: boolean;
  seen: number;
}

/** The cells of a variable before any read is counted. A side of which the second reader read nothing has two empty cells. */
export function emptyCells(variable: string, counts: readonly Seen[]): CellsOfSides {
  const cell = (isTagged: boolean, isFound: boolean): Cell => ({
    seen:
      counts.find((one) => one.variable === variable && one.isTagged === isTagged && one.isFound === isFound)
        ?.seen ?? 0,
    read: 0,
    yes: 0,
  });
  return { tagged: [cell(true, true), cell(true, false)], untagged: [cell(false, true), cell(false, false)] };
}

/** Counts a read with its verdict. */
export function addRead(to: { read: number; yes: number } | undefined, verdict: number): void {
  if (to === undefined) return;
  to.read++;
  to.yes += verdict;
}

/** The strata divided into cells: only what was read within these counts. */
export function withCells(
  { tagged, untagged }: Sides,
  cells: CellsOfSides,
  limits?: Stratum['cellLimits'],
): Sides {
  const divided = ({ of }: Stratum, [yes, no]: [Cell, Cell]): Stratum => ({
    of,
    read: yes.read + no.read,
    yes: yes.yes + no.yes,
    cells: [yes, no],
    ...(limits && { cellLimits: limits }),
  });
  return { tagged: divided(tagged, cells.tagged), untagged: divided(untagged, cells.untagged) };
}

const isReady = ({ tagged, untagged }: Sides) => {
  const needs = needsOf(tagged, untagged);
  return needs.tagged + needs.untagged === 0;
};
const isSeen = ({ of, cells = [] }: Stratum) => of === 0 || cells.some(({ seen }) => seen > 0);

/**
 * Whether a share rests on the cells: once the minimums are read in all of them. Before that it rests on the reads without the second
 * reader, where these are enough; and where comments were drawn by cells and these are not, the cells say what is missing. Numbers of
 * reads decide, never what was read.
 */
export function restsOnCells(byCells: Sides, plain: Sides, isDrawnByCells: boolean): boolean {
  if (!isSeen(byCells.tagged) || !isSeen(byCells.untagged)) return false;
  return isReady(byCells) || (isDrawnByCells && !isReady(plain));
}
