import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shownText } from './shown-text.model.js';

const SEEN = [
  'Keluarga 👨‍👩‍👧‍👦 dan 👩🏽‍🚒, 🤷🏻‍♀️ 🏳️‍🌈 🏴‍☠️ ❤️‍🔥 👁️‍🗨️ ❤️ ☎️ 🐻‍❄️ 🏃🏽‍➡️',
  'Bendera 🇲🇾🇸🇬, 🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿; nombor 1️⃣ #️⃣ *️⃣',
  'வணக்கம், சாலை மோசம். க்‌ஷ',
  'بنجير لاݢي، می‌خواهم نه‌ها',
  'क्‍ष क्‌ष, শ্রী র‍্যাব, ක්‍ෂ, ന്‍മ',
  'Jalan Cheras macet teruk lah, RM1,200.50 – “tak logik”…',
  '价格太贵了！　排水沟 塞了〜 ｶﾀｶﾅ',
  'é ñ ü e\u0301 ไทย tiếng Việt \u{20bb7}',
  'baris satu\nbaris dua\tlajur\n\n  inden',
] as const;

test('emojis, flags, joined letters and ordinary text stay as they are', () => {
  for (const text of SEEN) assert.is(shownText(text), text);
});

/** Whatever shows nothing, or one blank among others. */
const UNSEEN = [
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u180e',
    '\u17b4',
    '\u17b5',
  ],
  ...['\u3164', '\u115f', '\u1160', '\uffa0', '\u2065', '\ufff0', '\ufff9', '\ufe00', '\ufe0e', '\ufe0f'],
  ...['\u{e0001}', '\u{e0061}', '\u{e007f}', '\u{e0085}', '\u{e0100}', '\u{e01ef}', '\u{e0fff}', '\u{1d173}'],
  ...['\u202a', '\u202e', '\u2066', '\u2069', '\u200e', '\u0000', '\u0008', '\r', '\u001b', '\u009b'],
  ...['\ud800', '\udbff', '\uffff', '\ufdd0', '\u{1fffe}', '\ufffc'],
] as const;
const BLANK = [
  ' ',
  '\u00a0',
  '\u2003',
  '\u2009',
  '\u202f',
  '\u205f',
  '\u3000',
  '\u1680',
  '\t',
  '\u2800',
  '\u{1d159}',
];

test('each of them is left out, alone and in a row', () => {
  for (const one of [...UNSEEN, '\udfff'])
    for (const text of [one, one.repeat(3), `jalan${one}raya`, `jalan ${one} `, `😀${one}x`, `x${one}😀`])
      if (!(one === '\ufe0f' && text.startsWith('😀')))
        assert.is(shownText(text), text.replaceAll(one, ''), JSON.stringify(text));
});

test('a joiner between two letters that show nothing joins nothing', () => {
  for (const letter of ['\u17b4', '\u17b5', '\u180b'])
    for (const joiner of ['\u200c', '\u200d'])
      assert.is(shownText(`a${letter}${joiner}${letter}b`), 'ab', JSON.stringify([letter, joiner]));
});

test('every character that Unicode says to ignore is left out', () => {
  for (let code = 0; code <= 0x10ffff; code++) {
    const one = String.fromCodePoint(code);
    if (/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Noncharacter_Code_Point}]/u.test(one))
      assert.is(shownText(`a${one}b`), 'ab', code.toString(16));
  }
});

/** Bits in two signs, as a hidden sentence is written. */
const coded = (bits: readonly boolean[], zero: string, one: string) =>
  bits.map((bit) => (bit ? one : zero)).join('');
const secret = fc.array(fc.boolean(), { minLength: 150, maxLength: 150 });
const unseen = fc.constantFrom(...UNSEEN);
const visible = fc.constantFrom('a', 'jalan', '价格', '😀', '1', ' x');

test('thirty letters in two characters that show nothing look the same as any other thirty', () => {
  fc.assert(
    fc.property(secret, secret, unseen, unseen, visible, visible, (a, b, zero, one, before, after) => {
      const [first, second] = [a, b].map(
        (bits) => `${before}${coded(bits, `${zero}${one}`, `${one}${zero}`)}${after}`,
      );
      // A selector right after an emoji may be the emoji's own.
      const look = (text = '') => shownText(text).replace(/^😀\ufe0f/u, '😀');
      assert.is(look(first), look(second));
    }),
    { numRuns: 500 },
  );
});

test('nor do they come through between the letters of an ordinary text', () => {
  fc.assert(
    fc.property(secret, unseen, unseen, (bits, zero, one) => {
      const text = bits.map((bit, at) => `${'banjir '[at % 7]}${bit ? one : zero}`).join('');
      assert.is(shownText(text), 'banjir '.repeat(22).slice(0, 150));
    }),
    { numRuns: 500 },
  );
});

test('blanks in a row are of one kind, and none stands before the end of a line', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...BLANK), { minLength: 2, maxLength: 40 }), (blanks) => {
      const run = blanks.join('');
      const shown = shownText(`a${run}b`);
      assert.is(new Set(shown.slice(1, -1)).size, 1);
      assert.is(shownText(`a${run}\nb`), 'a\nb');
    }),
  );
});

test('at most one joiner or selector is left between two signs that are seen, and a second look changes nothing', () => {
  const any = fc.oneof(
    unseen,
    visible,
    fc.constantFrom(...BLANK),
    fc.constantFrom('🏽', '🏴', '\u20e3', 'க', 'ن'),
  );
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (parts) => {
      const shown = shownText(parts.join(''));
      assert.not.match(
        shown,
        /(?:\u200c|\u200d|\ufe0f){3}|\u200d\u200d|\ufe0f\ufe0f|\u200c\u200d|\u200c\u200c/,
      );
      assert.is(shownText(shown), shown);
      assert.ok(shown.isWellFormed());
    }),
    { numRuns: 2000 },
  );
});

test('a character that is left out can be marked instead', () => {
  assert.is(
    shownText('a\u202eb\u200b\nc', () => '·'),
    'a·b·\nc',
  );
});

test.run();
