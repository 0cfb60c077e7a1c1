/**
 * `npm run bench [-- filter…]`: every measurement (`*.bench.ts`), one after another so that none disturbs the next. A
 * filter keeps the files whose path contains it. What they print goes to scripts/performance/figures.json, too. Those of SQL (`*.db.bench.ts`) run once per engine.
 */
import { claimOf, machineNow, measurements, recordFigures } from './performance/performance-page.mjs';
import { measure } from './run-program.mjs';
import { setUp } from './setup/setup.mjs';
import { findChromium, obtain } from './testing/test-needs.mjs';
import { startPostgres } from './testing/test-postgres.mjs';

setUp();
const filters = process.argv.slice(2);
const benches = measurements('bench').filter(
  ({ source }) => filters.length === 0 || filters.some((filter) => source.includes(filter)),
);
/** Of another size a bench measures something else: that is not written down. */
const isOwnSize = Object.keys(process.env).every((name) => !name.startsWith('BENCH_'));

if (benches.length === 0) {
  process.stderr.write(`smops: no bench ${filters.length > 0 ? `matches ${filters.join(', ')}` : 'yet'}\n`);
  process.exitCode = 1;
}

const isOfEngines = ({ source }) => source.includes('.db.bench.');
const needsPostgres = benches.some(
  (bench) => isOfEngines(bench) || bench.source === 'trials/bench/program.bench.ts',
);
if (needsPostgres) obtain(['postgres']);
const needsChromium = benches.some(({ source }) => source.startsWith('web/'));
if (needsChromium) obtain(['chromium']);
const chromium = needsChromium ? findChromium() : undefined;
const postgres = needsPostgres ? await startPostgres() : undefined;
try {
  for (const bench of benches) {
    for (const engine of isOfEngines(bench) ? ['embedded', 'postgres'] : [undefined]) {
      process.stdout.write(`\n${bench.source}${engine ? ` [${engine}]` : ''}\n`);
      const machine = machineNow();
      const compiled = bench.source.replace('/', '/dist/').replace(/\.tsx?$/, '.js');
      const { status, signal, output } = await measure(compiled, [], {
        ...(engine && { SMOPS_TEST_ENGINE: engine }),
        ...(chromium && { SMOPS_TEST_CHROMIUM: chromium }),
        ...(postgres && engine !== 'embedded' && { SMOPS_TEST_DATABASE_URL: postgres.url }),
      });
      if (isOwnSize && status !== null && output !== '') {
        const name = engine ? `${bench.name} [${engine}]` : bench.name;
        const command = `npm run bench -- ${bench.name}`;
        recordFigures([{ name, claim: claimOf(bench.source), command, machine, output }]);
      }
      if (status === 0) continue;
      process.stderr.write(`smops: ${bench.source} ended with ${signal ?? `exit code ${status}`}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  await postgres?.stop();
}
