/**
 * `npm run check`: format and lint, types, unused code and packages, direction of imports, regular expressions that take
 * too long. Seconds; no database, no network once the packages are installed. Every step runs even when one before it
 * failed.
 */
import { spawnSync } from 'node:child_process';
import { prepare, root, SetUpError } from './setup/setup.mjs';

const STEPS = [
  [
    'format and lint',
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--colors=off',
    '--max-diagnostics=50',
  ],
  ['types', 'node_modules/typescript/bin/tsc', '-b', '--pretty', 'false'],
  ['unused code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  ['imports', 'scripts/checks/check-imports.mjs'],
  ['texts outside the catalogues', 'scripts/checks/check-texts.mjs'],
  ['regular expressions', 'scripts/checks/check-regexes.mjs'],
];

try {
  prepare(['installed']);
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  process.stderr.write(`smops: ${error.message}\n`);
  process.exit(1);
}
for (const [name, ...args] of STEPS) {
  const started = performance.now();
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'}  ${seconds.padStart(5)} s  ${name}\n`);
  if (status === 0) continue;
  process.exitCode = 1;
  process.stdout.write(`${(error?.message ?? `${stdout}${stderr}`).trimEnd().replace(/^/gm, '  | ')}\n`);
}
