import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Ticker } from './ticker.js';

const test = suite('what is looked at again and again');
const HOUR_MS = 3_600_000;

// A ticker keeps no process alive.
let alive: NodeJS.Timeout;
test.before(() => {
  alive = setInterval(() => {}, HOUR_MS);
});
test.after(() => clearInterval(alive));

/** A ticker whose rounds end when the test says so. */
function open(options: { everyMs?: number } = {}) {
  const errors: unknown[] = [];
  const rounds: { end: () => void; fail: (error: Error) => void }[] = [];
  let begun = () => {};
  const ticker = new Ticker(
    () =>
      new Promise<void>((end, fail) => {
        rounds.push({ end, fail });
        begun();
      }),
    { everyMs: HOUR_MS, gatherMs: 1, onError: (error) => errors.push(error), ...options },
  );
  const nextRound = () =>
    new Promise<void>((resolve) => {
      begun = resolve;
    });
  return { ticker, rounds, errors, nextRound };
}

test('a start looks at once, and a waking makes one more round, however often it comes', async () => {
  const { ticker, rounds, nextRound } = open();
  ticker.start();
  assert.is(rounds.length, 1);
  rounds[0]?.end();
  const second = nextRound();
  for (let call = 0; call < 20; call++) ticker.wake();
  await second;
  assert.is(rounds.length, 2);
  rounds[1]?.end();
  await ticker.stop();
});

test('a look during a round waits for a round of its own, which others share', async () => {
  const { ticker, rounds, nextRound } = open();
  const first = ticker.look();
  const second = nextRound();
  const looks = [ticker.look(), ticker.look()];
  assert.is(rounds.length, 1, 'one at a time');
  rounds[0]?.end();
  await first;
  await second;
  assert.is(rounds.length, 2);
  rounds[1]?.end();
  await Promise.all(looks);
  assert.is(rounds.length, 2);
});

test('the error of a round is passed on, and the next one comes all the same', async () => {
  const { ticker, rounds, errors } = open();
  const first = ticker.look();
  rounds[0]?.fail(new Error('pangkalan data tiada'));
  await first;
  const second = ticker.look();
  rounds[1]?.end();
  await second;
  assert.equal(errors.map(String), ['Error: pangkalan data tiada']);
});

test('a stop waits for the round under way and lets no other begin', async () => {
  const { ticker, rounds } = open();
  void ticker.look();
  void ticker.look();
  ticker.wake();
  let isStopped = false;
  const stopped = ticker.stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  assert.not.ok(isStopped);
  rounds[0]?.end();
  await stopped;
  await ticker.look();
  assert.is(rounds.length, 1);
});

test.run();
