import type { ExportColumn } from '../../platform/export/safe-cell.js';
import { FIELDS } from '../../platform/texts/lists.texts.model.js';
import type { Fields } from '../lists/fields.model.js';
import type { BulkColumn } from './bulk-write.repository.js';
import { asChoice, type Cells, type ImportColumn, trimmed } from './cells.js';

/** Values in which spaces at the ends mean nothing. */
const TRIMMED = new Set<string>(['email', 'phone', 'link']);

/** A label as exports in other languages have it. */
const exportedAs = (label: string): string[] =>
  FIELDS.all().flatMap((labels: Record<string, string | undefined>) => {
    const exported = labels[label];
    return exported === undefined || exported === label ? [] : exported;
  });

/** The names that columns of a file may have. */
export const importColumns = (fields: Fields): ImportColumn[] =>
  Object.entries(fields).map(([field, { label, importNames = [] }]) => ({
    field,
    names: [...importNames, ...exportedAs(label)],
  }));

/** The table's columns: `facebookProfileLink` is stored as `facebook_profile_link`. */
export const bulkColumns = (fields: Fields): BulkColumn[] =>
  Object.keys(fields).map((field) => ({
    field,
    column: field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }));

/** The columns of an export, which an import reads. */
export const exportColumns = <Row extends object>(fields: Fields): ExportColumn<Row>[] =>
  Object.entries(fields).map(([name, { label }]) => ({
    title: label,
    value: (row) => (row as Record<string, string | null>)[name] ?? null,
  }));

/** The cells of a row as a schema takes them: choices in whatever case, and no spaces where they mean nothing. */
export function readCells(fields: Fields, cells: Cells): Cells {
  const input = { ...cells };
  for (const [name, { kind, choices }] of Object.entries(fields)) {
    if (kind === 'choice' && choices !== undefined) input[name] = asChoice(cells[name], choices);
    else if (TRIMMED.has(kind)) input[name] = trimmed(cells[name]);
  }
  return input;
}

/** The row's fields, but the stored ones where the file has no column. */
export const keepMissing = <Values extends object>(
  stored: Values,
  fields: Values,
  given: ReadonlySet<string>,
): Values => ({
  ...fields,
  ...Object.fromEntries(Object.entries(stored).filter(([name]) => !given.has(name))),
});
