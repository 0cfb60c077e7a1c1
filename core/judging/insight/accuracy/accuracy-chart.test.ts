import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { targetsOf } from '../../../platform/charts/scene.js';
import { ACCURACY } from '../reports.texts.model.js';
import { accuracyScene } from './accuracy-chart.model.js';

const test = suite('the chart of accuracy');

const rate = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
const counts = { judged: 40, hits: 10, extra: 2, missed: 3, isThin: false };

test('has the best variable first, and says every number of it', () => {
  const scene = accuracyScene(
    [
      { variable: 'banjir', ...counts, precision: rate(0.6), recall: rate(0.5), f1: rate(0.55) },
      { variable: '价格', ...counts, precision: rate(0.8), recall: null, f1: null },
      { variable: 'harga', ...counts, precision: rate(0.8), recall: rate(0.7), f1: rate(0.75) },
    ],
    600,
    ACCURACY().chart,
  );
  assert.equal(
    targetsOf(scene).map(({ label }) => label),
    [
      'harga: F1 75.0% (65.0–85.0%), Precision 80.0% (70.0–90.0%), Recall 70.0% (60.0–80.0%); 40 judged',
      'banjir: F1 55.0% (45.0–65.0%), Precision 60.0% (50.0–70.0%), Recall 50.0% (40.0–60.0%); 40 judged',
      '价格: F1 –, Precision 80.0% (70.0–90.0%), Recall –; 40 judged',
    ],
  );
  assert.is(scene.table.rows.length, 3);
});

test.run();
