import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { band, scoreInBand } from './sentiment-band.js';

const test = suite('sentiment band');
const LABELS = ['negative', 'neutral', 'positive'] as const;

test('a score is positive from 7, neutral from 4 to below 7, negative below 4', () => {
  assert.equal([10, 7, 6.9, 4, 3.9, 0].map(band), [
    ...['positive', 'positive', 'neutral', 'neutral', 'negative', 'negative'],
  ]);
});

test('a score moved into the band of a label has that label, and moves no farther than it must', () => {
  for (const label of LABELS) {
    for (let tenth = -5; tenth <= 110; tenth += 1) {
      const score = scoreInBand(label, tenth / 10);
      assert.is(band(score), label, `${label} ${tenth / 10}`);
      if (band(tenth / 10) === label && tenth >= 0 && tenth <= 100) assert.is(score, tenth / 10);
    }
  }
});

test.run();
