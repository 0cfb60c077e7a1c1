import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkAnswer, createVariableFinder } from './check-answer.js';
import { locateQuote } from './quotes.js';

const found = (content: string, quote: string, hint?: number) => {
  const place = locateQuote(content, quote, hint);
  return place === null ? null : content.slice(place.start, place.end);
};

test('a quote is found as it stands, at its hint first', () => {
  const content = 'Mahal sangat. Mahal lagi 😡';
  assert.equal(locateQuote(content, 'Mahal', 14), { start: 14, end: 19 });
  assert.equal(locateQuote(content, 'Mahal', 3), { start: 0, end: 5 });
  assert.is(found(content, '😡'), '😡');
  assert.is(found(content, 'murah'), null);
});

test('case, width, white space and quotation marks do not count', () => {
  const content = '“Harga”  naik\n\nlagi… ３２ ringgit';
  assert.is(found(content, '"harga" NAIK lagi...'), 'Harga”  naik\n\nlagi…');
  assert.is(found(content, '  "\'NAIK LAGI\'" '), 'naik\n\nlagi');
  assert.is(found(content, '「32 ringgit」'), null);
  assert.is(found(content, '32 RINGGIT'), '３２ ringgit');
  assert.is(found('صلى الله عليه وسلم', '“ﷺ”'), 'صلى الله عليه وسلم');
  assert.is(found('ﷺ', '"صلى الله عليه وسلم"'), 'ﷺ');
});

test('a quote of marks alone stands nowhere', () => {
  for (const quote of ['', '  ', '""', '"\' ”“ "']) assert.is(found('tak "ada" apa', quote), null, quote);
});

test('a quote of millions of marks is looked for as quickly as any other', () => {
  const content = 'Servis sangat bagus, 很满意!';
  const marks = '"\' “'.repeat(500_000);
  assert.is(found(content, `${marks}SERVIS${marks}`), 'Servis');
  assert.is(found(content, `SERVIS${marks}x`), null);
  assert.is(found(content, `x${marks}x`), null);
  assert.is(found(content, 'SERVIS '.repeat(300_000)), null);
});

test('an answer of many tags on nothing is read once per comment', () => {
  const content = 'Terbaik! 价格便宜, servis laju. '.repeat(600);
  const tags = Array.from({ length: 2000 }, (_, at) => ({ variable: 'harga', quote: `TIADA ${at}` }));
  const answer = { tags, sentiment: { label: 'neutral' } };
  const find = createVariableFinder([{ name: 'harga', terms: [] }]);
  assert.equal(checkAnswer(answer, content, find, { isLastTry: true })?.tags, []);
});

test.run();
