import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkedWhen, nextTimes } from './when.model.js';

const test = suite('when a schedule is due');
const MALAYSIA = 'Asia/Kuala_Lumpur';
/** A Monday, 10:00 in Malaysia. */
const MONDAY = new Date('2026-11-23T02:00:00Z');

const next = (when: string, zone = MALAYSIA, from = MONDAY, count = 3) =>
  nextTimes(when, zone, from, count).map((time) => time.toISOString().slice(0, 16));

test('a time of the day, days of the week and a cron expression are times of the team’s zone', () => {
  assert.equal(next('daily 08:00'), ['2026-11-24T00:00', '2026-11-25T00:00', '2026-11-26T00:00']);
  assert.equal(next('weekly MON 10:30', MALAYSIA, MONDAY, 2), ['2026-11-23T02:30', '2026-11-30T02:30']);
  assert.equal(next('weekly mon,THU 08:00'), ['2026-11-26T00:00', '2026-11-30T00:00', '2026-12-03T00:00']);
  assert.equal(next('30 17 1 * *', MALAYSIA, MONDAY, 2), ['2026-12-01T09:30', '2027-01-01T09:30']);
  assert.equal(next('0 8 * * MON-FRI', MALAYSIA, MONDAY, 1), ['2026-11-24T00:00']);
});

test('a moment that is due is not due again', () => {
  assert.equal(next('daily 10:00', MALAYSIA, MONDAY, 1), ['2026-11-24T02:00']);
});

test('where clocks change, the time of the day stays, and no day is left out or comes twice', () => {
  const spring = new Date('2026-03-27T12:00:00Z');
  assert.equal(next('daily 09:00', 'Europe/London', spring), [
    '2026-03-28T09:00',
    '2026-03-29T08:00',
    '2026-03-30T08:00',
  ]);
  // 01:30 does not exist on 29 March, and exists twice on 25 October.
  assert.equal(next('daily 01:30', 'Europe/London', spring), [
    '2026-03-28T01:30',
    '2026-03-29T01:00',
    '2026-03-30T00:30',
  ]);
  assert.equal(next('30 1 * * *', 'Europe/London', new Date('2026-10-23T12:00:00Z')), [
    '2026-10-24T00:30',
    '2026-10-25T00:30',
    '2026-10-26T01:30',
  ]);
});

test('text is stored in one form', () => {
  assert.is(checkedWhen('  Daily  8:05 ', MALAYSIA, MONDAY), 'daily 08:05');
  assert.is(checkedWhen('weekly mon,thu,mon 8:00', MALAYSIA, MONDAY), 'weekly MON,THU 08:00');
  assert.is(checkedWhen('0  8 * *   MON', MALAYSIA, MONDAY), '0 8 * * MON');
});

test('what is no time, never comes, or comes too often is refused with what to write', () => {
  for (const text of [
    ...['', 'daily', 'daily 24:00', 'daily 8', 'weekly 08:00', 'weekly FUNDAY 08:00', 'every monday'],
    ...['* * * * * *', '61 * * * *', '0 8 * * MONDAYS', '@daily', '0 8 * *', 'daily 08:00 09:00'],
  ])
    assert.throws(() => checkedWhen(text, MALAYSIA, MONDAY), /daily 08:00/, text);
  assert.throws(() => checkedWhen('0 0 31 2 *', MALAYSIA, MONDAY), /never due/);
  for (const text of ['* * * * *', '*/10 * * * *', '0,10 8 * * *'])
    assert.throws(() => checkedWhen(text, MALAYSIA, MONDAY), /at least 15 minutes/, text);
  assert.is(checkedWhen('*/15 * * * *', MALAYSIA, MONDAY), '*/15 * * * *');
});

test.run();
