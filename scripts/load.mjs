/** `npm run load [-- NAME… --engine E --seconds N --seed N]`: what smops bears, with a PostgreSQL of its own. */
import { runWithPostgres } from './run-program.mjs';
import { setUp } from './setup.mjs';
import { obtain } from './test-needs.mjs';

setUp();
obtain(['postgres']);
await runWithPostgres('cli/dist/load/main.js');
