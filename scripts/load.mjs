/**
 * `npm run load [-- NAME… --engine E --seconds N --seed N]`: what smops bears, with a PostgreSQL of its own. What it prints
 * goes to scripts/performance/figures.json, too.
 */
import { machineNow, recordFigures } from './performance/performance-page.mjs';
import { measure } from './run-program.mjs';
import { setUp } from './setup/setup.mjs';
import { obtain } from './testing/test-needs.mjs';
import { startPostgres } from './testing/test-postgres.mjs';

setUp();
obtain(['postgres']);
const args = process.argv.slice(2);
const machine = machineNow();
const postgres = await startPostgres();
try {
  const { status, output } = await measure('trials/dist/load/main.js', args, {
    SMOPS_TEST_DATABASE_URL: postgres.url,
  });
  process.exitCode = status ?? 1;
  const options = args.filter((_, at) => args[at]?.startsWith('--') || args[at - 1]?.startsWith('--'));
  const measured = output.split(/^(?=\S+ \[\w+\]: )/m).flatMap((part) => {
    const [, load, engine, claim, figures] = /^(\S+) \[(\w+)\]: (.*)\n([\s\S]*)$/.exec(part) ?? [];
    if (load === undefined || figures.includes('BROKE')) return [];
    const command = ['npm run load --', load, ...options].join(' ');
    return [{ name: `trials/load/${load} [${engine}]`, claim, command, machine, output: figures }];
  });
  recordFigures(measured);
} finally {
  await postgres.stop();
}
