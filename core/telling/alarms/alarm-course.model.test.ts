import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { alarmNews, type KnownAlarm, type SeriesDay } from './alarm-course.model.js';

const test = suite('the course of an alarm');

const ALARM = { count: 14, total: 20, expected: 1, limit: 5, copies: null };
/** `!` is an alarm, `^` a day above the limit that raises none, `.` a calm day, a blank a day without comments. */
const days = (marks: string): SeriesDay[] =>
  [...marks].flatMap((mark, at) => {
    const day = `2026-11-${String(at + 1).padStart(2, '0')}`;
    if (mark === ' ') return [];
    return [{ day, share: mark === '.' ? 0.05 : 0.7, ...(mark === '!' ? { alarm: ALARM } : {}) }];
  });
const known = (first: number, last: number, isOver: boolean): KnownAlarm => ({
  firstDay: `2026-11-${String(first).padStart(2, '0')}`,
  lastDay: `2026-11-${String(last).padStart(2, '0')}`,
  limitShare: 0.25,
  isOver,
});
const told = (marks: string, ...before: KnownAlarm[]) =>
  alarmNews(days(marks), before).map(({ firstDay, lastDay, isOver, began, hasEnded }) =>
    [
      `${Number(firstDay.slice(8))}-${Number(lastDay.slice(8))}`,
      ...(began === undefined ? [] : ['began']),
      ...(hasEnded ? ['ended'] : []),
      ...(isOver ? ['over'] : []),
    ].join(' '),
  );

test('days in a row are one alarm, also over days without comments and days that are as high without an alarm', () => {
  assert.equal(told('...!!'), ['4-5 began']);
  assert.equal(told('...! !'), ['4-6 began']);
  assert.equal(told('...!^^'), ['4-6 began']);
});

test('a calm day ends an alarm, and what follows is another one', () => {
  assert.equal(told('...!.!'), ['4-4 began over', '6-6 began']);
  assert.equal(told('....^.'), []);
});

test('what was told is not told again; its end is told once', () => {
  assert.equal(told('...!', known(4, 4, false)), []);
  assert.equal(told('...!!', known(4, 4, false)), ['4-5']);
  assert.equal(told('...!.', known(4, 4, false)), ['4-4 ended over']);
  assert.equal(told('...!..', known(4, 4, true)), []);
  assert.equal(told('...!..!', known(4, 4, true)), ['7-7 began']);
});

test('an alarm of a day before one that was told is no news', () => {
  assert.equal(told('.!.!', known(4, 4, false)), []);
});

test.run();
