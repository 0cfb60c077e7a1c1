import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../errors.js';
import type { Connection } from './connect.js';
import {
  applyMissing,
  createMigrator,
  isUpToDate,
  knownMigrations,
  migrateToLatest,
  pendingMigrations,
  rebuildSchema,
} from './migrations.js';
import { inHistory, NUMBERED, openTestDatabase } from './testing.js';

const test = suite<{ connection: Connection }>('migrations');

test.before.each(async (context) => {
  context.connection = await openTestDatabase();
});
test.after.each(async ({ connection }) => {
  await connection.close();
});

/** Every table, column and index of the schema, in words that two schemas can be compared by. */
async function describeSchema({ db }: Connection): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`.execute(db);
  return rows.map((row) => row.line).filter((line) => !line.includes('kysely_'));
}

test('a migrated database has nothing left to apply, and a second run changes nothing', async ({
  connection,
}) => {
  assert.ok(await isUpToDate(connection.db));
  assert.equal(await pendingMigrations(connection.db), []);
  assert.equal(await migrateToLatest(connection.db), []);
});

test('every migration goes down and up again to the same schema', async ({ connection }) => {
  const migrator = createMigrator(connection.db);
  const names = (await migrator.getMigrations()).map((migration) => migration.name);
  const schemas = [await describeSchema(connection)];
  for (const name of names.toReversed()) {
    const { error, results } = await migrator.migrateDown();
    assert.is(error, undefined, `${name} goes down`);
    assert.is(results?.[0]?.migrationName, name);
    schemas.push(await describeSchema(connection));
  }
  assert.equal(schemas.at(-1), [], 'nothing is left at the bottom');
  for (const name of names) {
    schemas.pop();
    await migrator.migrateUp();
    assert.equal(await describeSchema(connection), schemas.at(-1), `${name} comes up as before`);
  }
});

test('every new migration is named by its time, so that it sorts after all others', async () => {
  const known = await knownMigrations();
  const added = known.filter((name) => !NUMBERED.includes(name));
  for (const name of added) {
    assert.match(name, /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d_[a-z0-9_]+$/);
  }
  assert.equal(known, [...NUMBERED.toSorted(), ...added], 'what has a number comes before what has a time');
  const times = added.map((name) => name.slice(0, 12));
  assert.is(new Set(times).size, times.length, 'no two have the same time');
});

test('a database as old as any migration of the history comes to the same schema', async ({ connection }) => {
  const schema = await describeSchema(connection);
  const history = await inHistory();
  // The embedded engine takes a second for each: some ages show that it reads the same SQL.
  const step = connection.engine === 'embedded' ? 6 : 1;
  for (let age = 0; age < history.length; age += step) {
    const names = history.slice(0, age);
    await connection.db.transaction().execute(async (trx) => {
      await rebuildSchema(trx, names);
      await applyMissing(trx);
    });
    assert.equal(await describeSchema(connection), schema, `after ${names.at(-1)}`);
  }
});

test('a file that sorts before one already applied is applied, and not taken for a newer smops', async ({
  connection: { db },
}) => {
  const known = await knownMigrations();
  await db.transaction().execute((trx) =>
    rebuildSchema(
      trx,
      known.filter((name) => name !== '0012_create_analyzer_workers'),
    ),
  );
  assert.not(await isUpToDate(db));
  assert.equal(await migrateToLatest(db), ['0012_create_analyzer_workers']);
  assert.ok(await isUpToDate(db));
});

test('a migration whose file is missing here is named, and told apart from a newer smops', async ({
  connection: { db },
}) => {
  await sql`insert into kysely_migration (name, timestamp) values ('0013_hilang', '2030-01-01')`.execute(db);
  try {
    await migrateToLatest(db);
    assert.unreachable();
  } catch (error) {
    assert.is((error as AppError).code, 'CONFLICT');
    assert.match((error as AppError).message, /migrations\/0013_hilang\.sql is missing/);
    assert.not.match((error as AppError).message, /newer/);
  }
});

test('a database that a newer smops has used is refused with a line that says so', async ({ connection }) => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999_from_the_future', '2030-01-01')`.execute(
    connection.db,
  );
  assert.not(await isUpToDate(connection.db));
  try {
    await migrateToLatest(connection.db);
    assert.unreachable();
  } catch (error) {
    assert.instance(error, AppError);
    assert.match((error as AppError).message, /newer smops: its migration 9999_from_the_future/);
  }
});

test.run();
