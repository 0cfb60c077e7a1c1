/** `npm run attacks [-- NAME… --runs N --seed N]`: what was thought of to harm smops, tried on this machine. */
import { runProgram } from './run-program.mjs';
import { setUp } from './setup/setup.mjs';

setUp();
await runProgram('trials/dist/attacks/main.js');
