import { CompiledQuery, type Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { Turns } from '../turns.js';

/** What a connection is to copy, in the place of a statement's parameters: Kysely hands those over as they are. */
class CopyText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
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
    return copy instanceof CopyText ? runCopy(client, text as string, copy) : query(...args);
  };
  client.query = queryOrCopy as typeof client.query;
}

async function runCopy(client: pg.ClientBase, text: string, copy: CopyText) {
  const rowCount = await new Promise<number>((resolve, reject) => {
    client.query(new CopyIn(text, Buffer.from(copy.text), resolve, reject));
  });
  return { command: 'INSERT', rowCount, rows: [] };
}

const HEADER_BYTES = 5;
/** CopyDone, which ends the rows. */
const DONE = Buffer.from([0x63, 0, 0, 0, 4]);

/**
 * A COPY as pg runs it. Statement and rows are sent as one, which the protocol allows (PostgreSQL manual, "COPY
 * Operations"): rows of a refused statement are dropped. Waiting for its answer would cost every chunk a round trip.
 */
class CopyIn implements pg.Submittable {
  readonly #text: string;
  readonly #rows: Buffer;
  readonly #resolve: (rowCount: number) => void;
  #rowCount = 0;
  readonly handleError: (error: Error) => void;

  constructor(
    text: string,
    rows: Buffer,
    resolve: (rowCount: number) => void,
    reject: (error: Error) => void,
  ) {
    this.#text = text;
    this.#rows = rows;
    this.#resolve = resolve;
    this.handleError = reject;
  }

  submit(connection: pg.Connection): void {
    const header = Buffer.alloc(HEADER_BYTES, 'd');
    header.writeUInt32BE(this.#rows.length + 4, 1);
    const { stream } = connection;
    stream.cork();
    connection.query(this.#text);
    for (const part of [header, this.#rows, DONE]) stream.write(part);
    stream.uncork();
  }

  handleCopyInResponse(): void {}

  handleCommandComplete({ text }: { text: string }): void {
    this.#rowCount = Number(text.split(' ')[1]);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rowCount);
  }
}

/** Whether `copyRows` works here: the embedded engine does not take COPY. */
export const canCopy = <DB>(db: Kysely<DB>): boolean => db.getExecutor().adapter instanceof CopyingAdapter;

/**
 * Stores many rows, at half of what an insert costs the server. `table` and `columns` are SQL, trusted; each row has its
 * values in the order of the columns. Columns that PostgreSQL would fill by itself take what they are given. Throws what
 * the database throws, and then none of the rows is stored.
 */
export async function copyRows<DB>(
  db: Kysely<DB>,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  let text = '';
  const turns = new Turns();
  for (const row of rows) {
    if (turns.isOver()) await turns.next();
    let separator = '';
    for (const value of row) {
      text += separator;
      separator = '\t';
      text += typeof value === 'string' ? cellOf(value) : (value ?? '\\N');
    }
    text += '\n';
  }
  await db.executeQuery(
    CompiledQuery.raw(`copy ${table} (${columns.join(', ')}) from stdin`, [new CopyText(text)]),
  );
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value as COPY's text format has it (PostgreSQL manual, COPY, "Text Format"). */
function cellOf(value: string): string {
  // Bytes (`\x…`) begin with the only one they have, and each row has a key: replacing it takes longer than all the rest.
  if (value.startsWith('\\') && !SPECIAL.test(value.slice(1))) return `\\${value}`;
  return SPECIAL.test(value) ? value.replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found) : value;
}
