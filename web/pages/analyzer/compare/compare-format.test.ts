import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { axisTicks, countText, points, pointsRange, pText } from './compare-format.js';

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

const labels = (largest: number) => axisTicks(largest).map((tick) => Math.round(tick * 100));

test('the axis has round marks and goes beyond the largest', () => {
  assert.equal(labels(0), [0, 1]);
  assert.equal(labels(0.151), [0, 5, 10, 15, 20]);
  assert.equal(labels(0.349), [0, 10, 20, 30, 40]);
  assert.equal(labels(0.5), [0, 10, 20, 30, 40, 50]);
  assert.equal(labels(1), [0, 20, 40, 60, 80, 100]);
});

test.run();
