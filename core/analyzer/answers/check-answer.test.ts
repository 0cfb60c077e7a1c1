import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { band } from '../sentiment-band.js';
import { checkAnswer } from './check-answer.js';

const test = suite('checking an answer');

test('whatever label and score a provider gives, the label is that of the score', () => {
  for (const label of ['positive', 'neutral', 'negative'] as const) {
    for (const score of [
      0,
      1.24,
      3.9,
      3.95,
      3.99,
      4,
      5,
      6.9,
      6.95,
      6.99,
      7,
      8.5,
      10,
      '6',
      12,
      'high',
      null,
    ]) {
      const raw = { tags: [], sentiment: { label, score } };
      const sentiment = checkAnswer(raw, 'Boleh tahan la', () => undefined)?.sentiment;
      assert.is(sentiment?.label, label, `${label} ${score}`);
      assert.is(band(sentiment?.score ?? -1), label, `${label} ${score}`);
    }
  }
});

test.run();
