import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { daysOf } from './day-range.js';

const test = suite('days of tasks');
const none = { from: '', to: '' };

test('a week goes from Monday to Sunday, also on a Sunday and across a month', () => {
  const week = { from: '2026-11-30', to: '2026-12-06' };
  assert.equal(daysOf('week', '2026-11-30', none), week);
  assert.equal(daysOf('week', '2026-12-06', none), week);
});

test('seven days hold today', () => {
  assert.equal(daysOf('last7', '2026-11-03', none), { from: '2026-10-28', to: '2026-11-03' });
  assert.equal(daysOf('next7', '2026-12-28', none), { from: '2026-12-28', to: '2027-01-03' });
  assert.equal(daysOf('today', '2026-11-03', none), { from: '2026-11-03', to: '2026-11-03' });
});

test("days of one's own may be open at either end, and without a choice all days count", () => {
  assert.equal(daysOf('custom', '2026-11-03', { from: '2026-11-01', to: '' }), { from: '2026-11-01' });
  assert.equal(daysOf('custom', '2026-11-03', none), {});
  assert.equal(daysOf(undefined, '2026-11-03', { from: '2026-11-01', to: '' }), {});
});

test.run();
