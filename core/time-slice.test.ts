import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TimeSlice } from './time-slice.js';

const test = suite('time slices');

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
  let now = 1000;
  const slice = new TimeSlice(() => now);
  assert.is(slice.isOver(), false);
  now += 1;
  assert.is(slice.isOver(), false);
  now += 4;
  assert.is(slice.isOver(), true);
  await slice.yield();
  assert.is(slice.isOver(), false);
});

test('several jobs take turns, and between two slices the event loop looks at what has come in', async () => {
  const state = countLooks();
  const slices: [job: number, look: number][] = [];
  const job = async (name: number) => {
    const slice = new TimeSlice();
    for (let count = 0; count < 3; count++) {
      await slice.yield();
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
