import type { Writable } from 'node:stream';
import { CompiledQuery, type Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { messageOf } from '../errors.js';
import { Turns } from '../turns.js';

type Row = readonly (string | number | null)[];

/** What a connection is to copy, in the place of a statement's parameters: Kysely hands those over as they are. */
class CopySource {
  readonly rows: Iterable<Row>;
  constructor(rows: Iterable<Row>) {
    this.rows = rows;
  }
}

class CopyingAdapter extends PostgresAdapter {}

/** PostgreSQL's dialect for connections that `teachCopy` has seen. */
export class CopyingDialect extends PostgresDialect {
  override createAdapter(): CopyingAdapter {
    return new CopyingAdapter();
  }
}

/** Lets a new connection of the pool run what `copyRows` gives to it. */
export function teachCopy(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const queryOrCopy = (...args: unknown[]) => {
    const [text, values] = args;
    const copy = Array.isArray(values) ? values[0] : undefined;
    return copy instanceof CopySource ? runCopy(client, text as string, copy.rows) : query(...args);
  };
  client.query = queryOrCopy as typeof client.query;
}

async function runCopy(client: pg.ClientBase, text: string, rows: Iterable<Row>) {
  const rowCount = await new Promise<number>((resolve, reject) => {
    client.query(new CopyIn(text, rows, resolve, reject));
  });
  return { command: 'INSERT', rowCount, rows: [] };
}

/** Characters sent at once: some hundred rows, so that the database works on them while the next are written. */
const PIECE = 32_768;
const COPY_DATA = 'd';
const COPY_DONE = 'c';
const COPY_FAIL = 'f';

/**
 * A COPY as pg runs it. The rows follow the statement at once, which the protocol allows (PostgreSQL manual, "COPY
 * Operations"): those of a refused statement are dropped. Waiting for its answer would cost every chunk a round trip.
 */
class CopyIn implements pg.Submittable {
  readonly #text: string;
  readonly #rows: Iterable<Row>;
  readonly #resolve: (rowCount: number) => void;
  readonly #reject: (error: Error) => void;
  #rowCount = 0;
  #isRefused = false;

  constructor(
    text: string,
    rows: Iterable<Row>,
    resolve: (rowCount: number) => void,
    reject: (error: Error) => void,
  ) {
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

  handleCommandComplete({ text }: { text: string }): void {
    this.#rowCount = Number(text.split(' ')[1]);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rowCount);
  }

  handleError(error: Error): void {
    this.#isRefused = true;
    this.#reject(error);
  }
}

/** Whether `copyRows` works here: the embedded engine does not take COPY. */
export const canCopy = <DB>(db: Kysely<DB>): boolean => db.getExecutor().adapter instanceof CopyingAdapter;

/** A message of PostgreSQL's protocol: its type, how long the rest is, and the rest. */
function send(stream: Writable, type: string, text: string): void {
  const body = Buffer.from(text);
  const header = Buffer.from(`${type}\0\0\0\0`);
  header.writeUInt32BE(body.length + 4, 1);
  stream.write(header);
  stream.write(body);
}

/**
 * Stores many rows, at half of what an insert costs the server. `table` and `columns` are SQL, trusted; each row has its
 * values in the order of the columns. Columns that PostgreSQL would fill by itself take what they are given. Throws what
 * the database throws, and then none of the rows is stored.
 */
export async function copyRows<DB>(
  db: Kysely<DB>,
  table: string,
  columns: readonly string[],
  rows: Iterable<Row>,
): Promise<void> {
  const statement = `copy ${table} (${columns.join(', ')}) from stdin`;
  await db.executeQuery(CompiledQuery.raw(statement, [new CopySource(rows)]));
}

/** A row as COPY's text format has it (PostgreSQL manual, COPY, "Text Format"). */
function lineOf(row: Row): string {
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
