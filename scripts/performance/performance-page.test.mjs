import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { changeFigures, measurements, pageOf, readFigures, renderPerformance } from './performance-page.mjs';

const page = suite('the page of performance');

const rowsOf = (text) => [...text.matchAll(/^\| ([a-z]\S*)(?: \[\w+\])? \|/gm)].map(([, name]) => name);
const machine = '2026-11-22, 2 cores (Contoh), 8 GB, Node v20.20.0, load average 0.1';
const figure = (name, output) => ({ name, claim: 'It is fast.', command: 'npm run bench', machine, output });

page('has a row for every measurement, and for no other', () => {
  const names = [...measurements('bench'), ...measurements('load')].map(({ name }) => name);
  assert.ok(names.includes('core/records/transfer/import') && names.includes('trials/load/staff'));
  const rows = rowsOf(renderPerformance());
  assert.equal(
    [...new Set(rows)].filter((name) => name !== 'measurement' && name !== 'core/engine/quality').sort(),
    names.sort(),
  );
});

page('a measurement replaces its own figures and no others', () => {
  const first = changeFigures(readFigures(), [
    figure('core/records/transfer/import [embedded]', '1,000 rows/s'),
    figure('core/records/transfer/import [postgres]', '2,000 rows/s'),
  ]);
  const second = changeFigures(first, [
    figure('core/records/transfer/import [embedded]', '### 3,000 rows/s\n\n| x |'),
  ]);
  const text = pageOf('# Performance\n', second);
  assert.not.match(text, /1,000 rows/);
  assert.match(text, /2,000 rows/);
  assert.match(text, /3,000 rows/);
  assert.match(
    text,
    /^\| core\/records\/transfer\/import \[embedded\] \| It is fast\. \| `npm run bench` \| 2026-11-22, load average 0\.1 \|$/m,
  );
});

page('what is no measurement any more loses its figures', () => {
  const gone = { ...readFigures(), 'core/gone/away [embedded]': figure('', 'It was fast.') };
  assert.equal(changeFigures(gone, []), readFigures());
});

page.run();
