import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { abbreviateCount } from './facebook.model.js';

const test = suite('abbreviateCount');

test('counts are whole below 1,000, then thousands, then millions, with one decimal', () => {
  const shown = [0, 999, 1000, 1049, 1050, 12_345, 999_949, 999_950, 1_000_000, 2_560_000, 1_234_500_000];
  assert.equal(shown.map(abbreviateCount), [
    '0',
    '999',
    '1.0K',
    '1.0K',
    '1.1K',
    '12.3K',
    '999.9K',
    '1000.0K',
    '1.0M',
    '2.6M',
    '1234.5M',
  ]);
});

test.run();
