/** `npm run bench:quality [-- FOLDER]`: the local engine on labelled comments and the frozen sets. What it prints goes to scripts/performance/figures.json, too. */
import { machineNow, QUALITY, recordFigures } from './performance/performance-page.mjs';
import { measure } from './run-program.mjs';
import { setUp } from './setup/setup.mjs';

setUp();
const machine = machineNow();
const { status, output } = await measure('core/dist/engine/bench/quality.js', process.argv.slice(2));
process.exitCode = status ?? 1;
const claim = 'How well and how fast the local engine reads labelled comments.';
if (status === 0 && !output.startsWith('No labelled comments'))
  recordFigures([{ name: QUALITY, claim, command: 'npm run bench:quality', machine, output }]);
