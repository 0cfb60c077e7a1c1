import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { usdText } from './money.model.js';

test('money has one form: two decimals, and four where two would hide it', () => {
  assert.equal([0, 0.00012, 0.0125, 0.12, 12.5, 1200].map(usdText), [
    'USD 0.00',
    'USD 0.0001',
    'USD 0.0125',
    'USD 0.12',
    'USD 12.50',
    'USD 1200.00',
  ]);
});

test.run();
