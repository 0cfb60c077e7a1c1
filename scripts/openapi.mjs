/** `npm run openapi`: writes server/openapi.json again after a route was changed. */
import { spawnSync } from 'node:child_process';
import { root, setUp } from './setup.mjs';

setUp({ web: false });
const { status } = spawnSync(process.execPath, ['server/dist/openapi/write-openapi.js'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
