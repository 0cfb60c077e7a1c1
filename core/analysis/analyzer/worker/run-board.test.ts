import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Lane } from './lanes/lane.js';
import { RunBoard } from './run-board.js';
import type { Job, RunState } from './run-state.js';

const test = suite('what a server claims of a run');

/** How many calls are claimed of a service that bears 60 at once, by a server with such jobs in hand: with nothing, unless told. */
function claimed(
  usualMs: number | undefined,
  isService = true,
  inHand: { isAnswered: boolean }[] = [],
): number {
  const lane = { provider: { isService }, width: 60, usualMs } as Lane;
  const board = new RunBoard();
  const run = { id: 1, lane, mayHaveBatches: true, row: {} } as RunState;
  board.runs.set(1, run);
  for (const { isAnswered } of inHand) board.jobs.add({ run, isAnswered } as Job);
  return board.placesFor(run);
}

test('beyond the calls it makes at once a server claims those of one second, so that slow calls are left to others', () => {
  assert.is(claimed(3000), 60 + 20);
  assert.is(claimed(1000), 60 + 60);
  assert.is(claimed(200), 60 + 60, 'at most as many again');
  assert.is(claimed(60_000), 60 + 2, 'at least two');
});

test('a service that has not answered yet is taken for a slow one', () => {
  assert.is(claimed(undefined), 60 + 15);
});

test('of what is computed here two are claimed ahead', () => {
  assert.is(claimed(10, false), 60 + 2);
});

test('where smops answers itself, a run with no call under way has a place however many others have', () => {
  const places = (isService: boolean) => {
    const lane = { provider: { isService }, width: 2, usualMs: 10 } as Lane;
    const board = new RunBoard();
    const [large, small] = [1, 2].map(
      (id) => ({ id, lane, mayHaveBatches: true, row: {}, jobs: 0 }) as RunState,
    );
    for (const run of [large, small]) if (run !== undefined) board.runs.set(run.id, run);
    while (large !== undefined && board.placesFor(large) > 0) {
      board.jobs.add({ run: large, isAnswered: false } as Job);
      large.jobs += 1;
    }
    return board.placesFor(small as RunState);
  };
  assert.is(places(false), 1);
  assert.is(places(true), 0);
});

const jobs = (count: number, isAnswered: boolean) => Array.from({ length: count }, () => ({ isAnswered }));

test('paid answers that wait to be stored leave their places at the service to other calls, up to a limit', () => {
  assert.is(claimed(3000, true, jobs(60, false)), 20);
  assert.is(claimed(3000, true, [...jobs(60, false), ...jobs(40, true)]), 20);
  assert.is(claimed(3000, true, [...jobs(60, false), ...jobs(90, true)]), 10);
  assert.is(claimed(3000, true, [...jobs(60, false), ...jobs(100, true)]), 0);
  assert.is(
    claimed(10, false, [...jobs(40, false), ...jobs(20, true)]),
    2,
    'computed here: all of them count',
  );
});

test.run();
