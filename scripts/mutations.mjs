/**
 * `npm run mutations [-- WORD…]`: breaks rules of `testing/rules.mjs` one at a time, in a copy of the checkout, and runs the
 * tests that are to notice it, on the embedded database. A rule whose tests all pass has no test, whatever their names
 * say. Words choose the rules that contain one of them. Ends with 1 when a rule went unnoticed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE } from './setup/outputs.mjs';
import { prepare, root } from './setup/setup.mjs';
import { RULES } from './testing/rules.mjs';
import { scratchFolder } from './testing/test-runner.mjs';

const TEST_MS = 180_000;
const COPIED = [
  'package.json',
  'node_modules',
  'core',
  'server',
  'cli',
  'web',
  'fixtures',
  'migrations',
  'docs',
  'scripts',
];

/** The checkout again, by hard links: only what is changed takes room. */
function copyCheckout() {
  mkdirSync(join(root, '.build'), { recursive: true });
  const copy = mkdtempSync(join(root, '.build/mutations-'));
  const { status, stderr } = spawnSync('cp', ['-al', ...COPIED.map((name) => join(root, name)), copy], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`cp: ${stderr.slice(0, 300)}`);
  return copy;
}

/** Replaces a file of the copy; written in place, the link would change the checkout too. */
function replace(path, text) {
  unlinkSync(path);
  writeFileSync(path, text);
}

const compiled = (source) => source.replace(/^(\w+)\//, '$1/dist/').replace(/\.tsx?$/, '.js');

function passes(copy, test) {
  const scratch = mkdtempSync(join(scratchFolder(), 'smops-mutation-'));
  try {
    const { status } = spawnSync(process.execPath, [compiled(test)], {
      cwd: copy,
      stdio: 'ignore',
      timeout: TEST_MS,
      env: { ...process.env, SMOPS_TEST_ENGINE: 'embedded', TMPDIR: scratch, HOME: scratch },
    });
    return status === 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The test that notices the broken rule, or undefined. */
function noticing(copy, { rule, file, from, to, tests }) {
  const source = readFileSync(join(copy, file), 'utf8');
  if (source.split(from).length !== 2) throw new Error(`“${rule}”: ${file} has “${from}” not exactly once.`);
  const { code } = transformSync(
    source.replace(from, () => to),
    { ...MODULE, loader: 'ts' },
  );
  const path = join(copy, compiled(file));
  const sound = readFileSync(path, 'utf8');
  replace(path, code);
  try {
    return tests.find((test) => !passes(copy, test));
  } finally {
    replace(path, sound);
  }
}

prepare(['installed', 'compiled']);
const { transformSync } = await import('esbuild');
const words = process.argv.slice(2);
const chosen = RULES.filter(({ rule }) => words.length === 0 || words.some((word) => rule.includes(word)));
const copy = copyCheckout();
try {
  for (const test of new Set(chosen.flatMap(({ tests }) => tests))) {
    if (!passes(copy, test)) throw new Error(`${test} fails with nothing broken.`);
  }
  let unnoticed = 0;
  for (const one of chosen) {
    const test = noticing(copy, one);
    if (test === undefined) unnoticed += 1;
    process.stdout.write(
      `${test === undefined ? 'UNNOTICED' : 'noticed  '}  ${one.rule}${test === undefined ? '' : `  (${test})`}\n`,
    );
  }
  process.stdout.write(`${chosen.length - unnoticed} of ${chosen.length} broken rules were noticed\n`);
  process.exitCode = unnoticed > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
