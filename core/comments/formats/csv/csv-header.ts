import Papa from 'papaparse';
import { invalid } from '../../../errors.js';
import { SAY } from '../../broken-files.texts.model.js';
import { ACCEPTED_NAMES, foldName } from '../../fields/comment-fields.js';
import { ROWS } from '../../rows.texts.model.js';
import type { CsvDelimiter, CsvRecord } from './csv-splitter.js';

const DELIMITERS: readonly CsvDelimiter[] = [',', ';', '\t', '|'];
/** More is no header of a table. */
const MAX_HEADER_CHARS = 262_144;
const MAX_COLUMNS = 2_000;
const MAX_SHOWN = 8;
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
 * else the one that makes the most columns. Throws VALIDATION (`refusal`) when no
 * column is wanted.
 */
export function readCsvHeader(
  text: string,
  isWanted: (column: string) => boolean,
  refusal: (columns: readonly string[]) => Error = noTextColumn,
): CsvHeader {
  const { sep, skipped, line, end } = firstLine(text);
  if (line.length > MAX_HEADER_CHARS)
    throw noHeader(ROWS().headerTooLong(line.length.toLocaleString('en'), MAX_COLUMNS.toLocaleString('en')));
  const stated = DELIMITERS.filter((delimiter) => delimiter === sep);
  const options = (stated.length > 0 ? stated : DELIMITERS).map((delimiter) => {
    const { columns, isBroken } = columnsOf(line, delimiter);
    return { delimiter, columns, hasText: columns.some(isWanted), isBroken };
  });
  const best = options.reduce((a, b) =>
    (Number(b.hasText) - Number(a.hasText) || b.columns.length - a.columns.length) > 0 ? b : a,
  );
  if (best.columns.length > MAX_COLUMNS)
    throw noHeader(
      ROWS().headerTooWide(best.columns.length.toLocaleString('en'), MAX_COLUMNS.toLocaleString('en')),
    );
  if (best.isBroken) throw invalid(SAY().headerQuote, [{ line: 1, message: ROWS().unmatched }]);
  if (!best.hasText) throw refusal(best.columns);
  return {
    delimiter: best.delimiter,
    columns: best.columns,
    lines: (sep === undefined ? 0 : 1) + 1,
    chars: skipped + line.length + end.length,
  };
}

const noHeader = (message: string) => invalid(message, [{ line: 1, message: ROWS().noColumnNames }]);

/** The cells of the first line under each delimiter that may separate them; none when it is no header. */
export function columnsUnderEach(text: string): string[][] {
  const { line } = firstLine(text);
  return line.length > MAX_HEADER_CHARS
    ? []
    : DELIMITERS.map((delimiter) => columnsOf(line, delimiter).columns);
}

function columnsOf(line: string, delimiter: string) {
  const { data, errors } = Papa.parse<string[]>(line, { delimiter });
  const columns = (data[0] ?? []).map((name) => name.trim());
  return { columns, isBroken: errors.some(({ type }) => type === 'Quotes') };
}

/** The first line without its end, behind a spreadsheet's `sep=;`. */
function firstLine(text: string) {
  const sep = /^sep=(.)\r?\n/i.exec(text);
  const skipped = sep?.[0].length ?? 0;
  const end = /\r\n?|\n/.exec(text.slice(skipped));
  const line = text.slice(skipped, end === null ? undefined : skipped + end.index);
  return { sep: sep?.[1], skipped, line, end: end?.[0] ?? '' };
}

/** VALIDATION for a table none of whose columns is known to hold the text of comments. */
export function noTextColumn(columns: readonly string[]) {
  return invalid(SAY().noTextColumn(quotedNames(columns)), [{ line: 1, message: ROWS().noColumnForText }]);
}

/** The same for a workbook. */
export const noTextInWorkbook = (columns: readonly string[]) =>
  invalid(SAY().noTextInWorkbook(quotedNames(columns)), [{ line: 1, message: ROWS().noColumnForText }]);

/** Names as a message lists them: quoted, the first eight. */
export function quotedNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_SHOWN).map((name) => JSON.stringify(name.slice(0, 40)));
  const more = names.length - MAX_SHOWN;
  return more > 0 ? ROWS().andMore(shown.join(', '), more) : shown.join(', ');
}

/** A record as a row under the header's names; or the reason why its cells do not fit them. */
export function rowOfRecord(
  record: CsvRecord,
  columns: string[],
): { row: Record<string, string> } | { reason: string } {
  if ('reason' in record) return record;
  const { cells } = record;
  const extra = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (extra) return { reason: ROWS().extraCells(cells.length, columns.length) };
  // Without a prototype, so that a column named __proto__ is a column.
  const row: Record<string, string> = Object.create(null);
  for (const [index, name] of columns.entries())
    if (name !== '' && !(name in row)) row[name] = cells[index] ?? '';
  return { row };
}
