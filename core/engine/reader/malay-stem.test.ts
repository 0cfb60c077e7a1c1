import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { englishRoots, malayRoots } from './malay-stem.js';

test('affixes and swallowed letters lead to the root', () => {
  const cases = {
    kebanjiran: 'banjir',
    menyokong: 'sokong',
    memukul: 'pukul',
    disekolahkan: 'sekolah',
    mahalnya: 'mahal',
  };
  for (const [word, root] of Object.entries(cases)) assert.ok(malayRoots(word).includes(root), word);
});

test('words that only look derived stay whole', () => {
  for (const word of ['menyampah', 'kerajaan', 'makan']) assert.equal(malayRoots(word), []);
});

test('English plurals and verb forms lead to the root', () => {
  const cases = { schools: 'school', robbed: 'rob', delaying: 'delay', worries: 'worry', prices: 'price' };
  for (const [word, root] of Object.entries(cases)) assert.ok(englishRoots(word).includes(root), word);
});

test.run();
