import Papa from 'papaparse';
import { invalid } from '../../../errors.js';
import { ROWS } from '../../texts/rows.texts.model.js';
import { CsvScanner } from './csv-scanner.js';

/** One record of a CSV text, or the reason why it cannot be read. `line` is that of its first character, from 1. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; reason: string };

export type CsvDelimiter = ',' | ';' | '\t' | '|';

/** Characters that are read in one step. */
const STEP_CHARS = 65_536;
/** A record longer than this has a quote that is never closed. */
const MAX_RECORD_CHARS = 4_000_000;
/** With more damaged records than this the text is no CSV, and reading on would only cost time. */
const MAX_DAMAGED = 1_000;
/** Characters behind broken quotes that are read a second time, as records of their own. */
const MAX_REREAD_CHARS = 8 * MAX_RECORD_CHARS;

/**
 * Cuts CSV text that arrives in pieces into records. A record with broken quotes is reported and costs only its own
 * line: reading goes on at the next one, instead of swallowing the rest of the file as one field.
 */
export class CsvSplitter {
  readonly #delimiter: CsvDelimiter;
  readonly #scanner: CsvScanner;
  /** The record that has begun but not ended: what the scanner has passed, in pieces. */
  #begun: string[] = [];
  #begunChars = 0;
  /** What the scanner could not decide on without the next piece; a few characters. */
  #held = '';
  #line: number;
  #isSkipping = false;
  #damaged = 0;
  #reread = 0;

  constructor(delimiter: CsvDelimiter, firstLine = 1) {
    this.#delimiter = delimiter;
    this.#scanner = new CsvScanner(delimiter);
    this.#line = firstLine;
  }

  /** The records that are complete with this piece, some at a time. Throws VALIDATION when too many are damaged. */
  *push(piece: string): Generator<CsvRecord[]> {
    // A line end may be cut between \r and \n.
    const cut = piece.endsWith('\r') ? piece.length - 1 : piece.length;
    const text = (this.#held + piece.slice(0, cut)).replace(/\r\n?/g, '\n');
    this.#held = piece.slice(cut);
    yield* this.#split(text, false);
  }

  *end(): Generator<CsvRecord[]> {
    const text = this.#held.replace(/\r\n?/g, '\n');
    this.#held = '';
    yield* this.#split(text, true);
  }

  *#split(input: string, final: boolean): Generator<CsvRecord[]> {
    let text = this.#isSkipping ? this.#afterLine(input) : input;
    for (let at = 0; ; ) {
      const piece = text.slice(at, at + STEP_CHARS);
      const isLast = at + piece.length === text.length;
      const { complete, passed, isBroken } = this.#scanner.scan(piece, final && isLast);
      const isEnd = final && isLast && !isBroken;
      const records: CsvRecord[] = [];
      if (complete > 0 || isEnd) this.#parse(this.#takeBegun() + piece.slice(0, complete), records);
      const openChars = this.#begunChars + passed - complete;
      const isDamaged = isBroken || openChars > MAX_RECORD_CHARS;
      if (isDamaged) {
        records.push({ line: this.#line, reason: ROWS().unmatchedQuotes });
        this.#countDamaged(openChars);
        text = this.#afterLine(this.#takeBegun() + text.slice(at + complete));
        at = 0;
      } else if (!isEnd) {
        this.#keep(piece.slice(complete, passed));
        at += passed;
      }
      if (records.length > 0) yield records;
      if (isEnd) return;
      if (!isDamaged && isLast) {
        // It comes again before the next piece; line ends in it are single characters already.
        this.#held = text.slice(at) + this.#held;
        return;
      }
    }
  }

  /** Counts a damaged record, whose characters are read again. */
  #countDamaged(chars: number): void {
    this.#reread += chars;
    this.#damaged++;
    if (this.#damaged <= MAX_DAMAGED && this.#reread <= MAX_REREAD_CHARS) return;
    const message =
      this.#damaged > MAX_DAMAGED
        ? ROWS().manyUnmatched(MAX_DAMAGED, this.#line, this.#delimiter)
        : ROWS().longUnmatched(this.#line, this.#delimiter);
    throw invalid(message, [{ line: this.#line, message: ROWS().unmatched }]);
  }

  /** What follows the first line of a text; where the line goes on with the next piece, that is passed over too. */
  #afterLine(text: string): string {
    this.#scanner.reset();
    const next = text.indexOf('\n');
    this.#isSkipping = next === -1;
    if (next === -1) return '';
    this.#line++;
    return text.slice(next + 1);
  }

  #keep(text: string): void {
    if (text === '') return;
    this.#begun.push(text);
    this.#begunChars += text.length;
  }

  #takeBegun(): string {
    const text = this.#begun.join('');
    this.#begun = [];
    this.#begunChars = 0;
    return text;
  }

  /** Adds the records of a text that ends with a record. */
  #parse(text: string, records: CsvRecord[]): void {
    let start = 0;
    Papa.parse<string[]>(text, {
      delimiter: this.#delimiter,
      newline: '\n',
      step: ({ data, errors, meta }) => {
        // Behind the last line end there is no record.
        if (start >= text.length) return;
        if (errors.some(({ type }) => type === 'Quotes'))
          records.push({ line: this.#line, reason: ROWS().unmatchedQuotes });
        else if (data.length > 1 || (data[0] ?? '').trim() !== '')
          records.push({ line: this.#line, cells: data });
        this.#line += countLines(text, start, meta.cursor);
        start = meta.cursor;
      },
    });
  }
}

export function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
