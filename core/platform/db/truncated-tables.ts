import { sql, type Transaction } from 'kysely';
import { AppError, messageOf } from '../../errors.js';
import type { Connection } from './connect.js';
import type { Database, Db } from './database.js';
import { isCorruption } from './database-errors.js';
import { STORAGE_TEXTS } from './storage.texts.model.js';

interface TruncatedTable {
  name: string;
  key: string;
}

/**
 * Tables that hold fewer pages than the last VACUUM counted, or that none has counted yet though they hold something
 * (few: maintenance comes after a thousand rows), with the first column of their primary key.
 */
async function listTruncated(db: Db): Promise<TruncatedTable[]> {
  const { rows } = await sql<TruncatedTable>`
    select c.relname::text as name, a.attname::text as key
    from pg_class c
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    cross join (select current_setting('block_size')::bigint as bytes) page
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and (pg_relation_size(c.oid) < c.relpages * page.bytes
        or (c.relpages <= 0 and pg_relation_size(i.indexrelid) > page.bytes))
    order by c.relname`.execute(db);
  return rows;
}

/** Reads every row by way of the index, which still names rows that are gone. */
async function readByIndex(trx: Transaction<Database>, { name, key }: TruncatedTable): Promise<void> {
  for (const setting of ['enable_seqscan', 'enable_bitmapscan', 'enable_indexonlyscan', 'enable_sort']) {
    await sql`select set_config(${setting}, 'off', true)`.execute(trx);
  }
  const rows = sql`select * from ${sql.table(name)} order by ${sql.ref(key)} offset 0`;
  await sql`select count(*) from (${rows}) as every_row`.execute(trx);
}

/**
 * Throws INTERNAL when a table's file lost its end: a sequential read would take the rest for the whole, so what is gone
 * would not be missed. PGlite calls no fsync, and this is what a power cut leaves. A table that VACUUM itself has
 * cut, and was killed before it wrote that down, reads well and passes.
 */
export async function assertNoTruncatedTables({ db }: Pick<Connection, 'db'>, folder: string): Promise<void> {
  for (const table of await listTruncated(db)) {
    try {
      await db.transaction().execute(async (trx) => await readByIndex(trx, table));
    } catch (error) {
      if (!isCorruption(error)) throw error;
      throw new AppError('INTERNAL', STORAGE_TEXTS().embeddedDamaged(folder, table.name, messageOf(error)), {
        cause: error,
      });
    }
  }
}
