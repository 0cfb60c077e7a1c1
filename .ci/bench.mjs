/**
 * `npm run bench [-- filter…]`: every measurement (`*.bench.ts`), one after another so that none disturbs the next. A
 * filter keeps the files whose path contains it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { filesBelow } from './outputs.mjs';
import { PACKAGES, root, setUp } from './setup.mjs';

setUp();
const filters = process.argv.slice(2);
const benches = PACKAGES.flatMap((name) =>
  filesBelow(join(root, name), new Set(['node_modules', 'dist']))
    .filter((file) => /\.bench\.tsx?$/.test(file))
    .map((file) => ({
      source: `${name}/${file}`,
      compiled: `${name}/dist/${file.replace(/\.tsx?$/, '.js')}`,
    })),
).filter(({ source }) => filters.length === 0 || filters.some((filter) => source.includes(filter)));

if (benches.length === 0) {
  process.stderr.write(`smops: no bench ${filters.length > 0 ? `matches ${filters.join(', ')}` : 'yet'}\n`);
  process.exitCode = 1;
}
for (const { source, compiled } of benches) {
  process.stdout.write(`\n${source}\n`);
  const { status, signal } = spawnSync(process.execPath, ['--enable-source-maps', compiled], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    process.stderr.write(`smops: ${source} ended with ${signal ?? `exit code ${status}`}\n`);
    process.exitCode = 1;
  }
}
