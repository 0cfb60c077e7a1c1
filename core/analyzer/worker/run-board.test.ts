import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Lane } from './lanes/lane.js';
import { RunBoard } from './run-board.js';
import type { RunState } from './run-state.js';

const test = suite('what a server claims of a run');

/** How many calls are claimed by a server with nothing in hand, of a service that bears 60 at once. */
function claimed(usualMs: number | undefined, isPaid = true): number {
  const lane = { provider: { isPaid }, width: 60, usualMs } as Lane;
  const board = new RunBoard();
  const run = { id: 1, lane, mayHaveBatches: true, row: {} } as RunState;
  board.runs.set(1, run);
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

test.run();
