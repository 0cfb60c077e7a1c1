import { ACCEPTED_NAMES, COMMENT_FIELDS, foldName } from '../fields/comment-fields.js';
import { isFormHeader } from '../layouts/find-layout.js';
import { KNOWN_LAYOUTS } from '../layouts/known-layouts.js';

/** Rows above a header: a title, an address, totals. */
export const MAX_ABOVE = 20;

const KNOWN = new Set(
  [
    ...COMMENT_FIELDS.flatMap((field) => ACCEPTED_NAMES[field]),
    ...KNOWN_LAYOUTS.flatMap(({ row = [], fields = {} }) => [...row, ...Object.values(fields).flat()]),
  ].map(foldName),
);

/** How well a row names the columns of a table. */
export interface HeaderScore {
  /** A column stands in it that the caller looks for. */
  hasText: boolean;
  /** It is the header of a form's answers, whose text has the question as its name. */
  isForm: boolean;
  /** Names that some export uses. */
  known: number;
  filled: number;
}

export function scoreOfHeader(cells: readonly string[], isWanted: (column: string) => boolean): HeaderScore {
  const names = cells.filter((cell) => cell !== '');
  return {
    hasText: names.some(isWanted),
    isForm: names.length > 1 && isFormHeader(cells),
    known: new Set(names.map(foldName).filter((name) => KNOWN.has(name))).size,
    filled: names.length,
  };
}

/** Positive where the first names the columns better. */
export const compareHeaders = (a: HeaderScore, b: HeaderScore) =>
  Number(a.hasText) - Number(b.hasText) ||
  Number(a.isForm) - Number(b.isForm) ||
  (a.hasText ? a.known - b.known : 0);

/**
 * Which of the first rows names the columns: the one with a column that is wanted, else that of a form, else the first of
 * those with the most cells. -1 when there is no row.
 */
export function findHeader(
  rows: readonly (readonly string[])[],
  isWanted: (column: string) => boolean,
): { at: number; score: HeaderScore } {
  let best = { at: -1, score: { hasText: false, isForm: false, known: 0, filled: 0 } };
  for (const [at, cells] of rows.slice(0, MAX_ABOVE + 1).entries()) {
    const score = scoreOfHeader(cells, isWanted);
    if (score.filled === 0) continue;
    const better = compareHeaders(score, best.score);
    const isWider = !score.hasText && !score.isForm && better === 0 && score.filled > best.score.filled;
    if (best.at === -1 || better > 0 || isWider) best = { at, score };
  }
  return best;
}

/** The name of a column that has none, by its place from 0. */
export const unnamedColumn = (at: number) => `Column ${at + 1}`;
