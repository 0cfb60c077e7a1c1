/** `npm run faults [-- NAME… --times N --seed N --short]`: what smops has to stand, with a PostgreSQL of its own. */
import { runWithPostgres } from './run-program.mjs';
import { setUp } from './setup/setup.mjs';
import { obtain } from './testing/test-needs.mjs';

setUp();
obtain(['postgres', 'faketime']);
await runWithPostgres('cli/dist/faults/main.js');
