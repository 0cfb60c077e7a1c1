/** `npm run attacks [-- NAME… --runs N --seed N]`: what was thought of to harm smops, tried on this machine. */
import { spawn } from 'node:child_process';
import { root, setUp } from './setup.mjs';

setUp();
const args = ['--enable-source-maps', 'cli/dist/attacks/main.js', ...process.argv.slice(2)];
spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).once(
  'exit',
  (status) => {
    process.exitCode = status ?? 1;
  },
);
