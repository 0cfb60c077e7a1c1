import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clockOf, densestDay } from './waves.model.js';

const test = suite('waves of copies');

const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour, minute));

test('the densest day slides: it begins with any copy, not at midnight', () => {
  const times = [at(1, 8), at(9, 20), at(9, 23), at(10, 1), at(10, 19), at(10, 20, 1), at(12, 1)];
  assert.equal(densestDay(times), { from: at(9, 20), to: at(10, 19), comments: 4 });
  assert.is(densestDay([]), null);
  assert.is(densestDay([at(1, 1)])?.comments, 1);
});

test('the clock counts by hour, by day or by week of the time zone and leaves no gap', () => {
  const hours = clockOf([at(9, 20), at(9, 20, 30), at(9, 23)], 'Asia/Kuala_Lumpur');
  assert.equal(hours, {
    unit: 'hour',
    buckets: [
      { start: '2026-11-09T20:00:00.000Z', comments: 2 },
      { start: '2026-11-09T21:00:00.000Z', comments: 0 },
      { start: '2026-11-09T22:00:00.000Z', comments: 0 },
      { start: '2026-11-09T23:00:00.000Z', comments: 1 },
    ],
  });
  const days = clockOf([at(1, 15), at(1, 17), at(9, 3)], 'Asia/Kuala_Lumpur');
  assert.is(days.unit, 'day');
  assert.equal(
    days.buckets.map(({ comments }) => comments),
    [1, 1, 0, 0, 0, 0, 0, 0, 1],
    '17:00 UTC is the next day in Kuala Lumpur',
  );
});

test.run();
