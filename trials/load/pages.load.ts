import { connectPostgres } from '@smops/core/platform/db/connect.js';
import { migrateToLatest } from '@smops/core/platform/db/migrations.js';
import { openTestDatabase } from '@smops/core/platform/db/testing.js';
import { sql } from 'kysely';
import { type Figure, type Load, type LoadContext, ms, quantile } from './load.js';

const ROWS = 100_000;
const PAGE = 100;
const TRIES = 40;
const DEPTHS = [0, 1000, 10_000, 99_900];

async function run({ databaseUrl }: LoadContext): Promise<Figure[]> {
  const connection =
    databaseUrl === undefined ? await openTestDatabase() : await connectPostgres(databaseUrl);
  const { db } = connection;
  await migrateToLatest(db);
  await sql`insert into accounts (email_address, email_key, first_name, last_name, facebook_status, instagram_status,
      tiktok_status, created_at, updated_at)
    select 'p' || n || '@contoh.example', 'p' || n || '@contoh.example', 'Aminah', 'binti Contoh ' || n, 'active',
      'inactive', 'pending', now(), now()
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`analyze accounts`.execute(db);
  const time = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let tries = -3; tries < TRIES; tries++) {
      const started = performance.now();
      await work();
      if (tries >= 0) times.push(performance.now() - started);
    }
    return quantile(
      times.sort((a, b) => a - b),
      0.5,
    );
  };
  const figures: Figure[] = [];
  for (const depth of DEPTHS) {
    const { rows } = await sql<{
      id: number;
    }>`select id from accounts order by id offset ${depth} limit 1`.execute(db);
    const after = (rows[0]?.id ?? 1) - 1;
    // As the list's repository asks, with and without the place to begin at.
    const page = db
      .selectFrom('accounts')
      .selectAll()
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(PAGE);
    const keyset = await time(() => page.where('id', '>', after).execute());
    const offset = await time(() => page.offset(depth).execute());
    figures.push({
      what: `a page of ${PAGE} after ${depth} rows: keyset / offset`,
      value: `${ms(keyset)} / ${ms(offset)} = ${(offset / keyset).toFixed(1)} x`,
    });
  }
  await connection.close();
  return figures;
}

/** The pages that the lists give (`?after=ID&limit=N`) beside counting past the rows before. */
export const pages: Load = {
  name: 'pages',
  claim: `pages of a list of ${ROWS} accounts, by key and by offset, median of ${TRIES}`,
  engines: ['postgres', 'embedded'],
  run,
};
