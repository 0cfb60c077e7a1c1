import { invalid } from '../../errors.js';
import { SAY } from '../broken-files.texts.model.js';
import { isTextColumn, noTextColumn, quotedNames } from '../formats/csv/csv-header.js';
import type { CommentReport } from '../gather/comment-report.js';
import { COLUMN_OPTIONS } from './column-options.js';
import { COMMENT_FIELDS, type CommentField, foldName } from './comment-fields.js';
import type { ChosenMapping } from './read-row.js';

/**
 * The chosen columns as a table's header writes them; case and spaces do not matter. Throws VALIDATION for one that the
 * header does not have.
 */
export function resolveColumns(mapping: ChosenMapping = {}, columns: readonly string[]): ChosenMapping {
  const resolved: ChosenMapping = { ...mapping };
  for (const field of COMMENT_FIELDS) {
    const chosen = mapping[field];
    if (chosen == null || columns.includes(chosen)) continue;
    const column = columns.find((name) => foldName(name) === foldName(chosen));
    if (column === undefined) throw noColumn(field, chosen, columns);
    resolved[field] = column;
  }
  return resolved;
}

/** Whether a table's column is one by which the table is taken for comments: a known one for the text, or the chosen. */
export const isWantedColumn = (name: string, mapping: ChosenMapping = {}) =>
  mapping.content == null ? isTextColumn(name) : foldName(name) === foldName(mapping.content);

/** VALIDATION for a table without a column for the text: the chosen one, or any that is known. */
export const noTextIn =
  (mapping: ChosenMapping = {}, unchosen = noTextColumn) =>
  (columns: readonly string[]) =>
    mapping.content == null ? unchosen(columns) : noColumn('content', mapping.content, columns);

/** Throws VALIDATION for a chosen path that no row has. */
export function requireChosen({ mapping: used, paths }: CommentReport, mapping: ChosenMapping = {}): void {
  for (const field of COMMENT_FIELDS) {
    const chosen = mapping[field];
    if (chosen != null && used[field] === null && !paths.includes(chosen))
      throw noColumn(field, chosen, paths);
  }
}

const noColumn = (field: CommentField, chosen: string, columns: readonly string[]) =>
  invalid(SAY().noColumn(JSON.stringify(chosen.slice(0, 60)), COLUMN_OPTIONS[field], quotedNames(columns)));
