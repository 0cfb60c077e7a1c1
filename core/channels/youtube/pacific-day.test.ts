import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nextPacificMidnight, pacificDay } from './pacific-day.js';

const test = suite('pacific day');

test('the quota day turns at midnight in California, summer and winter', () => {
  assert.is(pacificDay(new Date('2026-11-21T07:59:59Z')), '2026-11-20');
  assert.is(pacificDay(new Date('2026-11-21T08:00:00Z')), '2026-11-21');
  assert.is(pacificDay(new Date('2026-07-01T06:59:59Z')), '2026-06-30');
  assert.is(pacificDay(new Date('2026-07-01T07:00:00Z')), '2026-07-01');
});

test('the next midnight is right on days of 23 and 25 hours', () => {
  const next = (time: string) => nextPacificMidnight(new Date(time)).toISOString();
  assert.is(next('2026-11-21T08:00:00Z'), '2026-11-22T08:00:00.000Z');
  assert.is(next('2026-03-08T09:30:00Z'), '2026-03-09T07:00:00.000Z');
  assert.is(next('2026-11-01T07:10:00Z'), '2026-11-02T08:00:00.000Z');
});

test.run();
