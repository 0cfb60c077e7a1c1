import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nextSort, sortRows } from './table-sort.js';

const sorting = suite('table sorting');

sorting('numbers inside words count as numbers, and equal rows keep their order', () => {
  const rows = [
    { id: 'TASK-0010', n: 1 },
    { id: 'TASK-0002', n: 1 },
    { id: 'task-0001', n: 2 },
  ];
  assert.equal(
    sortRows(rows, (row) => row.id, 'ascending').map((row) => row.id),
    ['task-0001', 'TASK-0002', 'TASK-0010'],
  );
  assert.equal(
    sortRows(rows, (row) => row.n, 'ascending').map((row) => row.id),
    ['TASK-0010', 'TASK-0002', 'task-0001'],
  );
});

sorting('a head is clicked upwards, downwards, and back to the order of the list', () => {
  const first = nextSort(undefined, 'date');
  assert.equal(first, { column: 'date', direction: 'ascending' });
  const second = nextSort(first, 'date');
  assert.equal(second, { column: 'date', direction: 'descending' });
  assert.is(nextSort(second, 'date'), undefined);
  assert.equal(nextSort(second, 'name'), { column: 'name', direction: 'ascending' });
});

sorting.run();
