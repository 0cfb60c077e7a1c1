import { parseArgs } from 'node:util';
import { openTestApp } from '../testing.js';
import { fuzz } from './fuzz.js';

/** `npm run attacks [-- --runs N --seed N --only OPERATION]`: the long form of the tests beside this file. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);

const seed = Number(values.seed);
const app = await openTestApp();
const started = performance.now();
const { calls, statuses, findings } = await fuzz(app, { seed, runs: Number(values.runs), only: values.only });
await app.close();

const seconds = (performance.now() - started) / 1000;
print(`${calls} calls in ${seconds.toFixed(0)} s, seed ${seed}`);
for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) {
  print(`  ${status}  ${String(count).padStart(7)}`);
}
for (const { operation, caller, fault, call } of findings.slice(0, 50)) {
  print(`FOUND  ${operation} as ${caller}: ${fault}\n       ${call}`);
}
print(`${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
