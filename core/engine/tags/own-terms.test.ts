import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';

const engine = createEngine();

function quoteOf(term: string, text: string): string | undefined {
  const variables = [{ name: 'X', terms: [term] }];
  return engine.answer(engine.prepare({ variables, post: '', language: 'en' }), text).tags[0]?.quote;
}

test('own terms are found in other spellings, forms and scripts', () => {
  const cases: [term: string, text: string, quote: string][] = [
    ['parcels', 'my parcel is late', 'parcel'],
    ['parcel', 'all parcels are late', 'parcels'],
    ['school clinics', 'no school clinic here', 'school clinic'],
    ['hantar', 'lambat dihantar', 'dihantar'],
    ['budak-budak', 'budak2 bising', 'budak2'],
    ['budak2', 'budak-budak bising', 'budak'],
    ['e-wallet', 'ewallet kosong', 'ewallet'],
    ['e-wallet', 'my e-wallet is empty', 'e-wallet'],
    ['sgt mahal', 'sangat mahal', 'sangat mahal'],
    ['jalan raya', 'jln raya rosak', 'jln raya'],
    ['捷運', '捷运坏了', '捷运'],
    ['麵包', '面包很贵', '面包'],
    ['干净', '不夠乾淨', '乾淨'],
    ['undi18', '#Undi18 menang', 'Undi18'],
    ['Café', 'cafe baru', 'cafe'],
  ];
  for (const [term, text, quote] of cases) assert.is(quoteOf(term, text), quote, `${term}: ${text}`);
});

test('a form of an own term is no other word', () => {
  for (const [term, text] of [
    ['polis', 'ambil polisi insurans'],
    ['gas', 'ga tau'],
    ['油', '大家加油'],
    ['kelas', 'kela itu siapa'],
    ['rumah-rumah-an', 'rumah'],
  ] as const)
    assert.is(quoteOf(term, text), undefined, `${term}: ${text}`);
});

test.run();
