/** The programs that tests need beside npm's packages: found, or installed from Debian, or named in one line. */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';

export class MissingError extends Error {}

/** The full path of a program on PATH, or undefined. */
export function which(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * The Chromium that tests drive: SMOPS_TEST_CHROMIUM where it is set, else the system's. The headless shell is the same
 * browser without its windows: a file of tests takes about half of the processor with it.
 */
export function findChromium() {
  const named = process.env.SMOPS_TEST_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  return programs.map(which).find(Boolean);
}

/** The folder with initdb and postgres of the newest installed version of 15 to 18, or undefined. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const folders = versions.sort((a, b) => b - a).map((version) => join(debian, String(version), 'bin'));
  const onPath = which('initdb');
  if (onPath) folders.push(join(onPath, '..'));
  return folders.find((folder) => {
    if (!existsSync(join(folder, 'initdb'))) return false;
    const answer = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    const version = Number(/\(PostgreSQL\) (\d+)/.exec(answer.stdout ?? '')?.[1]);
    return version >= 15 && version <= 18;
  });
}

/** Debian's wine64 puts nothing on PATH. */
export function findWine() {
  const debian = '/usr/lib/wine/wine64';
  return which('wine64') ?? (existsSync(debian) ? debian : which('wine'));
}

/** Linux browsers draw empty boxes without these fonts; other systems bring their own. */
function hasFont(pattern) {
  if (process.platform !== 'linux') return true;
  return ['/usr/share/fonts', '/usr/local/share/fonts'].some(
    (folder) =>
      existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => pattern.test(file)),
  );
}

export const NEEDS = {
  chromium: { package: 'chromium-headless-shell', find: findChromium },
  chinese: { package: 'fonts-noto-cjk', find: () => hasFont(/CJK/i) },
  emoji: { package: 'fonts-noto-color-emoji', find: () => hasFont(/NotoColorEmoji/i) },
  postgres: { package: 'postgresql', find: findPostgres },
  tmux: { package: 'tmux', find: () => which('tmux') },
  wine: { package: 'wine64', find: findWine },
  faketime: { package: 'faketime', find: () => which('faketime') },
};

/** The names in NEEDS that these tests ask for. */
export function needsOf(tests) {
  const needs = new Set();
  for (const { text, isLong, engines } of tests) {
    if (engines.includes('postgres') || text.includes('SMOPS_TEST_DATABASE_URL')) needs.add('postgres');
    if (isLong) for (const name of ['chromium', 'chinese', 'emoji', 'tmux', 'faketime']) needs.add(name);
    for (const name of ['tmux', 'faketime']) if (text.includes(name)) needs.add(name);
  }
  return [...needs];
}

/** Installs what is missing where that is possible (root on Debian). Throws MissingError with what to install. */
export function obtain(names, needs = NEEDS) {
  const missing = () => names.filter((name) => !needs[name].find()).map((name) => needs[name].package);
  const before = missing();
  if (before.length === 0) return;
  if (process.getuid?.() === 0 && which('apt-get')) install(before);
  const after = missing();
  if (after.length === 0) return;
  throw new MissingError(
    `tests need what is not installed here; on Debian: sudo apt-get install --no-install-recommends ${after.join(' ')}`,
  );
}

function install(packages) {
  process.stderr.write(`smops: installing ${packages.join(', ')} for the tests…\n`);
  const apt = (...args) =>
    spawnSync('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 2, 2],
    });
  withoutMainCluster(() => {
    apt('update');
    apt('install', '--no-install-recommends', ...packages);
  });
}

/** Debian's package starts a database server of its own unless told not to; the tests start theirs. */
function withoutMainCluster(work) {
  const folder = '/etc/postgresql-common/createcluster.d';
  const file = join(folder, 'smops-tests.conf');
  const folders = ['/etc/postgresql-common', folder].filter((path) => !existsSync(path));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
  try {
    work();
  } finally {
    rmSync(file, { force: true });
    for (const path of folders.reverse()) if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
