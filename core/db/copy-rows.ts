import { CompiledQuery, type Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type CopiedRow, CopyIn } from './copy-in.js';

/** What a connection is to copy, in the place of a statement's parameters: Kysely hands those over as they are. */
class CopySource {
  readonly rows: Iterable<CopiedRow>;
  constructor(rows: Iterable<CopiedRow>) {
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

async function runCopy(client: pg.ClientBase, text: string, rows: Iterable<CopiedRow>) {
  await new Promise<void>((resolve, reject) => {
    client.query(new CopyIn(text, rows, resolve, reject));
  });
  // Nobody asks how many: all of them, or it has thrown.
  return { command: 'COPY', rowCount: null, rows: [] };
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
  rows: Iterable<CopiedRow>,
): Promise<void> {
  const statement = `copy ${table} (${columns.join(', ')}) from stdin`;
  await db.executeQuery(CompiledQuery.raw(statement, [new CopySource(rows)]));
}
