import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Turns } from './turns.js';

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

test.run();
