import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OpenLimit } from './open-limit.js';
import { OPENS_PER_MINUTE, OPENS_PER_MINUTE_WIDE } from './sharing.constants.js';

const test = suite('the limit of opened pages');

const START = Date.UTC(2026, 10, 24, 9);
const after = (seconds: number) => ({ now: () => new Date(START + seconds * 1000) });

/** How many of `times` opens are let through. */
function open(limit: OpenLimit, times: number, addressOf: (at: number) => string, seconds = 0): number {
  let through = 0;
  for (let at = 0; at < times; at++) {
    try {
      limit.count(addressOf(at), after(seconds));
      through += 1;
    } catch (error) {
      assert.is((error as { code?: string }).code, 'THROTTLED');
      assert.ok((error as { retryAfterSeconds: number }).retryAfterSeconds > 0);
    }
  }
  return through;
}

test('a network opens so many pages in a minute, and again in the next', () => {
  const limit = new OpenLimit();
  const home = () => '198.51.100.7';
  assert.is(open(limit, OPENS_PER_MINUTE + 5, home), OPENS_PER_MINUTE);
  assert.is(open(limit, 1, home, 59), 0);
  assert.is(
    open(limit, 1, () => '203.0.113.9', 59),
    1,
  );
  assert.is(open(limit, OPENS_PER_MINUTE + 5, home, 60), OPENS_PER_MINUTE);
});

test('many networks of one IPv6 /48, or of one IPv4 /24, have a limit together', () => {
  const limit = new OpenLimit();
  assert.is(
    open(limit, 2000, (at) => `2001:db8:7:${at.toString(16)}::1`),
    OPENS_PER_MINUTE_WIDE,
  );
  assert.is(
    open(limit, 1, () => '2001:db8:8::1'),
    1,
  );
  assert.is(
    open(limit, 2000, (at) => `192.0.2.${at % 250}`),
    OPENS_PER_MINUTE_WIDE,
  );
});

test('a crowd of networks gives none that has reached its limit a new beginning', () => {
  const limit = new OpenLimit();
  const guesser = () => '198.51.100.7';
  open(limit, 9000, (at) => `2001:db8:${at.toString(16)}::1`);
  assert.is(open(limit, OPENS_PER_MINUTE + 1, guesser), OPENS_PER_MINUTE);
  // The oldest are forgotten, not all.
  open(limit, 9000, (at) => `2001:db9:${at.toString(16)}::1`);
  assert.is(open(limit, 1, guesser), 0);
});

test.run();
