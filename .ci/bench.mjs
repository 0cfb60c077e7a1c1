/**
 * `npm run bench [-- filter…]`: every measurement (`*.bench.ts`), one after another so that none disturbs the next. A
 * filter keeps the files whose path contains it. Those of SQL (`*.db.bench.ts`) run once per engine.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { filesBelow } from './outputs.mjs';
import { PACKAGES, root, setUp } from './setup.mjs';
import { obtain } from './test-needs.mjs';
import { startPostgres } from './test-postgres.mjs';

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
const ofEngines = benches.some(({ source }) => source.includes('.db.bench.'));
if (ofEngines) obtain(['postgres']);
const postgres = ofEngines ? await startPostgres() : undefined;
for (const { source, compiled } of benches) {
  const engines = source.includes('.db.bench.') ? ['embedded', 'postgres'] : [undefined];
  for (const engine of engines) {
    process.stdout.write(`\n${source}${engine ? ` [${engine}]` : ''}\n`);
    const { status, signal } = spawnSync(process.execPath, ['--enable-source-maps', compiled], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...(engine && { SMOPS_TEST_ENGINE: engine }),
        ...(engine === 'postgres' && { SMOPS_TEST_DATABASE_URL: postgres.url }),
      },
    });
    if (status !== 0) {
      process.stderr.write(`smops: ${source} ended with ${signal ?? `exit code ${status}`}\n`);
      process.exitCode = 1;
    }
  }
}
await postgres?.stop();
