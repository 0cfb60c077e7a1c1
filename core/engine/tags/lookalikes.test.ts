import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';

const test = suite('names that are also a word');
const engine = createEngine();
const tierOf = (name: string, text: string, post = '') =>
  engine.answer(engine.prepare({ variables: [{ name, terms: [] }], post, language: 'en' }), text).tags[0]
    ?.tier;

test('what stands around the word decides', () => {
  for (const [name, own, other] of [
    ['SYABAS', 'SYABAS potong air lagi', 'Syabas kepada semua pemenang'],
    ['KTM', 'KTM lambat lagi pagi ni', 'Motor KTM 250 saya rosak'],
    ['PADU', 'Nak kemas kini PADU', 'padu la sambal dia'],
    ['Apple', 'Apple phone so expensive', 'apple juice sedap'],
  ] as const) {
    assert.is.not(tierOf(name, own), undefined, own);
    assert.is(tierOf(name, other), undefined, other);
  }
});

test('without a sign it is likely in capitals, or where the post speaks of it, and else near', () => {
  assert.is(tierOf('KTM', 'KTM lagi'), 'likely');
  assert.is(tierOf('KTM', 'ktm lagi'), undefined);
  assert.is(tierOf('KTM', 'ktm lagi', 'Tren lewat di stesen hari ini'), 'certain');
});

test('an adjective in small letters is no name', () => {
  assert.is(tierOf('bersih', 'rumah bersih'), 'certain');
  assert.is(tierOf('BERSIH', 'rumah bersih'), undefined);
});

test.run();
