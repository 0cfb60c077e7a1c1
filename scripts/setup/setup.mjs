/**
 * Brings a checkout to where a command can run: packages installed, sources compiled, bundles made. Each step
 * remembers the fingerprint of what it was made from and is skipped while that stands. Uses nothing but Node, because
 * it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { filesBelow, isComplete } from './outputs.mjs';
import { wordsFor } from './words.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The workspaces of the product, and beside them the trials that use it from outside. */
export const PACKAGES = ['core', 'fixtures', 'server', 'cli', 'web', 'trials'];
const BUILD_FILES = ['tsconfig.base.json', 'tsconfig.json', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', '.build', '.git']);
/** What the build writes for the help. */
const WRITTEN_PAGES = ['.build/docs/commands.md', '.build/docs/performance.md'];
const stamps = join(root, '.build');

/** A step that failed, after it has said why on stderr. */
export class SetUpError extends Error {}

const words = wordsFor(process.argv.slice(2), process.env);
const say = (text) => process.stderr.write(`smops: ${text}\n`);
const startedMs = performance.now();
const seconds = () => Math.round((performance.now() - startedMs) / 1000);
/** Says which step begins, and how long the ones before it took. */
const sayStep = (text) => say(seconds() === 0 ? text : `${text} (${words.after(seconds())})`);

/** One line per source file (path, size, time of change), hashed: any edit, addition or removal changes it. */
function fingerprint(folders, files = []) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}:${size}:${mtimeMs}\n`);
  };
  for (const folder of folders) {
    for (const file of filesBelow(join(root, folder), SKIPPED)) {
      if (/\.(ts|tsx|mjs|css|html|json|svg|md|png)$/.test(file)) add(join(folder, file));
    }
  }
  for (const file of files) add(file);
  return hash.digest('hex');
}

/** Runs a program with its output on stderr, so that a command's own stdout stays clean. */
export function run(command, args, { hint = '', cwd = root } = {}) {
  const result = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2], env: environment() });
  if (result.status === 0) return;
  const why =
    result.error?.message ?? (result.signal ? `ended by ${result.signal}` : `exit code ${result.status}`);
  throw new SetUpError(`${[command, ...args].join(' ')}: ${why}${hint}`);
}

/** npm keeps its cache in the home folder; a user without one (cron, a service) gets one in the checkout. */
function environment() {
  try {
    accessSync(homedir(), constants.W_OK);
    return process.env;
  } catch {
    return { ...process.env, npm_config_cache: join(stamps, 'npm-cache') };
  }
}

const at = (path) => existsSync(join(root, path));

/** Whether an `npm ci` by hand has brought everything the lockfile names, development packages and links to the workspaces included. */
function isInstalledByHand() {
  const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  try {
    const there = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, { version, optional, link }]) =>
        !path.includes('node_modules/') || optional || (link ? at(path) : there[path]?.version === version),
    );
  } catch {
    return false;
  }
}

function install() {
  if (isInstalledByHand()) return;
  sayStep(words.installing);
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['ci', ...options], { hint: `\n${words.network}` });
}

/** The steps in order: what each is made from, whether what it made is still there, and how it is made. */
const STEPS = {
  installed: {
    print: () =>
      createHash('sha256')
        .update(readFileSync(join(root, 'package-lock.json')))
        .update(process.version)
        .digest('hex'),
    // npm writes this file last.
    isThere: () => at('node_modules/.package-lock.json'),
    work: install,
  },
  compiled: {
    print: () =>
      fingerprint(PACKAGES, [...BUILD_FILES, 'scripts/setup/compile.mjs', 'scripts/setup/outputs.mjs']),
    isThere: () => PACKAGES.every((name) => isComplete(join(root, name))),
    work: () => {
      sayStep(words.compiling);
      run(process.execPath, ['scripts/setup/compile.mjs']);
    },
  },
  'bundled-cli': {
    print: () => fingerprint(['core', 'server', 'cli'], [...BUILD_FILES, 'scripts/setup/bundle-cli.mjs']),
    isThere: () => at('cli/dist/bundle/main.js'),
    work: () => run(process.execPath, ['scripts/setup/bundle-cli.mjs']),
  },
  'written-pages': {
    print: () =>
      readStamp('compiled') +
      fingerprint(['scripts/performance'], ['docs/performance.md', 'scripts/setup/write-pages.mjs']),
    isThere: () => WRITTEN_PAGES.every(at),
    work: () => run(process.execPath, ['scripts/setup/write-pages.mjs']),
  },
  'bundled-web': {
    print: () =>
      fingerprint(
        ['core', 'server/client', 'web', 'docs', 'scripts/languages'],
        [...BUILD_FILES, 'scripts/setup/bundle-web.mjs', ...WRITTEN_PAGES.filter(at)],
      ),
    isThere: () => at('web/dist/app/index.html'),
    work: () => {
      sayStep(words.building);
      run(process.execPath, ['scripts/setup/bundle-web.mjs']);
    },
  },
};

function readStamp(name) {
  try {
    return readFileSync(join(stamps, name), 'utf8');
  } catch {
    return '';
  }
}

const isDone = (name) => STEPS[name].isThere() && readStamp(name) === STEPS[name].print();

/** Does one step, and remembers it in `folder`. */
export function doStep({ print, work }, name, folder) {
  const stamp = join(folder, name);
  // Taken before the work, so that an edit made meanwhile is seen next time; and no stamp while it lasts,
  // so that work cut short is done again.
  const before = print();
  rmSync(stamp, { force: true });
  work();
  writeFileSync(stamp, before);
}

/** Does the named steps where they are out of date, one process at a time. Throws SetUpError. */
export function prepare(names) {
  if (names.every(isDone)) return;
  withLock(join(stamps, 'set-up'), () => {
    for (const name of names) if (!isDone(name)) doStep(STEPS[name], name, stamps);
    say(words.ready(seconds()));
  });
}

/** Everything a command needs; `web: false` leaves the dashboard out, which the terminal does not need. Exits on failure. */
export function setUp({ web = true } = {}) {
  try {
    prepare(['installed', 'compiled', 'bundled-cli', ...(web ? ['written-pages', 'bundled-web'] : [])]);
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    say(`${words.stopped}: ${error.message}`);
    process.exit(1);
  }
}
