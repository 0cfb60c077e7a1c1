import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byText } from './compare-text.js';
import { initialView, isNarrowed, nextFilter, nextSort, sortRows } from './view-state.js';

const test = suite('what a list of the terminal UI shows');

test('a filter goes through its values and ends with all; the others stay', () => {
  const values = ['Facebook', 'TikTok'];
  const first = nextFilter({ ...initialView, filters: { status: 'Completed' } }, 'platform', values);
  const second = nextFilter(first, 'platform', values);
  const all = nextFilter(second, 'platform', values);
  assert.equal(
    [first, second, all].map(({ filters }) => [filters.platform, filters.status]),
    [
      ['Facebook', 'Completed'],
      ['TikTok', 'Completed'],
      [undefined, 'Completed'],
    ],
  );
  assert.ok(isNarrowed(all));
  assert.not.ok(
    isNarrowed(nextFilter({ ...initialView, filters: { platform: 'TikTok' } }, 'platform', values)),
  );
  assert.ok(isNarrowed({ ...initialView, search: '王' }));
});

test('the order goes through the columns that have one, upwards first, and ends with that of the list', () => {
  const columns = [
    {},
    { compare: byText((row: string) => row) },
    {},
    { compare: byText((row: string) => row.slice(1)) },
  ];
  const rows = ['b10', 'c2', 'a10'];
  const first = nextSort({ ...initialView, isReverse: true }, columns);
  const second = nextSort(first, columns);
  const own = nextSort(second, columns);
  assert.equal([first.sorted, first.isReverse, second.sorted, own.sorted], [1, false, 3, undefined]);
  assert.equal(sortRows(rows, columns, first), ['a10', 'b10', 'c2']);
  assert.equal(sortRows(rows, columns, { ...first, isReverse: true }), ['c2', 'b10', 'a10']);
  // Numbers go by size, and equal rows keep their order.
  assert.equal(sortRows(rows, columns, second), ['c2', 'b10', 'a10']);
  assert.equal(sortRows(rows, columns, own), rows);
  assert.equal(sortRows(rows, columns, { ...own, isReverse: true }), ['a10', 'c2', 'b10']);
});

test.run();
