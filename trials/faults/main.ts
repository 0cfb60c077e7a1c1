import { parseArgs } from 'node:util';
import { FAULTS, type FaultOutcome, strike } from './faults.js';

/**
 * `npm run faults [-- PART-OF-A-NAME… --times N --seed N --minutes N --short]`: what smops has to stand, struck with real
 * processes. The short form of what the README promises runs with the tests. What lasts (the soak) runs only when it is named.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const seed = Number(values.seed);
const serverUrl = process.env.SMOPS_TEST_DATABASE_URL;
const chosen = FAULTS.filter(({ name, isOnRequest }) =>
  positionals.length === 0 ? isOnRequest !== true : positionals.some((part) => name.includes(part)),
);

if (chosen.length === 0) {
  print(`No fault is named like ${positionals.join(' or ')}. There are:`);
  for (const { name } of FAULTS) print(`  ${name}`);
  process.exitCode = 2;
}
print(`seed ${seed}`);
const outcomes: FaultOutcome[] = [];
for (const fault of chosen) {
  print(`…         ${fault.name}`);
  const outcome = await strike(fault, {
    times: numberOf(values.times) ?? numberOf(values.minutes),
    isShort: values.short,
    seed,
    serverUrl,
    print,
  });
  outcomes.push(outcome);
  print(`${outcome.hasHeld ? 'held    ' : 'BROKE   '}  ${outcome.text}`);
}

print(`\n| fault | claim | strikes | seconds | seen |\n|---|---|---|---|---|`);
for (const { fault, hasHeld, strikes, seconds, text } of outcomes) {
  const seen = `${hasHeld ? '' : '**broke**: '}${text.replaceAll('\n', ' ')}`;
  print(`| ${fault.name} | ${fault.claim} | ${strikes} | ${seconds.toFixed(0)} | ${seen} |`);
}
const broken = outcomes.filter(({ hasHeld }) => !hasHeld).length;
print(`\n${outcomes.length - broken} held, ${broken} broke; seed ${seed}`);
if (broken > 0) process.exitCode = 1;
