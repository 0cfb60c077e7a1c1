import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foldCopies } from './folded.model.js';

const test = suite('folding copies in a list');

test('of copies of one text the first in the order of the list stands for all', () => {
  const rice = { first: 3, comments: 37 };
  const road = { first: 8, comments: 2 };
  const list = [
    { seq: 9, copies: rice },
    { seq: 1, copies: null },
    { seq: 3, copies: rice },
    { seq: 8, copies: road },
    { seq: 2, copies: null },
    { seq: 4, copies: rice },
  ];
  assert.equal(
    foldCopies(list).map(({ seq }) => seq),
    [9, 1, 8, 2],
  );
});

test.run();
