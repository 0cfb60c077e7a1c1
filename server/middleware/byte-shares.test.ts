import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ByteShares } from './byte-shares.js';

const test = suite('shares of memory');

const LIMITS = { all: 100, perCaller: 60, waitingMax: 3, waitMs: 60_000 };

/** Asks for a share and notes its name once it is given. */
function asking(shares: ByteShares, given: string[]) {
  return (caller: string, bytes: number, name = caller, signal?: AbortSignal) =>
    shares.take({ caller, bytes, signal }).then((giveBack) => {
      given.push(name);
      return giveBack;
    });
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'given',
    (error: { code: string; retryAfterSeconds: number }) => `${error.code} ${error.retryAfterSeconds}`,
  );

test('a caller at its own limit waits and holds nobody else up', async () => {
  const given: string[] = [];
  const ask = asking(new ByteShares(LIMITS), given);
  const first = await ask('siti', 50);
  const second = ask('siti', 50, 'siti again');
  await ask('kumar', 50);
  assert.equal(given, ['siti', 'kumar']);
  first();
  await second;
  assert.equal(given, ['siti', 'kumar', 'siti again']);
});

test('all callers together have a limit, and those who wait are let in in their order', async () => {
  const given: string[] = [];
  const ask = asking(new ByteShares(LIMITS), given);
  const first = await ask('siti', 60);
  await ask('kumar', 40);
  const waiting = [ask('aminah', 30), ask('mei', 30)];
  first();
  first();
  await Promise.all(waiting);
  assert.equal(given, ['siti', 'kumar', 'aminah', 'mei']);
});

test('a share above every limit is given when its caller and all others have none', async () => {
  const given: string[] = [];
  const ask = asking(new ByteShares(LIMITS), given);
  const first = await ask('siti', 500);
  const next = ask('kumar', 1);
  await Promise.resolve();
  assert.equal(given, ['siti']);
  first();
  await next;
});

test('too many who wait, too long a wait and a caller who left are told to come again', async () => {
  const shares = new ByteShares(LIMITS);
  const ask = asking(shares, []);
  const first = await ask('siti', 60);
  const leaving = new AbortController();
  const left = codeOf(ask('siti', 10, 'left', leaving.signal));
  const stays = [ask('siti', 10), ask('siti', 10)];
  assert.is(await codeOf(ask('siti', 10)), 'UNAVAILABLE 30');
  leaving.abort();
  assert.is(await left, 'UNAVAILABLE 30');
  first();
  await Promise.all(stays);
  const impatient = asking(new ByteShares({ ...LIMITS, waitMs: 1 }), []);
  await impatient('siti', 60);
  assert.is(await codeOf(impatient('siti', 60)), 'UNAVAILABLE 30');
});

test.run();
