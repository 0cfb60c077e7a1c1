import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.js';
import type { EndLine } from './backup.schemas.js';

/** Kysely's own notes of what was migrated; a backup's header has them instead. */
const OWN_TABLES = ['kysely_migration', 'kysely_migration_lock'];

export interface CatalogTable {
  table: string;
  /** Those that are stored: generated ones are left out. */
  columns: string[];
}

/** All tables of smops with their columns, by name. */
export async function listTables(db: Db): Promise<CatalogTable[]> {
  const { rows } = await sql<CatalogTable>`
    select c.relname::text as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  return rows.filter(({ table }) => !OWN_TABLES.includes(table));
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function listForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select r.relname::text as "table", c.conname::text as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  return rows;
}

/** Where every counter stands, by its name. */
export async function readSequences(db: Db): Promise<EndLine['sequences']> {
  const { rows } = await sql<{ name: string; start: number; last: number | null }>`
    select sequencename::text as name, start_value as start, last_value as last
    from pg_sequences where schemaname = 'public'`.execute(db);
  return Object.fromEntries(
    rows.map(({ name, start, last }) => [name, { last: last ?? start, isCalled: last !== null }]),
  );
}

/** Sets the counters that still exist. */
export async function setSequences(db: Db, sequences: EndLine['sequences']): Promise<void> {
  const known = await readSequences(db);
  for (const [name, { last, isCalled }] of Object.entries(sequences)) {
    if (known[name] !== undefined) {
      await sql`select setval(${`public.${name}`}::regclass, ${last}::bigint, ${isCalled}::boolean)`.execute(
        db,
      );
    }
  }
}

/** Whether anybody has stored anything: a fresh database holds only what its migrations put there. */
export async function isEmpty(db: Db): Promise<boolean> {
  const tables = await listTables(db);
  if (!tables.some(({ table }) => table === 'users')) return true;
  const { rows } = await sql`select 1 from users limit 1`.execute(db);
  return rows.length === 0;
}
