import { parseArgs } from 'node:util';
import { FAULTS, strike } from './faults.js';

/**
 * `npm run faults [-- --times N --seed N --only PART-OF-A-NAME]`: what smops has to stand, struck with real processes. The
 * short form runs with the tests.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed);
const serverUrl = process.env.SMOPS_TEST_DATABASE_URL;

print(`seed ${seed}, ${values.times} times each`);
for (const fault of FAULTS.filter(({ name }) => name.includes(values.only))) {
  if (fault.needsPostgres === true && serverUrl === undefined) {
    print(`left out  ${fault.name}: no PostgreSQL`);
    continue;
  }
  const { hasHeld, text, seconds } = await strike(fault, { times: Number(values.times), seed, serverUrl });
  if (!hasHeld) process.exitCode = 1;
  print(`${hasHeld ? 'held    ' : 'BROKE   '}  ${fault.name} (${seconds.toFixed(0)} s)`);
  print(`            claim: ${fault.claim}`);
  print(`            seen:  ${text}`);
}
