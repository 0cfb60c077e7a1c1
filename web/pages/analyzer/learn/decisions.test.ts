import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Decisions, decided, listedWords, nextOpen, verdictOf } from './decisions.model.js';

const test = suite('decisions on proposed words');

const word = (term: string) => ({
  kind: 'term' as const,
  topic: null,
  terms: [term],
  right: 3,
  wrong: 0,
  comments: 9,
  examples: [],
  exampleCopies: [],
});
const words = listedWords({
  source: 'people',
  codebook: null,
  services: [],
  isSampled: false,
  variables: [
    { name: '价格', read: 40, learnable: 20, missing: 0, words: [word('mahal'), word('贵')] },
    { name: 'parkir', read: 40, learnable: 20, missing: 0, words: [word('mahal')] },
  ],
});
const [first, second, third] = words.map(({ key }) => key) as [string, string, string];

test('the same word of two variables is two words', () => {
  assert.is(new Set([first, second, third]).size, 3);
});

test('a later verdict takes the place of an earlier one, and is the last to be undone', () => {
  let decisions: Decisions = [];
  decisions = decided(decisions, first, 'accept');
  decisions = decided(decisions, second, 'refuse');
  decisions = decided(decisions, first, 'refuse');
  assert.equal(
    decisions.map(({ key }) => key),
    [second, first],
  );
  assert.is(verdictOf(decisions, first), 'refuse');
  assert.is(verdictOf(decisions, third), undefined);
});

test('after a decision the next open word is chosen, from the top again at the end', () => {
  const one = decided([], second, 'accept');
  assert.is(nextOpen(words, one, second), third);
  assert.is(nextOpen(words, decided(one, third, 'accept'), third), first);
  assert.is(nextOpen(words, decided(decided(one, third, 'accept'), first, 'accept'), first), undefined);
});

test.run();
