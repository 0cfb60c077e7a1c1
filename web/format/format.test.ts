import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calendarDay, clockDate, fullDate, shortDate, tickNames, timeAgo, todayIn } from './dates.js';
import { count, decimal, signed } from './format.js';

const numbers = suite('numbers on a screen');

numbers('have separators, and at most one decimal', () => {
  assert.equal([0, 2000, 1_234_567, 7.25].map(count), ['0', '2,000', '1,234,567', '7.3']);
});

numbers('as measures have one minus everywhere, and zero has no sign', () => {
  assert.equal(
    [0.214, -0.21, -0.001, 0].map((value) => decimal(value)),
    ['0.21', '−0.21', '0.00', '0.00'],
  );
  assert.equal(
    [9.71, -9.71, -0.01, 0].map((value) => signed(value, 1)),
    ['+9.7', '−9.7', '0.0', '0.0'],
  );
});

numbers.run();

const times = suite('times on a screen');
const noon = Date.parse('2026-11-22T04:00:00Z');

times('a distance is rounded: a second after choosing 90 days it is in 90 days', () => {
  const day = 86_400_000;
  assert.is(timeAgo(noon + 90 * day - 1000, noon), 'in 90 days');
  assert.is(timeAgo(noon - 5.6 * 60_000, noon), '6 minutes ago');
  assert.is(timeAgo(noon - 30_000, noon), 'just now');
  assert.is(timeAgo(noon + 30_000, noon), 'in a moment');
  assert.is(timeAgo(noon + 2000, noon), 'just now', 'another clock');
  assert.is(timeAgo(noon - day + 1000, noon), 'yesterday');
});

times('are written in the language of their page', () => {
  assert.is(timeAgo(noon - 30_000, noon, 'zh-CN'), '刚刚');
  assert.is(timeAgo(noon - 5.6 * 60_000, noon, 'zh-CN'), '6 分钟前');
  assert.is(timeAgo(noon - 86_400_000, noon, 'zh-CN'), '昨天');
  assert.is(shortDate(noon, 'Asia/Kuala_Lumpur', 'zh-CN'), '2026年11月22日');
});

times('belong to the given zone, and the full form says to which', () => {
  const late = '2026-11-22T17:30:00Z';
  assert.is(shortDate(late, 'Asia/Kuala_Lumpur'), '23 Nov 2026');
  assert.is(shortDate(late, 'Europe/London'), '22 Nov 2026');
  assert.match(fullDate(late, 'Asia/Kuala_Lumpur'), /Monday.*23 November 2026.*01:30:00 \(GMT\+8\)/);
  assert.is(todayIn('Pacific/Kiritimati', new Date(late)), '2026-11-23');
  assert.is(todayIn('Asia/Kuala_Lumpur', new Date('2026-11-22T15:59:00Z')), '2026-11-22');
});

times('have 24 hours in every language, and the zone last', () => {
  const evening = '2026-08-05T10:08:00Z';
  const zone = 'Asia/Kuala_Lumpur';
  assert.equal(
    (['en-GB', 'zh-CN', 'ms-MY'] as const).map((lang) => clockDate(evening, zone, lang)),
    ['Wed, 5 Aug 2026, 18:08', '2026年8月5日周三 18:08', 'Rab, 5 Ogos 2026, 18:08'],
  );
  assert.match(fullDate(evening, zone, 'ms-MY'), /18:08:00 \(GMT\+8\)$/);
  assert.match(fullDate(evening, zone, 'zh-CN'), /18:08:00（GMT\+8）$/);
});

times('along an axis are days; of several on one day the hour from the second on', () => {
  const late = ['2026-11-23T15:30:00Z', '2026-11-23T23:30:00Z', '2026-11-24T01:00:00Z'];
  assert.equal(tickNames(late, 'Asia/Kuala_Lumpur'), ['23 Nov', '24 Nov', '09:00'], "in the user's zone");
  assert.equal(
    tickNames(['2026-11-23', '2026-11-24'], 'America/New_York'),
    ['23 Nov', '24 Nov'],
    'a day is a day',
  );
  assert.is(calendarDay('2026-11-24'), '24 Nov 2026');
});

times.run();
