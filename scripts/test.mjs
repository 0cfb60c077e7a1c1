/**
 * `npm test [-- filter… --changed --engine=embedded --jobs=N --failed=name]`: everything that proves smops, offline, on one
 * machine. A filter keeps the files whose path contains it, `--changed` those that what changed since `main` reaches.
 * Databases are PostgreSQL's, and the embedded one's for a contract suite; `--engine=embedded` runs all on the embedded
 * one. `--failed` counts one failure of a step that ran before. The last line is always `N passed, N failed`.
 */
import { join } from 'node:path';
import { PACKAGES, prepare, root, SetUpError } from './setup/setup.mjs';
import { findTests, onEngine, select } from './testing/test-files.mjs';
import { findChromium, MissingError, needsOf, obtain } from './testing/test-needs.mjs';
import { startPostgres } from './testing/test-postgres.mjs';
import { runTests } from './testing/test-runner.mjs';

const FILE_MS = 180_000;
const LONG_FILE_MS = 600_000;
/** One more than the two cores of a small machine: files often wait, for a watchdog's patience or a browser. */
const JOBS = 3;

const args = process.argv.slice(2);
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const filters = args.filter((arg) => !arg.startsWith('--'));
const failedBefore = option('failed');

const print = (text) => process.stdout.write(`${text}\n`);
const abort = new AbortController();
let interruptedBy;
for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.on(name, () => {
    interruptedBy ??= { name, code };
    abort.abort();
  });
}

/** Reading imports needs a package, which a fresh clone has only once it is set up. */
async function reachedByChange(tests) {
  const { changedFiles, testsOf } = await import('./testing/changed-tests.mjs');
  return testsOf(root, PACKAGES, tests, changedFiles(root));
}

/** Runs the selected tests with what they need around them. */
async function main() {
  prepare(['installed', 'compiled', 'written-pages']);
  const all = findTests(root, PACKAGES);
  const reached = args.includes('--changed') ? await reachedByChange(all) : all;
  if (reached.length === 0) {
    print('no test is reached by what changed since main');
    return { passed: 0, failed: 0 };
  }
  const tests = onEngine(select(reached, filters), option('engine'));
  if (tests.length === 0) {
    throw new MissingError(
      filters.length > 0 ? `no test file matches ${filters.join(', ')}` : 'there is no test file',
    );
  }
  if (tests.some(({ isLong }) => isLong)) prepare(['bundled-cli', 'bundled-web']);
  const needs = needsOf(tests);
  obtain(needs);
  const postgres = needs.includes('postgres') ? await startPostgres() : undefined;
  const chromium = findChromium();
  try {
    return await runTests(root, tests, {
      concurrency: Math.max(1, Number(option('jobs') ?? process.env.SMOPS_TEST_JOBS ?? JOBS) || JOBS),
      timeoutMs: FILE_MS,
      longTimeoutMs: LONG_FILE_MS,
      durationsPath: join(root, '.build/test-durations.json'),
      abort: abort.signal,
      print,
      environmentOf: ({ engine }) => ({
        ...(chromium && { SMOPS_TEST_CHROMIUM: chromium }),
        ...(engine && { SMOPS_TEST_ENGINE: engine }),
        ...(postgres && { SMOPS_TEST_DATABASE_URL: postgres.url }),
      }),
    });
  } finally {
    if (postgres) print(`PostgreSQL: ${(postgres.cpuMs() / 1000).toFixed(1)} s of the processor`);
    await postgres?.stop();
  }
}

let counts;
try {
  counts = await main();
} catch (error) {
  const isPlain = error instanceof SetUpError || error instanceof MissingError;
  process.stderr.write(`smops: ${isPlain ? error.message : error.stack}\n`);
  counts = { passed: 0, failed: 1 };
}
if (failedBefore !== undefined) {
  print(`FAIL  ${failedBefore} failed before the tests (see above)`);
  counts.failed++;
}
if (interruptedBy) {
  print(`interrupted by ${interruptedBy.name}`);
  counts.failed++;
}
print(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = interruptedBy?.code ?? (counts.failed > 0 ? 1 : 0);
