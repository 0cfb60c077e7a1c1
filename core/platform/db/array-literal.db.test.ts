import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { arrayLiteral } from './array-literal.js';
import type { Connection } from './connect.js';
import { openTestDatabase } from './testing.js';

const test = suite<{ connection: Connection }>('array literals');

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.after(async ({ connection }) => await connection.close());

test('the database reads back what was written, whatever it holds', async ({ connection }) => {
  const texts = [
    '',
    ' ',
    'NULL',
    'a,b',
    '{x}',
    '"quoted"',
    'back\\slash',
    "it's",
    'baris\nbaru\t',
    '好 😡',
    null,
    '\\"',
  ];
  const { rows } = await sql<{ text: string | null }>`
    select text from unnest(${arrayLiteral(texts)}::text[]) with ordinality as t (text, n) order by n`.execute(
    connection.db,
  );
  assert.equal(
    rows.map((row) => row.text),
    texts,
  );
});

test('numbers and an empty list are read back too', async ({ connection }) => {
  const numbers = [0, -1.5, 1e21, 0.1, null];
  const read = async (literal: string) =>
    (
      await sql<{ n: number | null }>`select n from unnest(${literal}::float8[]) as t (n)`.execute(
        connection.db,
      )
    ).rows;
  assert.equal(
    (await read(arrayLiteral(numbers))).map((row) => row.n),
    numbers,
  );
  assert.equal(await read(arrayLiteral([])), []);
});

test.run();
