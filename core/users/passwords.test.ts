import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashPassword, verifyPassword } from './passwords.js';

const test = suite('passwords');

test("are hashed by argon2id with OWASP's parameters, each with a salt of its own", async () => {
  const [one, other] = [
    await hashPassword('teh-tarik-kurang-manis'),
    await hashPassword('teh-tarik-kurang-manis'),
  ];
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  assert.is.not(one, other);
});

test('fit however their accents are encoded, and never an unknown user', async () => {
  const hash = await hashPassword('caf\u00e9-di-Melaka');
  assert.is(await verifyPassword(hash, 'cafe\u0301-di-Melaka'), true);
  assert.is(await verifyPassword(hash, 'cafe-di-Melaka'), false);
  assert.is(await verifyPassword(undefined, 'no password has this hash'), false);
});

test.run();
