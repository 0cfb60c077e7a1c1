import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';

const engine = createEngine();

function tierOf(name: string, text: string): string | undefined {
  const prepared = engine.prepare({ variables: [{ name, terms: [] }], post: '', language: 'en' });
  return engine.answer(prepared, text).tags[0]?.tier;
}

test('a word of a name beside another kind is a neighbour, alone it is likely', () => {
  assert.is(tierOf('tayar basikal', 'tayar lori meletup'), undefined);
  assert.is(tierOf('ujian memandu', 'ujian darah kena puasa'), undefined);
  assert.is(tierOf('larangan konsert', 'larangan memancing kat jeti'), undefined);
  assert.is(tierOf('swimming class', 'cooking class was fun'), undefined);
  assert.is(tierOf('ujian memandu', 'ujian tu susah'), 'likely');
});

test('the kind of a name says nothing without its head, nor beside another head', () => {
  assert.is(tierOf('guru muzik', 'muzik kat kafe kuat sangat'), undefined);
  assert.is(tierOf('harga emas', 'pingat emas untuk negara'), undefined);
  assert.is(tierOf('guru muzik', 'guru tu ajar main rekoder'), 'likely');
});

test('a name with the same head and another kind is a neighbour, in the other languages too', () => {
  assert.is(tierOf('kad kredit', 'kad debit baru sampai'), undefined);
  assert.is(tierOf('kad kredit', 'my debit card is blocked'), undefined);
  assert.is(tierOf('kad kredit', 'credit card kena caj tahunan'), 'certain');
});

test('an animal with an owner or in a zoo is none of those without an owner', () => {
  assert.is(tierOf('stray animals', 'Kucing saya demam'), undefined);
  assert.is(tierOf('stray animals', "The zoo's animals look sad"), undefined);
  assert.is(tierOf('anjing liar', '我家的狗生病了'), undefined);
  assert.is(tierOf('lembu merayau', 'daging lembu import murah'), undefined);
  assert.ok(tierOf('stray animals', 'Kucing terbiar kat pasar makin banyak'));
  assert.ok(tierOf('anjing liar', 'Anjing liar kejar kucing saya'));
});

test('an institution is not the other one of its place', () => {
  assert.is(tierOf('penjara Sungai Buloh', 'Hospital Sungai Buloh penuh'), undefined);
  assert.is(tierOf('penjara Sungai Buloh', 'lawatan ke penjara kat Sungai Buloh'), 'likely');
});

test('the words of a name in another order are likely, unless the place comes first', () => {
  assert.is(tierOf('kad pelajar', 'Pelajar hantar kad raya pada guru'), 'likely');
  assert.is(tierOf('perabot surau', 'surau tu dah tukar perabot'), 'certain');
});

test.run();
