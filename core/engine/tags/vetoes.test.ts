import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';

const test = suite('vetoes of a variable');

const engine = createEngine();
const VARIABLES = [
  { name: 'harga', terms: ['mahal'], vetoes: ['harga diri'] },
  { name: '水灾', terms: [], vetoes: ['笑到水灾', 'banjir air mata'] },
];
const ask = (
  text: string,
  variables: typeof VARIABLES | { name: string; terms: string[] }[] = VARIABLES,
  post = '',
) =>
  engine
    .answer(engine.prepare({ variables, post, language: 'en' }), text)
    .tags.map(({ variable, quote, start }) => [variable, quote, start]);

test('a comment with a veto has the variable only where a term of its own stands elsewhere', () => {
  assert.equal(ask('Jaga harga diri sikit'), []);
  assert.equal(ask('Harga diri penting, tapi ayam mahal'), [['harga', 'mahal', 30]]);
  assert.equal(ask('Jaga harga diri, harga ayam dah naik'), [['harga', 'harga', 17]]);
  assert.equal(ask('Banjir air mata tengok drama ni'), []);
});

test('words that only suggest the variable do not count beside a veto, and count without one', () => {
  const plain = VARIABLES.map(({ name, terms }) => ({ name, terms }));
  assert.is(ask('Banjir air mata tengok drama ni', plain).length, 1);
  assert.is(ask('Rumah tenggelam, banjir teruk').length, 1);
  assert.equal(ask('Banjir air mata, banjir teruk'), []);
});

test('the veto of one variable is nothing to another', () => {
  assert.equal(
    ask('Jaga harga diri, banjir teruk').map(([variable]) => variable),
    ['水灾'],
  );
});

test('under a post that names the variable a comment with a veto does not answer it', () => {
  const post = 'Harga barang naik';
  assert.is(ask('Teruk betul la', VARIABLES, post).length, 1);
  assert.equal(ask('Harga diri la', VARIABLES, post), []);
});

test.run();
