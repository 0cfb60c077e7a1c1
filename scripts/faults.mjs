/**
 * `npm run faults [-- NAME… --times N --seed N --short]`: what smops has to stand, with a PostgreSQL of its own. Without a
 * name, also the tests of killed servers with more kills than `npm test` makes.
 */
import { spawnSync } from 'node:child_process';
import { runWithPostgres } from './run-program.mjs';
import { root, setUp } from './setup/setup.mjs';
import { obtain } from './testing/test-needs.mjs';

const KILLS = '20';

setUp();
obtain(['postgres', 'faketime']);
await runWithPostgres('trials/dist/faults/main.js');
const isNamed = process.argv.slice(2).some((arg) => !arg.startsWith('--') && !/^\d+$/.test(arg));
if (!isNamed && !process.argv.includes('--short')) {
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'crashes.db'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SMOPS_TEST_KILLS: KILLS },
  });
  process.exitCode ||= status ?? 1;
}
