import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { LEFT_BEHIND, type LeftBehind } from './left-behind.constants.js';

const test = suite<{ connection: Connection }>('what a person leaves behind');

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.after(({ connection }) => connection.close());

const ruled = Object.values<LeftBehind>(LEFT_BEHIND).flatMap(({ columns }) => columns);

/** Columns that refer to users, and those whose name says that a person stands in them. */
async function columnsOfPeople({ db }: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.relname || '.' || a.attname as name from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and (a.attname ~ '(_by|_by_name|user_id|user_name|actor_id|actor_name|person|person_name|caller)$'
        or a.attname = 'owner' or exists (
          select 1 from pg_constraint r where r.contype = 'f' and r.confrelid = 'users'::regclass
            and r.conrelid = a.attrelid and a.attnum = any(r.conkey)))
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of servers, not of people. */
const OF_SERVERS = ['analyzer_workers.owner', 'budget_reservations.owner', 'question_claims.owner'];

test('every column that names a person has a rule in LEFT_BEHIND', async ({ connection }) => {
  const known = new Set([...ruled, ...OF_SERVERS]);
  const missing = (await columnsOfPeople(connection)).filter((name) => !known.has(name));
  assert.equal(
    missing,
    [],
    'add these to LEFT_BEHIND (core/people/users/left-behind.constants.ts) and to SECURITY.md',
  );
});

test('a new kind of thing is missed while it has no rule, by its reference to users or by its name', async ({
  connection,
}) => {
  const { db } = connection;
  await sql`create table subscriptions (id bigint primary key, reader bigint references users (id), asked_by_name text)`.execute(
    db,
  );
  try {
    const missing = (await columnsOfPeople(connection)).filter((name) => !ruled.includes(name));
    assert.ok(missing.includes('subscriptions.reader'), String(missing));
    assert.ok(missing.includes('subscriptions.asked_by_name'), String(missing));
  } finally {
    await sql`drop table subscriptions`.execute(db);
  }
});

test('every rule is of columns that exist, each once', async ({ connection }) => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    connection.db,
  );
  const all = new Set(rows.map(({ name }) => name));
  assert.equal(
    ruled.filter((name) => !all.has(name)),
    [],
  );
  assert.is(new Set(ruled).size, ruled.length);
});

test.run();
