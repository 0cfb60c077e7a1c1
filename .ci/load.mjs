/** `npm run load [-- NAME… --engine E --seconds N --seed N]`: what smops bears, with a PostgreSQL of its own. */
import { spawn } from 'node:child_process';
import { root, setUp } from './setup.mjs';
import { obtain } from './test-needs.mjs';
import { startPostgres } from './test-postgres.mjs';

setUp();
obtain(['postgres']);
const postgres = await startPostgres();
try {
  process.exitCode = await new Promise((resolve) => {
    spawn(process.execPath, ['--enable-source-maps', 'cli/dist/load/main.js', ...process.argv.slice(2)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, SMOPS_TEST_DATABASE_URL: postgres.url },
    }).once('exit', (status) => resolve(status ?? 1));
  });
} finally {
  await postgres.stop();
}
