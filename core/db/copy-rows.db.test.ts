import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Connection } from './connect.js';
import { canCopy, copyRows } from './copy-rows.js';
import { openTestDatabase } from './testing.js';

const test = suite<{ connection: Connection }>('copied rows');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  await sql`create table copied (id bigint primary key, text text)`.execute(context.connection.db);
});
test.before.each(async ({ connection }) => {
  await sql`delete from copied`.execute(connection.db);
});
test.after(async ({ connection }) => await connection.close());

const readAll = async ({ db }: Connection) =>
  (await sql<{ id: number; text: string | null }>`select id, text from copied order by id`.execute(db)).rows;

/** What only PostgreSQL can do is tried there; the embedded engine has to say that it cannot. */
const onPostgres = (name: string, check: (connection: Connection) => Promise<void>) =>
  test(name, async ({ connection }) => {
    assert.is(canCopy(connection.db), connection.engine === 'postgres');
    if (canCopy(connection.db)) await check(connection);
  });

onPostgres('the database reads back what was written, whatever it holds', async (connection) => {
  const texts = [
    '',
    ' ',
    '\\N',
    '\\.',
    'NULL',
    'a,b',
    'tab\there',
    'baris\nbaru\r\n',
    'back\\slash\\',
    '好 😡',
    null,
  ];
  const rows = texts.map((text, id) => [id, text] as const);
  await connection.db.transaction().execute(async (trx) => {
    assert.ok(canCopy(trx));
    await copyRows(trx, 'copied', ['id', 'text'], rows);
  });
  assert.equal(
    (await readAll(connection)).map((row) => row.text),
    texts,
  );
});

onPostgres('thousands of rows arrive whole and in their order; none at all is fine', async (connection) => {
  const rows = Array.from({ length: 5000 }, (_, id) => [id, `komen ke-${id}`] as const);
  await copyRows(connection.db, 'copied', ['id', 'text'], rows);
  await copyRows(connection.db, 'copied', ['id', 'text'], []);
  assert.equal(
    await readAll(connection),
    rows.map(([id, text]) => ({ id, text })),
  );
});

onPostgres(
  'a row that is refused takes the others with it, and the connection goes on',
  async (connection) => {
    await copyRows(connection.db, 'copied', ['id', 'text'], [[2, 'lama']]);
    const refusal = await copyRows(
      connection.db,
      'copied',
      ['id', 'text'],
      [
        [1, 'baharu'],
        [2, 'baharu'],
      ],
    ).catch((error: unknown) => error);
    assert.is((refusal as { code: string }).code, '23505');
    const unread = await copyRows(connection.db, 'copied', ['id', 'text'], [['bukan nombor', 'x']]).catch(
      (error: unknown) => error,
    );
    assert.is((unread as { code: string }).code, '22P02');
    assert.equal(await readAll(connection), [{ id: 2, text: 'lama' }]);
  },
);

onPostgres('a statement that is refused drops its rows, and the connection goes on', async (connection) => {
  const rows = Array.from({ length: 2000 }, (_, id) => [id, `komen ke-${id} 好`] as const);
  await connection.db.connection().execute(async (one) => {
    const refusal = await copyRows(one, 'tiada', ['id', 'text'], rows).catch((error: unknown) => error);
    assert.is((refusal as { code: string }).code, '42P01');
    await copyRows(one, 'copied', ['id', 'text'], rows);
  });
  assert.is((await readAll(connection)).length, 2000);
});

onPostgres('what is left of a refused copy does not get into the next one', async (connection) => {
  const old = Array.from({ length: 30_000 }, (_, at) => [Math.max(0, at - 1), `lama ${at}`] as const);
  const fresh = Array.from({ length: 30_000 }, (_, at) => [100_000 + at, 'baharu'] as const);
  await connection.db.connection().execute(async (one) => {
    const refusal = await copyRows(one, 'copied', ['id', 'text'], old).catch((error: unknown) => error);
    assert.is((refusal as { code: string }).code, '23505');
    await copyRows(one, 'copied', ['id', 'text'], fresh);
  });
  const rows = await readAll(connection);
  assert.is(rows.length, fresh.length);
  assert.is(rows.filter(({ text }) => text !== 'baharu').length, 0);
});

onPostgres('rows that cannot be made fail the copy, and the connection goes on', async (connection) => {
  function* rows() {
    for (let id = 0; id < 3000; id++) yield [id, `komen ke-${id}`] as const;
    throw new Error('the file ends here');
  }
  await connection.db.connection().execute(async (one) => {
    const failure = await copyRows(one, 'copied', ['id', 'text'], rows()).catch((error: unknown) => error);
    assert.match((failure as Error).message, 'the file ends here');
    assert.equal(await readAll(connection), []);
    await copyRows(one, 'copied', ['id', 'text'], [[1, 'sekarang ada']]);
  });
  assert.equal(await readAll(connection), [{ id: 1, text: 'sekarang ada' }]);
});

onPostgres('a connection that is cut off fails the copy and nothing else', async (connection) => {
  const failure = await connection.db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(connection.db);
      await copyRows(trx, 'copied', ['id', 'text'], [[1, 'hilang']]);
    })
    .catch((error: unknown) => error);
  assert.instance(failure, Error);
  assert.equal(await readAll(connection), []);
});

test.run();
