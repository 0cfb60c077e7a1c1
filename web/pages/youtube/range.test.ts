import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exportQueryOf, rangeOf } from './range.js';

const test = suite('exportQueryOf');
const panel = { search: 'banjir', from: '', to: '', sort: 'newest' };

test('the export is narrowed by the header and by the panel', () => {
  assert.equal(exportQueryOf(rangeOf('lifetime', '', ''), panel), panel);
  assert.equal(exportQueryOf(rangeOf('28', '', ''), panel), { ...panel, days: '28' });
});

test('of two periods the days that both have are left', () => {
  const header = rangeOf('custom', '2026-09-01', '2026-10-31');
  assert.equal(exportQueryOf(header, panel), { ...panel, from: '2026-09-01', to: '2026-10-31' });
  assert.equal(exportQueryOf(header, { ...panel, from: '2026-10-01', to: '2026-12-01' }), {
    ...panel,
    from: '2026-10-01',
    to: '2026-10-31',
  });
});

test.run();
