import { invalid } from '../../errors.js';
import { COLUMN_OPTIONS } from '../fields/column-options.js';
import { COMMENT_FIELDS, type CommentField, foldName } from '../fields/comment-fields.js';
import type { ChosenMapping } from '../fields/read-row.js';
import type { CommentReport } from '../gather/comment-report.js';
import { BROKEN_FILES_TEXTS } from '../texts/broken-files.texts.model.js';
import { isTextColumn, listedNames, noTextColumn } from './csv/csv-header.js';
import { unnamedColumn } from './header-row.js';

/**
 * The chosen columns as a table's header writes them. A column may be named by its name (case and spaces do not matter), by
 * its number, or by a beginning that fits only one. Throws VALIDATION for one that the header does not have.
 */
export function resolveColumns(mapping: ChosenMapping = {}, columns: readonly string[]): ChosenMapping {
  const resolved: ChosenMapping = { ...mapping };
  for (const field of COMMENT_FIELDS) {
    const chosen = mapping[field];
    if (chosen == null || columns.includes(chosen)) continue;
    resolved[field] = columnCalled(field, chosen, columns);
  }
  return resolved;
}

function columnCalled(field: CommentField, chosen: string, columns: readonly string[]): string {
  const wanted = foldName(chosen);
  const exact = columns.find((name) => foldName(name) === wanted);
  if (exact !== undefined) return exact;
  const number = Number(chosen);
  if (Number.isInteger(number) && number >= 1 && number <= columns.length)
    return columns[number - 1] || unnamedColumn(number - 1);
  const begun = columns.filter((name) => wanted !== '' && foldName(name).startsWith(wanted));
  if (begun.length === 1) return begun[0]!;
  const say = begun.length > 1 ? BROKEN_FILES_TEXTS().severalColumns : BROKEN_FILES_TEXTS().noColumn;
  throw invalid(say(JSON.stringify(chosen.slice(0, 300)), COLUMN_OPTIONS[field], listedNames(columns)));
}

/** Whether a table's column is one by which the table is taken for comments: a known one for the text, or the chosen. */
export const isWantedColumn = (name: string, mapping: ChosenMapping = {}) =>
  // A number names a place in the header, which other names have to tell.
  mapping.content == null || /^\d+$/.test(mapping.content)
    ? isTextColumn(name)
    : foldName(name) === foldName(mapping.content) ||
      (foldName(mapping.content).length > 3 && foldName(name).startsWith(foldName(mapping.content)));

/** VALIDATION for a table without a column for the text: the chosen one, or any that is known. */
export const noTextIn =
  (mapping: ChosenMapping = {}, unchosen = noTextColumn) =>
  (columns: readonly string[]) =>
    mapping.content == null ? unchosen(columns) : noColumn('content', mapping.content, columns);

/** Throws VALIDATION for a chosen path that no row has. */
export function requireChosen(
  { mapping: used, paths }: CommentReport,
  mapping: ChosenMapping = {},
  columns?: readonly string[],
): void {
  // The columns of a table were found when its header was read.
  if (columns !== undefined) return;
  for (const field of COMMENT_FIELDS) {
    const chosen = mapping[field];
    if (chosen != null && used[field] === null && !paths.includes(chosen))
      throw noColumn(field, chosen, paths);
  }
}

const noColumn = (field: CommentField, chosen: string, columns: readonly string[]) =>
  invalid(
    BROKEN_FILES_TEXTS().noColumn(
      JSON.stringify(chosen.slice(0, 300)),
      COLUMN_OPTIONS[field],
      listedNames(columns),
    ),
  );
