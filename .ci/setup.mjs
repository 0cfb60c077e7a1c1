/**
 * Brings a checkout to where a command can run: packages installed, sources compiled, bundles made. Each step
 * remembers the fingerprint of what it was made from and is skipped while that stands. Uses nothing but Node, because
 * it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamps = join(root, '.build');
const PACKAGES = ['core', 'fixtures', 'server', 'cli', 'web'];
const SKIPPED = new Set(['node_modules', 'dist', '.build', '.git']);

/** One line per file below `folders` (path, size, time of change), hashed: any edit changes it. */
function fingerprint(folders, files = []) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}:${size}:${mtimeMs}\n`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (SKIPPED.has(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(ts|tsx|mjs|css|html|json|svg)$/.test(entry.name)) add(path);
    }
  };
  for (const folder of folders) walk(join(root, folder));
  for (const file of files) add(join(root, file));
  return hash.digest('hex');
}

function readStamp(name) {
  try {
    return readFileSync(join(stamps, name), 'utf8');
  } catch {
    return '';
  }
}

/** Runs a program with its output on stderr, so that a command's own stdout stays clean. Exits on failure. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) {
    process.stderr.write(`smops: set-up stopped: ${[command, ...args].join(' ')} failed\n`);
    process.exit(result.status ?? 1);
  }
}

/** Lets one process at a time set up; the others wait for it and then find their steps up to date. */
function withLock(work) {
  mkdirSync(stamps, { recursive: true });
  const lock = join(stamps, 'lock');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      let holder = 0;
      try {
        holder = Number(readFileSync(join(lock, 'pid'), 'utf8'));
        process.kill(holder, 0);
      } catch (error) {
        const young =
          holder === 0 && Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 5000;
        if (error.code !== 'EPERM' && !young) {
          rmSync(lock, { recursive: true, force: true });
          continue;
        }
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const say = (text) => process.stderr.write(`smops: ${text}\n`);
const CLI_SIDE = PACKAGES.filter((name) => name !== 'web');
const BUILD_FILES = ['tsconfig.base.json', 'package-lock.json'];

/** The steps in order: what each is made from, and how it is made. */
function steps(web) {
  const all = [
    {
      name: 'installed',
      print: () =>
        createHash('sha256')
          .update(readFileSync(join(root, 'package-lock.json')))
          .update(process.version)
          .digest('hex'),
      valid: () => statSync(join(root, 'node_modules'), { throwIfNoEntry: false }) !== undefined,
      work: () => {
        say('installing packages (about a minute, once)…');
        run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
      },
    },
    {
      name: web ? 'compiled-all' : 'compiled-cli',
      print: () => fingerprint(web ? PACKAGES : CLI_SIDE, BUILD_FILES),
      work: () => {
        say('compiling…');
        run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', web ? '.' : 'cli']);
      },
    },
    {
      name: 'bundled-cli',
      print: () => fingerprint(['core', 'server/client', 'cli'], BUILD_FILES),
      work: () => run(process.execPath, ['.ci/bundle-cli.mjs']),
    },
  ];
  if (web) {
    all.push({
      name: 'bundled-web',
      print: () => fingerprint(['core', 'server/client', 'web'], BUILD_FILES),
      work: () => {
        say('building the dashboard…');
        run(process.execPath, ['.ci/bundle-web.mjs']);
      },
    });
  }
  return all;
}

const isDone = (step) => (step.valid?.() ?? true) && readStamp(step.name) === step.print();

/** Everything a command needs; `web: false` leaves the dashboard out, which the terminal does not need. */
export function setUp({ web = true } = {}) {
  if (steps(web).every(isDone)) return;
  withLock(() => {
    for (const step of steps(web)) {
      if (isDone(step)) continue;
      const print = step.print();
      step.work();
      writeFileSync(join(stamps, step.name), print);
    }
  });
}
