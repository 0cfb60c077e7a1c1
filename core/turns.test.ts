import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atOnce, inTurns, Turns } from './turns.js';

const test = suite('turns');

/** Counts the event loop's looks at what has come in. */
function countLooks() {
  const state = { looks: 0, isOn: true };
  const look = () => {
    state.looks += 1;
    if (state.isOn) setImmediate(look);
  };
  setImmediate(look);
  return state;
}

test('a slice is over after some milliseconds of work, and not before', async () => {
  const turns = new Turns();
  assert.is(turns.isOver(), false);
  const startedMs = performance.now();
  while (!turns.isOver()) assert.ok(performance.now() - startedMs < 1000);
  await turns.next();
  assert.is(turns.isOver(), false);
});

test('several jobs take turns, and between two slices the event loop looks at what has come in', async () => {
  const state = countLooks();
  const slices: [job: number, look: number][] = [];
  const job = async (name: number) => {
    const turns = new Turns();
    for (let slice = 0; slice < 3; slice++) {
      await turns.next();
      slices.push([name, state.looks]);
    }
  };
  await Promise.all([job(1), job(2), job(3)]);
  state.isOn = false;
  assert.equal(
    slices.map(([name]) => name),
    [1, 2, 3, 1, 2, 3, 1, 2, 3],
  );
  assert.is(new Set(slices.map(([, look]) => look)).size, slices.length);
});

test('work in steps has the same result in turns and at once, and its errors are thrown', async () => {
  function* sum(numbers: number[]) {
    let total = 0;
    for (const number of numbers) {
      if (number < 0) throw new Error('below zero');
      total += number;
      yield;
    }
    return total;
  }
  const numbers = Array.from({ length: 1000 }, (_, at) => at);
  assert.is(atOnce(sum(numbers)), 499_500);
  assert.is(await inTurns(sum(numbers)), 499_500);
  assert.throws(() => atOnce(sum([1, -1])), /below zero/);
  assert.match(String(await inTurns(sum([1, -1])).catch((error: unknown) => error)), /below zero/);
});

test.run();
