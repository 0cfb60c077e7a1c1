import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { locateQuote } from './quotes.js';

const test = suite('any part of any comment');
const RUNS = { numRuns: 300, seed: 20261122 };

/** Characters of comments, each with the ways in which a model may copy it. */
const COPIES: Record<string, readonly string[]> = {
  a: ['a', 'A', 'ａ', 'Ａ'],
  Z: ['Z', 'z'],
  '３': ['３', '3'],
  é: ['é', 'É'],
  '“': ['“', '"', '”'],
  "'": ["'", '‘', '’'],
  '…': ['…', '...'],
  ' ': [' ', '\n', '  ', '\t \u3000'],
  '\n': ['\n', ' '],
  价: ['价'],
  '😩': ['😩'],
  ﷺ: ['ﷺ', 'ﷺ'.normalize('NFKC')],
  '👍🏽': ['👍🏽'],
};
const character = fc.constantFrom(...Object.keys(COPIES));
const content = fc.array(character, { minLength: 1, maxLength: 25 });
const letters = /[\p{L}\p{N}\p{S}…]/u;

test('a part of a comment is found where it stands, at its hint if it has one', () => {
  fc.assert(
    fc.property(content, fc.nat(30), fc.nat(30), (list, from, length) => {
      const part = list.slice(from % list.length).slice(0, 1 + length);
      const text = list.join('');
      const quote = part.join('');
      const start = list.slice(0, from % list.length).join('').length;
      const place = locateQuote(text, quote, start);
      if (quote.trim() === '') assert.is(place, null);
      else assert.equal(place, { start, end: start + quote.length });
      const first = locateQuote(text, quote);
      if (first !== null)
        assert.equal([first.start, text.slice(first.start, first.end)], [text.indexOf(quote), quote]);
    }),
    RUNS,
  );
});

test('a copy that differs in case, width, blanks and quotation marks is found on whole characters that fold to it', () => {
  const choices = fc.array(fc.nat(3), { minLength: 25, maxLength: 25 });
  fc.assert(
    fc.property(content, fc.nat(30), fc.nat(30), choices, (list, from, length, choice) => {
      const part = list.slice(from % list.length).slice(0, 1 + length);
      const text = list.join('');
      const quote = part.map((one, at) => COPIES[one]![choice[at]! % COPIES[one]!.length]).join('');
      const place = locateQuote(text, `“${quote}”`) ?? locateQuote(text, quote);
      if (!letters.test(quote)) return;
      assert.ok(place, `${JSON.stringify(quote)} in ${JSON.stringify(text)}`);
      const found = text.slice(place.start, place.end);
      assert.is(found.isWellFormed(), true);
      assert.equal(locateQuote(quote, found) !== null || locateQuote(found, quote) !== null, true, found);
    }),
    RUNS,
  );
});

test('a quote of anything is found within the comment, or nowhere', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.integer(),
      (text, quote, hint) => {
        const place = locateQuote(text, quote, hint);
        if (place === null) assert.ok(quote.trim() === '' || !text.includes(quote));
        else assert.ok(place.start >= 0 && place.start < place.end && place.end <= text.length);
      },
    ),
    RUNS,
  );
});

test.run();
