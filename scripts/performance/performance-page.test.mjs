import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { measurements, pageOf, readPage } from './performance-page.mjs';

const page = suite('docs/performance.md');

const rowsOf = (text) => [...text.matchAll(/^\| ([a-z]\S*)(?: \[\w+\])? \|/gm)].map(([, name]) => name);
const machine = '2026-11-22, 2 cores (Contoh), 8 GB, Node v20.20.0, load average 0.1';
const figure = (name, output) => ({ name, claim: 'It is fast.', command: 'npm run bench', machine, output });

page('has a row for every measurement, and for no other', () => {
  const names = [...measurements('bench'), ...measurements('load')].map(({ name }) => name);
  assert.ok(names.includes('core/records/transfer/import') && names.includes('trials/load/staff'));
  const rows = rowsOf(readPage());
  assert.equal(
    [...new Set(rows)].filter((name) => name !== 'measurement' && name !== 'core/engine/quality').sort(),
    names.sort(),
  );
});

page('is what its writer makes of it', () => assert.is(pageOf(readPage(), []), readPage()));

page('a measurement replaces its own figures and no others', () => {
  const first = pageOf(readPage(), [
    figure('core/records/transfer/import [embedded]', '1,000 rows/s'),
    figure('core/records/transfer/import [postgres]', '2,000 rows/s'),
  ]);
  const second = pageOf(first, [
    figure('core/records/transfer/import [embedded]', '### 3,000 rows/s\n\n| x |'),
  ]);
  assert.not.match(second, /1,000 rows/);
  assert.match(second, /2,000 rows/);
  assert.match(second, /3,000 rows/);
  assert.match(
    second,
    /^\| core\/records\/transfer\/import \[embedded\] \| It is fast\. \| `npm run bench` \| 2026-11-22, load average 0\.1 \|$/m,
  );
  assert.is(pageOf(second, []), second);
});

page('what is no measurement any more loses its section', () => {
  const gone = readPage().concat('\n### core/gone/away [embedded]\n\nIt was fast.\n\n`x`\n\n2026\n');
  assert.is(pageOf(gone, []), readPage());
});

page.run();
