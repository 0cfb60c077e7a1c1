import Papa from 'papaparse';
import { invalid } from '../../../errors.js';
import { ACCEPTED_NAMES, foldName } from '../../fields/comment-fields.js';
import { BROKEN_FILES_TEXTS } from '../../texts/broken-files.texts.model.js';
import { ROWS } from '../../texts/rows.texts.model.js';
import { compareHeaders, findHeader, MAX_ABOVE, unnamedColumn } from '../header-row.js';
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

export interface HeaderSearch {
  isWanted: (column: string) => boolean;
  /** The error for a table without such a column. */
  refusal?: ((columns: readonly string[]) => Error) | undefined;
  /** The line of the header, from 1, where a person has said it. */
  headerRow?: number | undefined;
  /** Whether the first line names the columns, whatever stands in it. */
  isHeaderFirst?: boolean | undefined;
  /** Whether a table without a wanted column is taken too: its content tells. */
  isAnyTable?: boolean | undefined;
}

/**
 * Finds the header of a CSV text within its first lines, and the delimiter: the line and delimiter under which a column
 * stands that `isWanted`, and the most that are known. Throws VALIDATION (`refusal`) when no column is wanted.
 */
export function readCsvHeader(
  text: string,
  { isWanted, refusal = noTextColumn, headerRow, isHeaderFirst = false, isAnyTable = false }: HeaderSearch,
): CsvHeader {
  const { sep, skipped, line } = firstLine(text);
  const before = sep === undefined ? 0 : 1;
  const lines = firstRecords(text.slice(skipped), before + 1);
  const wanted = isHeaderFirst
    ? lines.slice(0, 1)
    : headerRow === undefined
      ? lines
      : lines.filter(({ number }) => number === headerRow);
  const first = wanted[0] ?? { text: line, number: before + 1, lines: 1, end: text.length - skipped };
  if (first.text.length > MAX_HEADER_CHARS)
    throw noHeader(
      ROWS().headerTooLong(first.text.length.toLocaleString('en'), MAX_COLUMNS.toLocaleString('en')),
    );
  const stated = DELIMITERS.filter((delimiter) => delimiter === sep);
  const options = (stated.length > 0 ? stated : DELIMITERS).map((delimiter) => {
    const rows = wanted.map((one) => columnsOf(one.text, delimiter));
    const { at, score } = findHeader(
      rows.map(({ columns }) => columns),
      isWanted,
    );
    const record = wanted[Math.max(0, at)] ?? first;
    const { columns = [], isBroken = false } = rows[Math.max(0, at)] ?? {};
    return { delimiter, columns, isBroken, record, score };
  });
  const best = options.reduce((a, b) =>
    (compareHeaders(b.score, a.score) || b.columns.length - a.columns.length) > 0 ? b : a,
  );
  const { record } = best;
  if (best.columns.length > MAX_COLUMNS)
    throw noHeader(
      ROWS().headerTooWide(best.columns.length.toLocaleString('en'), MAX_COLUMNS.toLocaleString('en')),
    );
  if (best.isBroken)
    throw invalid(BROKEN_FILES_TEXTS().headerQuote, [{ line: 1, message: ROWS().unmatched }]);
  const isTable = isAnyTable && best.columns.length > 1;
  if (!best.score.hasText && !best.score.isForm && !isTable) throw refusal(best.columns);
  return {
    delimiter: best.delimiter,
    columns: best.columns,
    lines: record.number + record.lines - 1,
    chars: skipped + record.end,
  };
}

interface FirstRecord {
  text: string;
  /** The number of its first line, from 1, and how many lines it takes. */
  number: number;
  lines: number;
  /** Where the next one begins. */
  end: number;
}

/** The first records of a text that may name the columns; a quoted name may go on in the next line. */
function firstRecords(text: string, firstNumber: number): FirstRecord[] {
  const records: FirstRecord[] = [];
  let number = firstNumber;
  for (let start = 0; start < text.length && records.length <= MAX_ABOVE; ) {
    let end = start;
    let lines = 0;
    let record = '';
    do {
      LINE_END.lastIndex = end;
      const found = LINE_END.exec(text);
      record = text.slice(start, found?.index);
      end = found === null ? text.length : LINE_END.lastIndex;
      lines++;
    } while (
      countQuotes(record) % 2 === 1 &&
      lines <= MAX_ABOVE &&
      end < text.length &&
      /(?:^|[,;\t|])"/.test(record)
    );
    records.push({ text: record, number, lines, end });
    number += lines;
    start = end;
    if (record.length > MAX_HEADER_CHARS) break;
  }
  return records;
}

const LINE_END = /\r\n?|\n/g;

function countQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count++;
  return count;
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
  return invalid(BROKEN_FILES_TEXTS().noTextColumn(listedNames(columns)), [
    { line: 1, message: ROWS().noColumnForText },
  ]);
}

/** The same for a workbook. */
export const noTextInWorkbook = (columns: readonly string[]) =>
  invalid(BROKEN_FILES_TEXTS().noTextInWorkbook(listedNames(columns)), [
    { line: 1, message: ROWS().noColumnForText },
  ]);

/** Names as a message lists them: quoted, the first eight. */
export function quotedNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_SHOWN).map((name) => JSON.stringify(name.slice(0, 40)));
  const more = names.length - MAX_SHOWN;
  return more > 0 ? ROWS().andMore(shown.join(', '), more) : shown.join(', ');
}

const MAX_LISTED = 40;
const MAX_NAME_CHARS = 300;

/** Names of columns to choose from: whole, one a line, each with its number. */
export function listedNames(names: readonly string[]): string {
  const shown = names
    .slice(0, MAX_LISTED)
    .map(
      (name, at) => `\n  ${at + 1}  ${JSON.stringify((name || unnamedColumn(at)).slice(0, MAX_NAME_CHARS))}`,
    )
    .join('');
  const more = names.length - MAX_LISTED;
  return more > 0 ? `${shown}\n  ${ROWS().andMore('…', more)}` : shown;
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
  for (const [index, name] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (name === '') {
      if (cell !== '') row[unnamedColumn(index)] = cell;
    } else if (!(name in row)) row[name] = cell;
  }
  return { row };
}
