import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ticksWithRoom } from './ticks.js';
import { widthOf } from './words.js';

const evenly = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => ({ at: index * step, text: `${(index % 28) + 1} Nov` }));

test('names that have room are all written', () => {
  const ticks = evenly(6, 100);
  assert.equal(ticksWithRoom(ticks), ticks);
});

test('of names that stand closely and evenly, each second, third or later one is written, and none touch', () => {
  for (const step of [4, 11, 19, 30, 41]) {
    const shown = ticksWithRoom(evenly(60, step));
    const gaps = shown.slice(1).map(({ at }, index) => at - (shown[index]?.at ?? 0));
    assert.is(new Set(gaps).size, 1, `${step} px`);
    assert.ok(gaps.every((gap) => gap > widthOf('28 Nov')));
  }
});

test('where times crowd at one place, those elsewhere keep their names', () => {
  const crowd = evenly(20, 2);
  const later = [200, 300, 400, 500].map((at) => ({ at, text: '9 Dis' }));
  const shown = ticksWithRoom([...crowd, ...later]);
  assert.equal(shown.slice(-4), later);
});

test('a name at the edge of its chart stands whole', () => {
  const shown = ticksWithRoom(
    [2, 200, 398].map((at) => ({ at, text: '11月17日' })),
    400,
  );
  const half = widthOf('11月17日') / 2;
  assert.equal(
    shown.map(({ at }) => at),
    [half, 200, 400 - half],
  );
});

test('nothing to name is no name', () => {
  assert.equal(ticksWithRoom([]), []);
});

test.run();
