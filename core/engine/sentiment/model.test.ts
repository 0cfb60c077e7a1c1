import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRandom } from '../train/random.js';
import { band } from '../words/sentiment-band.js';
import { sentimentOf, type Triple } from './model.js';

test('the likeliest label decides, and the score always lies in its band', () => {
  const random = createRandom(3);
  for (let i = 0; i < 20_000; i += 1) {
    const logits: Triple = [8 * random() - 4, 8 * random() - 4, 8 * random() - 4];
    const { label, score } = sentimentOf(logits, 1);
    const likeliest = (['negative', 'neutral', 'positive'] as const)[logits.indexOf(Math.max(...logits))];
    assert.is(label, likeliest);
    assert.is(band(score), label, `${logits}`);
    assert.ok(score >= 0 && score <= 10);
  }
});

test('more praise and less blame never lower the score', () => {
  let last = -1;
  for (let step = -60; step <= 60; step += 1) {
    const { score } = sentimentOf([-step / 10, 0, step / 10], 1);
    assert.ok(score >= last, `${step}`);
    last = score;
  }
  assert.is(last, 10);
});

test('a comment without leaning stands in the middle', () => {
  assert.equal(sentimentOf([0, 3, 0], 1).score, 5);
});

test.run();
