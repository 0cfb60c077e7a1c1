import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../errors.js';
import type { Connection } from './connect.js';
import { createMigrator, isUpToDate, migrateToLatest, pendingMigrations } from './migrations.js';
import { openTestDatabase } from './testing.js';

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
    assert.match((error as AppError).message, /newer smops/);
  }
});

test.run();
