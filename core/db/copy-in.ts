import type { Writable } from 'node:stream';
import type pg from 'pg';
import { messageOf } from '../errors.js';
import { Turns } from '../turns.js';

/** A row's values, in the order of the statement's columns. */
export type CopiedRow = readonly (string | number | null)[];

/** Characters sent at once: some hundred rows, so that the database works on them while the next are written. */
const PIECE = 32_768;
const COPY_DATA = 'd';
const COPY_DONE = 'c';
const COPY_FAIL = 'f';

/**
 * A COPY as pg runs it. The rows follow the statement at once, which the protocol allows (PostgreSQL manual, "COPY
 * Operations"): those of a refused statement are dropped. Waiting for its answer would cost every chunk a round trip.
 */
export class CopyIn implements pg.Submittable {
  readonly #text: string;
  readonly #rows: Iterable<CopiedRow>;
  readonly #resolve: () => void;
  readonly #reject: (error: Error) => void;
  #isRefused = false;

  constructor(text: string, rows: Iterable<CopiedRow>, resolve: () => void, reject: (error: Error) => void) {
    this.#text = text;
    this.#rows = rows;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    stream.cork();
    connection.query(this.#text);
    this.#send(stream).catch((error: unknown) => {
      // The database would wait for more; told so, it ends the statement with an error.
      send(stream, COPY_FAIL, `${messageOf(error)}\0`);
      stream.uncork();
    });
  }

  async #send(stream: Writable): Promise<void> {
    const turns = new Turns();
    let text = '';
    for (const row of this.#rows) {
      text += lineOf(row);
      if (text.length < PIECE) continue;
      send(stream, COPY_DATA, text);
      text = '';
      stream.uncork();
      if (turns.isOver()) await turns.next();
      // The connection is the next statement's now: if that is a COPY too, it would take these rows.
      if (this.#isRefused) return;
      stream.cork();
    }
    send(stream, COPY_DATA, text);
    send(stream, COPY_DONE, '');
    stream.uncork();
  }

  handleCopyInResponse(): void {}

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#isRefused = true;
    this.#reject(error);
  }
}

/** A message of PostgreSQL's protocol: its type, how long the rest is, and the rest. */
function send(stream: Writable, type: string, text: string): void {
  const body = Buffer.from(text);
  const header = Buffer.from(`${type}\0\0\0\0`);
  header.writeUInt32BE(body.length + 4, 1);
  stream.write(header);
  stream.write(body);
}

/** A row as COPY's text format has it (PostgreSQL manual, COPY, "Text Format"). */
function lineOf(row: CopiedRow): string {
  let line = '';
  let separator = '';
  for (const value of row) {
    line += separator;
    separator = '\t';
    line += typeof value === 'string' ? cellOf(value) : (value ?? '\\N');
  }
  return `${line}\n`;
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function cellOf(value: string): string {
  // Bytes (`\x…`) begin with the only one they have, and each row has a key: replacing it takes longer than all the rest.
  if (value.startsWith('\\') && !SPECIAL.test(value.slice(1))) return `\\${value}`;
  return SPECIAL.test(value) ? value.replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found) : value;
}
