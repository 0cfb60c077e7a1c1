import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { textKeyOf } from '../../comments/text-key.node.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { nameKeyOf } from '../codebooks/judgement-keys.js';

const test = suite<{ connection: Connection }>('what a judgement belongs to');

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.after(async ({ connection }) => await connection.close());

const TEXTS = [
  'Harga ayam naik lagi 😤',
  '  价格\u3000\u3000太贵了  ',
  'Cafe\u0301\u00a0tutup\r\n\tawal',
  'a\u2028b\u202fc\ufeffd\u1680e\u2003f',
  '',
  '👨‍👩‍👧 ok',
];

test('comments stored long ago have the same keys as those stored now', async ({ connection: { db } }) => {
  for (const text of TEXTS) {
    // As in the migration that gave old comments their keys.
    const { rows } = await sql<{
      key: Buffer;
    }>`select decode(md5(btrim(regexp_replace(normalize(${text}, NFC),
      '[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+', ' ', 'g'), ' ')), 'hex') as key`.execute(
      db,
    );
    assert.is(rows[0]?.key.toString('hex'), textKeyOf(text).toString('hex'), JSON.stringify(text));
  }
});

test('spaces and composition make no other text, words do', () => {
  assert.equal(textKeyOf('Café  tutup'), textKeyOf('Cafe\u0301 tutup '));
  assert.not.equal(textKeyOf('Café tutup'), textKeyOf('Café buka'));
  assert.is(nameKeyOf(' Harga  Ayam '), 'name:harga ayam');
});

test.run();
