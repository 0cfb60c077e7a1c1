import Papa from 'papaparse';
import { AppError } from '../errors.js';

/** One record of a CSV text, or the reason why it cannot be read. `line` is that of its first character, from 1. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; reason: string };

export type CsvDelimiter = ',' | ';' | '\t' | '|';

/** A record longer than this has a quote that is never closed. */
const MAX_RECORD_CHARS = 4_000_000;
/** With more damaged records than this the text is no CSV, and reading on would only cost time. */
const MAX_DAMAGED = 1_000;

/**
 * Cuts CSV text that arrives in pieces into records. A record with broken quotes is reported and costs only its own
 * line: reading goes on at the next one, instead of swallowing the rest of the file as one field.
 */
export class CsvSplitter {
  readonly #delimiter: CsvDelimiter;
  #rest = '';
  #line: number;
  #damaged = 0;

  constructor(delimiter: CsvDelimiter, firstLine = 1) {
    this.#delimiter = delimiter;
    this.#line = firstLine;
  }

  /** The records that are complete with this piece. Throws VALIDATION when too many are damaged. */
  push(piece: string): CsvRecord[] {
    return this.#split(this.#rest + piece, false);
  }

  end(): CsvRecord[] {
    return this.#split(this.#rest, true);
  }

  #split(input: string, final: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    // A line end may be cut between \r and \n.
    const held = !final && input.endsWith('\r') ? '\r' : '';
    let text = (held === '' ? input : input.slice(0, -1)).replace(/\r\n?/g, '\n');
    for (;;) {
      const { consumed, brokenAt } = this.#parse(text, final, records);
      if (brokenAt === null) {
        this.#rest = text.slice(consumed) + held;
        return records;
      }
      records.push({ line: this.#line, reason: 'The quotes of this line do not match.' });
      if (++this.#damaged > MAX_DAMAGED)
        throw new AppError(
          'VALIDATION',
          `More than ${MAX_DAMAGED} lines have quotes that do not match (the last at line ${this.#line}): this is no CSV file with "${this.#delimiter}" between columns.`,
          { problems: [{ line: this.#line, message: 'quotes do not match' }] },
        );
      const next = text.indexOf('\n', brokenAt);
      text = next === -1 ? '' : text.slice(next + 1);
      if (next !== -1) this.#line++;
    }
  }

  /** Parses up to the first damaged record; the last record of a text that goes on is left for the next piece. */
  #parse(text: string, final: boolean, records: CsvRecord[]): { consumed: number; brokenAt: number | null } {
    let start = 0;
    let brokenAt: number | null = null;
    if (text === '') return { consumed: 0, brokenAt };
    Papa.parse<string[]>(text, {
      delimiter: this.#delimiter,
      newline: '\n',
      step: ({ data, errors, meta }, parser) => {
        const last = meta.cursor >= text.length;
        const unclosed = errors.some(({ code }) => code === 'MissingQuotes');
        if (last && !final && text.length - start <= MAX_RECORD_CHARS) return;
        if (unclosed || errors.some(({ type }) => type === 'Quotes')) {
          brokenAt = start;
          parser.abort();
          return;
        }
        if (data.length > 1 || (data[0] ?? '').trim() !== '') records.push({ line: this.#line, cells: data });
        this.#line += countLines(text, start, meta.cursor);
        start = meta.cursor;
      },
    });
    return { consumed: start, brokenAt };
  }
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
