import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from '../reader/read.js';
import { findSenses, sentimentWords } from './lexicon.js';

const blames = (text: string): string[] =>
  sentimentWords(read(text))
    .filter(({ strength }) => strength < 0)
    .map(({ start, end }) => text.slice(start, end).toLowerCase());
const senseOf = (text: string): number | undefined => findSenses(read(text))[0]?.sense;

test('an English word of blame that is a Malay word of another meaning counts only among English words', () => {
  assert.equal(blames('Kaunter buka pukul 8 jam tiga'), []);
  assert.equal(blames('Hang pi mana tadi?'), []);
  assert.equal(blames('Tolong hantar fail itu esok'), []);
  assert.equal(blames('The app will hang when you pay'), ['hang']);
  assert.equal(blames('They fail to reply every time'), ['fail']);
  assert.equal(blames('We were in a jam on the road for this'), ['jam']);
});

test('the neighbours of a word count before the rest of the comment', () => {
  assert.equal(blames('Saya dah tunggu lama sangat di sini but it always hang when I pay'), ['hang']);
  assert.equal(blames('I was there all day, they say it will open soon. Dalam 3 jam lagi katanya'), []);
});

test('好 that only says how many, how long or how very is no praise', () => {
  const praises = (text: string) => sentimentWords(read(text)).filter(({ strength }) => strength > 0);
  for (const text of [
    '堆了好几天',
    '排队排了好几次',
    '等了好久',
    '好多人',
    '好像没来',
    '今天好热',
    '好脏的厕所',
  ])
    assert.equal(praises(text), [], text);
  assert.is(praises('服务很好，东西好吃').length, 2);
});

test('a Malay jam is an hour, an English one is traffic', () => {
  assert.is(senseOf('jam'), senseOf('hours'));
  assert.is(senseOf('in this jam'), senseOf('congestion'));
});

test.run();
