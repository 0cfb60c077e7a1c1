import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { retryAfter } from './retry-after.js';

const test = suite('any Retry-After');
const RUNS = { numRuns: 300, seed: 20261122 };
const HOUR_MS = 3_600_000;
const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });

test('seconds and dates up to an hour ahead are told exactly, later ones as an hour, earlier ones as now', () => {
  fc.assert(
    fc.property(now, fc.integer({ min: -9000, max: 9000 }), (at, seconds) => {
      const start = Math.floor(at.getTime() / 1000) * 1000;
      const expected = start + Math.min(Math.max(seconds * 1000, 0), HOUR_MS);
      const date = new Date(start + seconds * 1000).toUTCString();
      assert.is(retryAfter(date, new Date(start))?.getTime(), expected, date);
      assert.is(retryAfter([` ${date} `, '5'], new Date(start))?.getTime(), expected);
      if (seconds >= 0) assert.is(retryAfter(String(seconds), new Date(start))?.getTime(), expected);
    }),
    RUNS,
  );
});

test('any text is a moment within the hour or nothing', () => {
  const piece = fc.constantFrom(
    '1',
    '9',
    '-',
    '.',
    ' ',
    ':',
    'Sun',
    ' Nov ',
    '2026',
    'GMT',
    'e9',
    'Infinity',
    '0x1',
    's',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: piece, maxLength: 8 }), fc.string()), now, (text, at) => {
      const found = retryAfter(text, at);
      if (found === undefined) return;
      const ahead = found.getTime() - at.getTime();
      assert.ok(ahead >= 0 && ahead <= HOUR_MS, text);
      assert.match(text, /^\s*\d+\s*$|\d:\d\d/);
    }),
    RUNS,
  );
});

test('what is neither whole seconds nor a date is nothing', () => {
  for (const text of ['1.5', '-5', 'esok', '12 s', '', ' ']) {
    assert.is(retryAfter(text, new Date('2026-11-21T08:00:00Z')), undefined, text);
  }
});

test.run();
