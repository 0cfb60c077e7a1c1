import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { band } from '../../../engine/words/sentiment-band.js';
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

const TAG = { variable: 'harga', quote: 'mahal', reason: 'says so', tier: 'certain' };
const NEGATIVE = { label: 'negative', score: 2 };
const COMMENT = 'Ayam mahal sangat sekarang';
const find = (name: string) => (name === 'harga' ? '价格' : undefined);

test('a tag of an unknown variable, or without its words in the comment, has the comment asked again', () => {
  assert.equal(
    checkAnswer({ tags: [TAG], sentiment: NEGATIVE }, COMMENT, find)?.tags.map(({ variable }) => variable),
    ['价格'],
  );
  for (const tag of [
    { ...TAG, variable: 'banjir' },
    { ...TAG, quote: 'murah' },
  ]) {
    const raw = { tags: [TAG, tag], sentiment: NEGATIVE };
    assert.is(checkAnswer(raw, COMMENT, find), undefined);
    let dropped = 0;
    const last = checkAnswer(raw, COMMENT, find, {
      isLastTry: true,
      onDropped: (count) => (dropped = count),
    });
    assert.equal([last?.tags.length, dropped], [1, 1], 'and is left out the last time');
  }
});

test('an answer that begins and ends like another comment is not taken', () => {
  const about = (head: string, tail: string) =>
    checkAnswer({ head, tail, tags: [TAG], sentiment: NEGATIVE }, COMMENT, find) !== undefined;
  assert.ok(about('Ayam mahal', 'sekarang'));
  assert.not.ok(about('Jalan rosak', 'sekarang'));
  assert.not.ok(about('Ayam mahal', 'di simpang'));
});

test.run();
