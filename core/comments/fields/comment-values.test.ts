import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shownText } from '../../platform/language/shown-text.model.js';
import { parseTime } from './comment-time.js';
import { cleanText, isBlank, parseCount, parseLink, sumCounts, textOfHtml } from './comment-values.js';

test('counts are read in every spelling that exporters use', () => {
  const spellings: [unknown, number | undefined][] = [
    [12, 12],
    [0, 0],
    ['7', 7],
    ['1,234', 1234],
    ['1.234', 1234],
    ['12,345,678', 12_345_678],
    ['1 234', 1234],
    ['1.2K', 1200],
    ['1,2k', 1200],
    ['1.234K', 1234],
    ['3万', 30_000],
    ['1.5万', 15_000],
    ['2 rb', 2000],
    ['1.1 jt', 1_100_000],
    ['2M', 2_000_000],
    ['３２', 32],
    ['99+', 99],
    [1e300, 2_147_483_647],
    ['', undefined],
    ['many', undefined],
    [null, undefined],
    [-4, undefined],
    [Number.NaN, undefined],
    [true, undefined],
    [[], undefined],
  ];
  for (const [value, expected] of spellings) assert.is(parseCount(value), expected, JSON.stringify(value));
});

test('an object of reactions is summed, any other object is not a count', () => {
  assert.is(sumCounts({ like: 2, haha: '1' }), 3);
  assert.is(sumCounts({}), undefined);
  assert.is(sumCounts({ like: 2, by: { name: 'x' } }), undefined);
});

test('times that can be told for sure become RFC 3339 in UTC, the others null', () => {
  const times: [unknown, string | null][] = [
    ['2026-03-02T09:15:09+08:00', '2026-03-02T01:15:09.000Z'],
    ['2026-03-02T01:15:09+0000', '2026-03-02T01:15:09.000Z'],
    ['2026-03-02T01:15:09.123456Z', '2026-03-02T01:15:09.123Z'],
    [1772414109, '2026-03-02T01:15:09.000Z'],
    ['1772414109000', '2026-03-02T01:15:09.000Z'],
    ['2026-03-02 09:15:09', '2026-03-02T01:15:09.000Z'],
    ['2026-03-02', '2026-03-01T16:00:00.000Z'],
    ['2026年3月2日 09:15', '2026-03-02T01:15:00.000Z'],
    ['31/01/2026 5:05 PM', '2026-01-31T09:05:00.000Z'],
    ['05/05/2026', '2026-05-04T16:00:00.000Z'],
    ['21 Sep 2026 17.45', '2026-09-21T09:45:00.000Z'],
    ['21/09/2026, 5.46 PTG', '2026-09-21T09:46:00.000Z'],
    ['46286,5', '2026-09-21T04:00:00.000Z'],
    ['01/02/2026', null],
    ['2026-02-30', null],
    ['2d', null],
    ['3 weeks', null],
    ['2 hari lalu', null],
    [12, null],
    [null, null],
  ];
  for (const [value, expected] of times) assert.is(parseTime(value), expected, String(value));
});

test('a local time belongs to the zone that is given, across its clock changes', () => {
  assert.is(parseTime('2026-07-01 12:00', 'Europe/London'), '2026-07-01T11:00:00.000Z');
  assert.is(parseTime('2026-12-01 12:00', 'Europe/London'), '2026-12-01T12:00:00.000Z');
});

test('text loses what no store can hold and keeps what people wrote', () => {
  assert.is(cleanText('  a\u0000b\u0007c\r\nd\te  '), 'abc\nd\te');
  assert.is(cleanText('half \ud83d emoji 👨‍👩‍👧'), 'half \ufffd emoji 👨‍👩‍👧');
  assert.ok(isBlank('\u200b\u200d \ufe0f'));
  assert.not.ok(isBlank('👍'));
});

test('HTML of a display text becomes plain text, and what only looks like a tag stays', () => {
  assert.is(textOfHtml('Setuju<br>100% <b>betul</b> &amp; &#39;jelas&#39;'), "Setuju\n100% betul & 'jelas'");
  assert.is(textOfHtml('gaji < harga &#x110000; &unknown;'), 'gaji < harga &#x110000; &unknown;');
});

test('only web addresses are links', () => {
  assert.is(parseLink('https://facebook.example/p?comment_id=1'), 'https://facebook.example/p?comment_id=1');
  assert.is(parseLink('javascript:alert(1)'), undefined);
  assert.is(parseLink('/relative'), undefined);
  assert.is(
    parseLink('https://www.youtube.example/@kopi?a=b@c#d@e'),
    'https://www.youtube.example/@kopi?a=b@c#d@e',
  );
  for (const link of ['https://facebook.com@jahat.example/', 'http://a:b@jahat.example', 'https://'])
    assert.is(parseLink(link), undefined, link);
});

test('text of many invisible marks is judged, however long it is', () => {
  const marks = '\u200b\ufeff\u00ad\u3164\u2060';
  for (const marked of [
    '\ufeff'.repeat(60),
    marks.repeat(20_000),
    `${'\ufeff \u200b'.repeat(20_000)}\ufe0f`,
  ]) {
    assert.ok(isBlank(`\u200b${marked}`));
    assert.not(isBlank(`\u200b${marked}x`));
    assert.not(isBlank(`\u200b${marked}👍\u200b`));
  }
});

test('a character of no comment is a blank or left out wherever comments are shown, fillers and Braille blanks too', () => {
  const wrong: number[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    const showsNothing = /^\s*$/u.test(shownText(character));
    if (isBlank(character) !== showsNothing) wrong.push(code);
  }
  assert.equal(wrong, []);
  for (const one of '\u3164\u115f\u1160\uffa0\u034f\u17b4\u2065\ufff0\u2800\ufe0f\ue000')
    assert.is(isBlank(one), one !== '\ue000');
});

test.run();
