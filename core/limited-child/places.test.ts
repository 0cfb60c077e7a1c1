import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppError } from '../errors.js';
import { Places, type PlacesOptions } from './places.js';

const test = suite('places for children');

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
  const waiting = [codeOf(places.take(leaving.signal)), codeOf(places.take(leaving.signal))];
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
  const gone = codeOf(places.take(leaving.signal));
  leaving.abort();
  assert.is(await gone, 'THROTTLED');
  assert.is(await codeOf(places.take(leaving.signal)), 'THROTTLED');
  const patient = codeOf(places.take());
  release();
  assert.is(await patient, 'taken');
});

test.run();
