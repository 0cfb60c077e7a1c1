import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { zoneClock } from './clock.js';

const test = suite('times on the terminal');

test('are those of the server’s zone, and say which', () => {
  const { city, zone, day, minute, second } = zoneClock('Asia/Kuala_Lumpur');
  assert.equal(
    [day('2026-11-22T15:59:59.000Z'), day('2026-11-22T16:00:00.000Z')],
    ['2026-11-22', '2026-11-23'],
  );
  assert.equal([city, zone], ['KUALA LUMPUR', 'Kuala Lumpur time']);
  assert.is(minute('2026-11-22T10:08:30.000Z'), '2026-11-22 18:08');
  assert.is(second('2026-11-22T18:30:05.000Z'), '2026-11-23 02:30:05', 'the next day there');
  assert.is(zoneClock('UTC').zone, 'UTC');
});

test.run();
