import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countText, points, pointsRange, pText } from './compare-format.js';

test('differences carry their sign, and nothing has none', () => {
  assert.is(points(0.123), '+12.3');
  assert.is(points(-0.05), '−5.0');
  assert.is(points(0), '0.0');
  assert.is(pointsRange(-0.01, 0.02), '−1.0 至 +2.0');
});

test('a tiny p is told as a bound, not as zero', () => {
  assert.is(pText(0.00001), '< 0.001');
  assert.is(pText(0.0421), '0.042');
});

test('effective counts show that they are none of whole comments', () => {
  assert.is(countText(1200), '1,200');
  assert.is(countText(41.26), '41.3');
});

test.run();
