import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CHART, pointsOf, yOfScore } from './trend.model.js';

const WIDTH = 640;
const test = suite('points of the score chart');
const record = (analyzeDate: string, sentimentScore: string) => ({ id: 1, analyzeDate, sentimentScore });

test('the first record stands left, the last right, scores from bottom to top', () => {
  const points = pointsOf(
    [record('2026-01-01', '0.0'), record('2026-01-02', '5.0'), record('2026-01-05', '10.0')],
    WIDTH,
  );
  assert.is(points[0]?.x, CHART.left);
  assert.is(points[2]?.x, WIDTH - CHART.right);
  assert.is(points[0]?.y, CHART.height - CHART.bottom);
  assert.is(points[2]?.y, CHART.top);
  const width = WIDTH - CHART.left - CHART.right;
  assert.is(points[1]?.x, CHART.left + width / 4);
});

test('records of one moment are drawn, and none give no point', () => {
  assert.ok(
    pointsOf([record('2026-01-01', '7.0'), record('2026-01-01', '3.0')], WIDTH).every(
      ({ x }) => x > CHART.left,
    ),
  );
  assert.equal(pointsOf([], WIDTH), []);
  assert.is(yOfScore(5), (yOfScore(0) + yOfScore(10)) / 2);
});

test.run();
