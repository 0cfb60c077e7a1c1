import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from '../reader/read.js';
import { PhraseIndex } from './phrase-index.js';

function found(phrases: string[], text: string): string[] {
  const index = new PhraseIndex<string>();
  for (const phrase of phrases) index.add(phrase, phrase);
  return index.find(read(text)).map((match) => match.value);
}

test('phrases match word by word, in chat spelling and by root', () => {
  assert.equal(found(['harga naik'], 'HRGA naik lagi'), ['harga naik']);
  assert.equal(found(['sokong'], 'kami menyokong penuh'), ['sokong']);
  assert.equal(found(['harga naik'], 'harga dah naik'), []);
});

test('Chinese matches inside a run, single characters only as a word', () => {
  assert.equal(found(['塞车'], '天天塞车塞到哭'), ['塞车']);
  assert.equal(found(['贵'], '东西很贵'), ['贵']);
  assert.equal(found(['贵'], '贵宾请进'), []);
});

test('a star stands for any ending', () => {
  assert.equal(found(['corrupt*'], 'so much corruption'), ['corrupt*']);
  assert.equal(found(['corrupt*'], 'interrupted'), []);
});

test.run();
