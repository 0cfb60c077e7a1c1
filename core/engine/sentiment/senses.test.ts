import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from '../reader/read.js';
import { findSenses } from './lexicon.js';

const sensesOf = (text: string): number[] => findSenses(read(text)).map(({ sense }) => sense);

test('the same is said with the same senses in Malay, English and Chinese', () => {
  const malay = sensesOf('tunggu 3 jam');
  assert.is(malay.length, 3);
  assert.equal(sensesOf('waited 3 hours'), malay);
  assert.equal(sensesOf('等了3小时'), malay);
});

test('numbers stand where they are said', () => {
  const [number] = sensesOf('7');
  assert.equal(sensesOf('RM 7 minggu').indexOf(number ?? 0), 1);
  assert.equal(sensesOf('minggu 7').indexOf(number ?? 0), 1);
});

test('what is denied is marked', () => {
  const found = findSenses(read('kaunter tak buka'));
  assert.equal(
    found.map(({ isNegated }) => isNegated),
    [false, true],
  );
});

test.run();
