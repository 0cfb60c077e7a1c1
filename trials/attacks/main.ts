import { parseArgs } from 'node:util';
import { openTestApp } from '@smops/server/testing.js';
import type { AttackResult } from './attack.js';
import { ATTACKS } from './attacks.js';
import { PROGRAM_ATTACKS } from './program/program-attacks.js';
import { HEALTH_LIMIT_MS, keepingResources, watchingHealth } from './watch.js';

/**
 * `npm run attacks [-- NAME… --runs N --seed N]`: everything that was thought of to harm smops, in its long form. All of
 * it stays on this machine. The short form runs with the tests. Beside each attack /healthz must answer within a second,
 * and after it descriptors, threads and memory must return to where they were.
 */
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const SHOWN_FINDINGS = 20;
const print = (line: string) => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed);
const runs = Number(values.runs);

interface Line extends AttackResult {
  name: string;
  seconds: number;
}

async function runOne(name: string, run: () => Promise<AttackResult>): Promise<Line> {
  const started = performance.now();
  const result = await run().catch((error: unknown) => ({
    calls: 0,
    findings: [`ended with ${error instanceof Error ? error.stack : error}`],
    notes: [],
  }));
  return { name, ...result, seconds: (performance.now() - started) / 1000 };
}

const lines: Line[] = [];

async function attack(name: string, claim: string, run: () => Promise<AttackResult>): Promise<void> {
  if (names.length > 0 && !names.includes(name)) return;
  print(`${name}: ${claim}`);
  const line = await runOne(name, run);
  for (const note of line.notes ?? []) print(`    ${note}`);
  for (const finding of line.findings.slice(0, SHOWN_FINDINGS)) print(`    FOUND ${finding}`);
  lines.push(line);
}

for (const { name, claim, run } of ATTACKS) {
  await attack(name, claim, async () => {
    const app = await openTestApp();
    try {
      const { result, health } = await watchingHealth(app, () =>
        keepingResources(() => run({ app, seed, runs })),
      );
      const worst = `/healthz: ${health.probes} probes, ${health.failed} failed, slowest ${Math.round(health.worstMs)} ms`;
      const isHealthy = health.failed === 0 && health.worstMs <= HEALTH_LIMIT_MS;
      return {
        ...result,
        findings: isHealthy ? result.findings : [...result.findings, worst],
        notes: [...(result.notes ?? []), worst],
      };
    } finally {
      await app.close();
    }
  });
}
for (const { name, claim, run } of PROGRAM_ATTACKS) {
  await attack(name, claim, () => keepingResources(() => run({ seed, runs })));
}

print(
  `\nseed ${seed}\n${'attack'.padEnd(16)}${'calls'.padStart(8)}${'findings'.padStart(10)}${'s'.padStart(7)}`,
);
for (const { name, calls, findings, seconds } of lines) {
  print(
    name.padEnd(16) +
      String(calls).padStart(8) +
      String(findings.length).padStart(10) +
      seconds.toFixed(0).padStart(7),
  );
}
if (lines.length === 0) print(`no attack is named ${names.join(', ')}`);
if (lines.length === 0 || lines.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
