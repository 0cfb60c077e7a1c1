import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashPassword, lacksArgon2, passwordsBy, verifyPassword } from './passwords.js';

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

test('are hashed by scrypt where argon2 has no part for the machine, and fit where it has one', async () => {
  const here = passwordsBy(() => Promise.reject(new Error('Cannot find native binding.')));
  const [one, other] = [
    await here.hashPassword('caf\u00e9-di-Melaka'),
    await here.hashPassword('kopi-o-kosong'),
  ];
  assert.match(one, /^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  for (const { verifyPassword } of [here, passwordsBy(() => import('@node-rs/argon2'))]) {
    assert.is(await verifyPassword(one, 'cafe\u0301-di-Melaka'), true);
    assert.is(await verifyPassword(one, 'kopi-o-kosong'), false);
    assert.is(await verifyPassword(other, 'kopi-o-kosong'), true);
  }
  assert.is(await here.verifyPassword(undefined, 'no password has this hash'), false);
});

test('that argon2 hashed fit no password where it cannot be loaded, and that is known', async () => {
  const here = passwordsBy(() => Promise.reject(new Error('Cannot find native binding.')));
  const stored = await hashPassword('teh-tarik-kurang-manis');
  assert.is(await here.verifyPassword(stored, 'teh-tarik-kurang-manis'), false);
  assert.is(await here.verifyPassword(stored, 'no password has this hash'), false);
  assert.equal([await here.lacksArgon2(), await lacksArgon2()], [true, false]);
});

test.run();
