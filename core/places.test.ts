import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppError } from './errors.js';
import { Places, type PlacesOptions } from './places.js';

const test = suite('places for expensive work');

const make = (options: Partial<PlacesOptions> = {}) =>
  new Places({ atOnce: 1, waitingMax: 2, waitMs: 60_000, ...options });

const codeOf = (taking: Promise<unknown>): Promise<string> =>
  taking.then(
    () => 'taken',
    (error: AppError) => `${error.code} ${error.retryAfterSeconds ?? ''}`.trim(),
  );

test('those who wait get places in the order of asking, and a place is given back once', async () => {
  const places = make();
  const first = await places.take();
  const order: string[] = [];
  const second = places.take().then((release) => {
    order.push('second');
    return release;
  });
  const third = places.take().then(() => order.push('third'));
  first();
  first();
  const release = await second;
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(order, ['second']);
  release();
  await third;
  assert.equal(order, ['second', 'third']);
});

test('when too many wait, the next is told to come again later', async () => {
  const places = make();
  const leaving = new AbortController();
  await places.take();
  const waiting = [
    codeOf(places.take({ signal: leaving.signal })),
    codeOf(places.take({ signal: leaving.signal })),
  ];
  assert.is(await codeOf(places.take()), 'UNAVAILABLE 30');
  leaving.abort();
  assert.equal(await Promise.all(waiting), ['THROTTLED', 'THROTTLED']);
});

test('a wait that is too long ends, and its place in the queue is free', async () => {
  const places = make({ waitingMax: 1, waitMs: 5 });
  const release = await places.take();
  assert.is(await codeOf(places.take()), 'UNAVAILABLE 30');
  assert.is(await codeOf(places.take()), 'UNAVAILABLE 30');
  release();
  assert.is(await codeOf(places.take()), 'taken');
});

test('a caller who goes away leaves the queue, and takes no place', async () => {
  const places = make({ waitingMax: 1 });
  const release = await places.take();
  const leaving = new AbortController();
  const gone = codeOf(places.take({ signal: leaving.signal }));
  leaving.abort();
  assert.is(await gone, 'THROTTLED');
  assert.is(await codeOf(places.take({ signal: leaving.signal })), 'THROTTLED');
  const patient = codeOf(places.take());
  release();
  assert.is(await patient, 'taken');
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('who asks for much does not hold up the others: places go round the callers', async () => {
  const places = make({ waitingMax: 10 });
  const order: string[] = [];
  const ask = (caller: string, name: string) =>
    places.take({ caller }).then((release) => {
      order.push(name);
      setImmediate(release);
    });
  const release = await places.take({ caller: 'Aminah' });
  const all = ['a1', 'a2', 'a3'].map((name) => ask('Aminah', name));
  all.push(ask('Budi', 'b1'), ask('Chen', 'c1'), ask('Budi', 'b2'));
  release();
  await Promise.all(all);
  assert.equal(order, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('one caller has some of the places at most, and the next caller is served before their next', async () => {
  const places = make({ atOnce: 3, atOncePerCaller: 2, waitingMax: 10 });
  const first = await places.take({ caller: 'Aminah' });
  await places.take({ caller: 'Aminah' });
  let isThirdIn = false;
  const third = places.take({ caller: 'Aminah' }).then(() => {
    isThirdIn = true;
  });
  await places.take({ caller: 'Budi' });
  await settled();
  assert.not(isThirdIn, 'a place was free, but not for them');
  first();
  await third;
  assert.ok(isThirdIn);
});

test('a free place goes to a caller who may have it when those before them may not', async () => {
  const places = make({ atOnce: 2, atOncePerCaller: 1, waitingMax: 10 });
  const aminah = await places.take({ caller: 'Aminah' });
  const budi = await places.take({ caller: 'Budi' });
  const order: string[] = [];
  const second = places.take({ caller: 'Aminah' }).then(() => order.push('Aminah'));
  const chen = places.take({ caller: 'Chen' }).then(() => order.push('Chen'));
  budi();
  await chen;
  aminah();
  await second;
  assert.equal(order, ['Chen', 'Aminah']);
});

test('one caller who fills their part of the queue is refused, and others are not', async () => {
  const places = make({ waitingMax: 3, waitingMaxPerCaller: 1 });
  const release = await places.take({ caller: 'Aminah' });
  const waiting = codeOf(places.take({ caller: 'Aminah' }).then((give) => give()));
  assert.is(await codeOf(places.take({ caller: 'Aminah' })), 'UNAVAILABLE 30');
  const other = codeOf(places.take({ caller: 'Budi' }).then((give) => give()));
  release();
  assert.equal(await Promise.all([waiting, other]), ['taken', 'taken']);
});

test('work that was let in before waits for its next place, also where the queue is full', async () => {
  const places = make({ waitingMax: 0, waitMs: 1 });
  const release = await places.take();
  assert.is(await codeOf(places.take()), 'UNAVAILABLE 30');
  const leaving = new AbortController();
  const gone = codeOf(places.takeAgain({ signal: leaving.signal }));
  const again = codeOf(places.takeAgain());
  leaving.abort();
  assert.is(await gone, 'THROTTLED');
  release();
  assert.is(await again, 'taken');
});

test.run();
