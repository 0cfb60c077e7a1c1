import { type CommentField, foldName } from './comment-fields.js';
import type { DateOrder } from './comment-time.js';
import type { ChosenMapping } from './read-row.js';

/** What people have said of files with one header: it holds for every later file with that header. */
export interface ColumnChoice {
  /** The names of the columns, or of the keys of JSON, in any order. */
  header: readonly string[];
  /** Of the fields that people chose: the column, or null for none. */
  mapping: ChosenMapping;
  /** The order of dates of digits, where people had to say it. */
  dateOrder: DateOrder | null;
  /** Under which it is stored, and who chose last. */
  choiceId?: string;
  changedBy?: string;
}

/** Stands for a header however its names are written and in whatever order they stand. */
export const headerKey = (header: readonly string[]): string =>
  [...new Set(header.map(foldName))].sort().join('\n');

/** What was chosen for files with this header, as this file writes its names; null when nothing was. */
export function choiceFor(
  header: readonly string[],
  choices: readonly ColumnChoice[] = [],
): ColumnChoice | null {
  if (choices.length === 0 || header.length === 0) return null;
  const key = headerKey(header);
  const found = choices.find((choice) => headerKey(choice.header) === key);
  if (found === undefined) return null;
  const names = new Map(header.map((name) => [foldName(name), name]));
  const mapping = Object.entries(found.mapping).map(([field, name]) => [
    field,
    name == null ? null : (names.get(foldName(name)) ?? name),
  ]);
  return { ...found, mapping: Object.fromEntries(mapping) as Partial<Record<CommentField, string | null>> };
}
