import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ExploredTheme } from './exploration.schemas.js';
import { besideOf, mergedTheme } from './themes.model.js';

const test = suite('themes that become one');

const theme = (name: string, comments: number, shared: number[], kind: 'known' | 'found' = 'known') =>
  ({
    name,
    kind,
    comments,
    shared,
    terms: [name.toLowerCase(), 'mahal'],
    variable: name,
    share: comments / 200,
    low: 0,
    high: 1,
    isThin: false,
    sentiments: { positive: 0, neutral: 0, negative: comments },
    languages: [{ language: 'ms', comments }],
    examples: [`${name} mahal`],
    exampleLanguages: ['ms'],
    exampleCopies: [2],
    rise: comments / 1000,
    beside: [],
  }) satisfies ExploredTheme;

const ALL = [
  theme('食物', 80, [80, 40, 30]),
  theme('食品价格', 60, [40, 60, 20]),
  theme('ayam', 40, [30, 20, 40], 'found'),
];

test('known topics of which one is largely in the other are offered as one, found ones are not', () => {
  assert.equal(besideOf(ALL, 0), ['食品价格']);
  assert.equal(besideOf(ALL, 1), ['食物']);
  assert.equal(besideOf(ALL, 2), []);
  assert.equal(besideOf([theme('食物', 80, []), theme('食品价格', 60, [])], 0), [], 'earlier versions');
});

test('two count the comments that either has, and look for the words of both', () => {
  const merged = mergedTheme(ALL, [1, 0], 200);
  assert.equal(
    [merged?.name, merged?.comments, merged?.share, merged?.isExact, merged?.parts],
    ['食物', 100, 0.5, true, ['食物', '食品价格']],
  );
  assert.is(merged?.variable, '食物=食物,mahal,食品价格');
  assert.is(merged?.sentiments.negative, 100);
  assert.equal(merged?.examples, ['食物 mahal', '食品价格 mahal']);
  assert.equal(merged?.exampleCopies, [2, 2]);
});

test('of three the number is the most there can be, and says so', () => {
  // 80 + 60 + 40 less the two largest overlaps that join them, 40 and 30.
  const merged = mergedTheme(ALL, [0, 1, 2], 200);
  assert.equal([merged?.comments, merged?.isExact, merged?.kind], [110, false, 'found']);
});

test('one theme stays itself', () => {
  assert.equal(mergedTheme(ALL, [2], 200)?.variable, 'ayam');
  assert.is(mergedTheme(ALL, [], 200), undefined);
});

test.run();
