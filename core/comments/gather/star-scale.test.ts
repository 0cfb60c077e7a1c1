import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRowReader } from '../fields/read-row.js';
import { commentWith } from './testing.js';
import { StarScale } from './whole-file.js';

const test = suite('the scale of stars');

test('the largest value tells the scale of those that do not name theirs', () => {
  const read = createRowReader();
  const scaleOf = (...stars: number[]) => {
    const scale = new StarScale();
    for (const value of stars) scale.see(read({ text: 'ok', stars: value }));
    const comments = [
      commentWith({ stars: 1, starsOf: 0 }),
      commentWith({ stars: 2, starsOf: 4 }),
      commentWith(),
    ];
    scale.give(comments);
    return comments.map(({ starsOf }) => starsOf);
  };
  assert.equal(scaleOf(1, 5), [5, 4, undefined]);
  assert.equal(scaleOf(3, 8), [10, 4, undefined]);
  assert.equal(scaleOf(), [0, 4, undefined]);
});

test.run();
