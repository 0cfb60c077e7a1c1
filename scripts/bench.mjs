/**
 * `npm run bench [-- filter…]`: every measurement (`*.bench.ts`), one after another so that none disturbs the next. A
 * filter keeps the files whose path contains it. Those of SQL (`*.db.bench.ts`) run once per engine.
 */
import { spawn } from 'node:child_process';
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
/** Asynchronous, because the database server's messages must be read meanwhile. */
const run = (compiled, env) =>
  new Promise((resolve) => {
    spawn(process.execPath, ['--enable-source-maps', compiled], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }).once('exit', (status, signal) => resolve(signal ?? `exit code ${status}`));
  });

const isOfEngines = ({ source }) => source.includes('.db.bench.');
const needsPostgres = benches.some((bench) => isOfEngines(bench) || bench.source === 'cli/program.bench.ts');
if (needsPostgres) obtain(['postgres']);
const postgres = needsPostgres ? await startPostgres() : undefined;
try {
  for (const bench of benches) {
    for (const engine of isOfEngines(bench) ? ['embedded', 'postgres'] : [undefined]) {
      process.stdout.write(`\n${bench.source}${engine ? ` [${engine}]` : ''}\n`);
      const end = await run(bench.compiled, {
        ...(engine && { SMOPS_TEST_ENGINE: engine }),
        ...(postgres && engine !== 'embedded' && { SMOPS_TEST_DATABASE_URL: postgres.url }),
      });
      if (end === 'exit code 0') continue;
      process.stderr.write(`smops: ${bench.source} ended with ${end}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  await postgres?.stop();
}
