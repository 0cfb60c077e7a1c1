/** `npm run walks [-- list]`: how many files the walks of ARCHITECTURE.md pass through; list names them. */
import { runProgram } from './run-program.mjs';
import { setUp } from './setup/setup.mjs';

setUp();
await runProgram('trials/dist/walks/main.js');
