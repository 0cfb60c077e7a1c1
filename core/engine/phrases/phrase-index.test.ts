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

test('phrases that begin alike are reported in the order in which they were added, also by the forms of their words', () => {
  assert.equal(found(['harga naik lagi', 'harga', 'harga naik', 'kos'], 'hrga menaik lagi'), [
    'harga naik lagi',
    'harga',
    'harga naik',
  ]);
  assert.equal(found(['公积金', '公积', '积金'], '公积金'), ['公积金', '公积', '积金']);
});

test('of one kind no more matches count than the limit, of the others all', () => {
  const index = new PhraseIndex<number>();
  for (const phrase of ['1', '1 1', '1 1 1']) index.add(phrase, 1);
  index.add('banjir', 2);
  const reading = read(`${'1 '.repeat(5000)}banjir`);
  const kinds = index.find(reading, { kindOf: (value) => value, matches: 7 }).map(({ value }) => value);
  assert.equal(kinds, [1, 1, 1, 1, 1, 1, 1, 2]);
});

test('phrases that are made of one word again and again cost no more than their steps', () => {
  const index = new PhraseIndex<number>();
  const forms = (at: number) =>
    Array.from({ length: 12 }, (_, bit) => ((at >> bit) & 1 ? 'makan' : 'makanan')).join(' ');
  for (let at = 0; at < 4096; at += 1) index.add(`${forms(at)} x`, at);
  assert.equal(index.find(read('makanan '.repeat(100))), []);
});

test.run();
