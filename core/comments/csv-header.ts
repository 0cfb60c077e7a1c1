import Papa from 'papaparse';
import { invalid } from '../errors.js';
import { ACCEPTED_NAMES, foldName } from './comment-fields.js';
import type { CsvDelimiter, CsvRecord } from './csv-splitter.js';

const DELIMITERS: readonly CsvDelimiter[] = [',', ';', '\t', '|'];
const TEXT_COLUMNS = new Set(ACCEPTED_NAMES.content.map(foldName));

export interface CsvHeader {
  delimiter: CsvDelimiter;
  columns: string[];
  /** How many lines the header takes, a spreadsheet's `sep=;` included. */
  lines: number;
  /** Its length in the text, line end included. */
  chars: number;
}

/** Whether a column holds the text of comments: the caller's own choice, else one of the accepted names. */
export const isTextColumn = (name: string, chosen?: string | null) =>
  chosen == null ? TEXT_COLUMNS.has(foldName(name)) : name === chosen;

/**
 * Reads the first line of a CSV text and tells the delimiter: the one under which a column stands that `isWanted`,
 * else the one that makes the most columns. Throws VALIDATION when no column is wanted.
 */
export function readCsvHeader(text: string, isWanted: (column: string) => boolean): CsvHeader {
  const sep = /^sep=(.)\r?\n/i.exec(text);
  const skipped = sep?.[0].length ?? 0;
  const end = /\r\n?|\n/.exec(text.slice(skipped));
  const line = text.slice(skipped, end === null ? undefined : skipped + end.index);
  const stated = DELIMITERS.filter((delimiter) => delimiter === sep?.[1]);
  const options = (stated.length > 0 ? stated : DELIMITERS).map((delimiter) => {
    const columns = (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []).map((name) => name.trim());
    return { delimiter, columns, hasText: columns.some(isWanted) };
  });
  const best = options.reduce((a, b) =>
    (Number(b.hasText) - Number(a.hasText) || b.columns.length - a.columns.length) > 0 ? b : a,
  );
  if (!best.hasText) throw noTextColumn(best.columns);
  return {
    delimiter: best.delimiter,
    columns: best.columns,
    lines: (sep === null ? 0 : 1) + 1,
    chars: skipped + line.length + (end?.[0].length ?? 0),
  };
}

function noTextColumn(columns: string[]) {
  const shown = columns.slice(0, 8).map((name) => JSON.stringify(name.slice(0, 40)));
  const more = columns.length > 8 ? ` and ${columns.length - 8} more` : '';
  return invalid(
    `This is neither JSON nor CSV with a column for the text: line 1 names ${shown.join(', ')}${more}. Name the text's column "text", "message" or "comment", or choose it.`,
    [{ line: 1, message: 'no column for the text' }],
  );
}

/** A record as a row under the header's names; or the reason why its cells do not fit them. */
export function rowOfRecord(record: CsvRecord, columns: string[]): { row: unknown } | { reason: string } {
  if ('reason' in record) return record;
  const { cells } = record;
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (extra)
    return {
      reason: `The line has ${cells.length} columns, the header ${columns.length}: text that holds the separator must stand in double quotes.`,
    };
  // Without a prototype, so that a column named __proto__ is a column.
  const row: Record<string, string> = Object.create(null);
  for (const [index, name] of columns.entries())
    if (name !== '' && !(name in row)) row[name] = cells[index] ?? '';
  return { row };
}
