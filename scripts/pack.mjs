/**
 * `npm run pack [-- FOLDER --windows]`: the release as one file, `smops-X.Y.Z.tgz`, for `npm install -g`: the bundle and the
 * files that it reads, each where it stands in a checkout; with `--windows` also a zip file for Windows. The few packages that have native parts or files of their own are
 * its dependencies, in the versions of the lockfile.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, resolve } from 'node:path';
import { makeSbom } from './sbom.mjs';
import { filesBelow } from './setup/outputs.mjs';
import { prepare, root, run } from './setup/setup.mjs';
import { neededBy, pinned, shrinkwrap } from './setup/shrinkwrap.mjs';

const folder = join(root, '.build/package');
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const put = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const putJson = (path, value) => put(path, `${JSON.stringify(value, null, 2)}\n`);

/** Copies a file, or of a folder the files that `isWanted`, to the same place. */
function copy(path, isWanted = () => true) {
  for (const file of filesBelow(join(root, path))) {
    if (isWanted(file)) cpSync(join(root, path, file), join(folder, path, file));
  }
}
const copyFile = (path) => cpSync(join(root, path), join(folder, path), { recursive: true });

/** Packages that build the dashboard: nothing of them stands in it. */
const BUILDERS = new Set(['vite', '@vitejs/plugin-react', '@tailwindcss/vite', 'marked']);

/** The packages of which the dashboard is made, with all that they need. */
const packagesOfWeb = (lock) =>
  neededBy(
    Object.keys(readJson('web/package.json').dependencies).filter((name) => !BUILDERS.has(name)),
    lock,
  )
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));

/** The licences of the packages whose code stands in the bundle or in the dashboard: their text has to go with it. */
const licencesOf = (packages) =>
  packages
    .map((path) => {
      const { name, version, license } = readJson(`${path}/package.json`);
      const texts = filesBelow(join(root, path), new Set(['node_modules']))
        .filter((file) => /^(licen[cs]es?|notice)\b/i.test(file))
        .map((file) => readFileSync(join(root, path, file), 'utf8').trim());
      return [`# ${name} ${version} (${license})`, ...texts].join('\n\n');
    })
    .join('\n\n\n');

/** Swagger UI without the package that reports each installation to its makers, and without its maps. */
const SWAGGER = 'swagger-ui-dist';
function putSwagger() {
  const { dependencies: _, scripts: __, ...rest } = readJson(`node_modules/${SWAGGER}/package.json`);
  putJson(`node_modules/${SWAGGER}/package.json`, rest);
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
    copyFile(`node_modules/${SWAGGER}/${name}`);
  }
}

/** Jieba as WebAssembly: of its four builds the one for Node. */
const JIEBA = 'jieba-wasm';
function putJieba() {
  for (const name of ['package.json', 'pkg/nodejs', 'LICENSE']) copyFile(`node_modules/${JIEBA}/${name}`);
}
const BUNDLED = [JIEBA, SWAGGER];

prepare(['installed', 'compiled', 'bundled-cli', 'written-pages', 'bundled-web']);
rmSync(folder, { recursive: true, force: true });

const { version, description, engines, license } = readJson('package.json');
copy('cli/bin');
copy('cli/dist/bundle', (file) => file.endsWith('.js'));
copy('core/engine', (file) => !/^(bench|train)\/|\.ts$/.test(file));
copy('migrations');
// Vite's list of what it made is for building, and names folders of this machine.
copy('web/dist/app', (file) => !file.startsWith('.vite/'));
copy('docs', (file) => file.endsWith('.md'));
for (const file of filesBelow(join(root, '.build/docs')))
  cpSync(join(root, '.build/docs', file), join(folder, 'docs', file));
for (const path of ['fixtures/comments.json', 'README.md', 'CHANGELOG.md', 'SECURITY.md']) copyFile(path);
// Beside the code that reads its version.
for (const name of ['cli', 'server']) putJson(`${name}/package.json`, { version, type: 'module' });
putSwagger();
putJieba();
putJson('smops.cdx.json', makeSbom());

const packages = readJson('cli/dist/bundle/packages.json');
const lock = readJson('package-lock.json');
put('licences.md', licencesOf([...new Set([...packages.inside, ...packagesOfWeb(lock)])].sort()));
const needed = neededBy(
  packages.beside.filter(
    (name) =>
      !builtinModules.includes(name) && !BUNDLED.includes(name) && `node_modules/${name}` in lock.packages,
  ),
  lock,
);
const manifest = {
  name: 'smops',
  version,
  description,
  license,
  type: 'module',
  engines,
  bin: { smops: 'cli/bin/smops.mjs' },
  dependencies: {
    ...pinned(needed),
    ...Object.fromEntries(BUNDLED.map((name) => [name, lock.packages[`node_modules/${name}`].version])),
  },
  bundleDependencies: BUNDLED,
};
putJson('package.json', manifest);
putJson('npm-shrinkwrap.json', shrinkwrap(manifest, needed));

const words = process.argv.slice(2);
const target = resolve(words.find((word) => !word.startsWith('--')) ?? root);
mkdirSync(target, { recursive: true });
run('npm', ['pack', '--silent', '--pack-destination', target], { cwd: folder });
const tgz = join(target, `smops-${version}.tgz`);
process.stdout.write(`${tgz}\n`);
if (words.includes('--windows')) {
  const { packWindows } = await import('./windows/pack-windows.mjs');
  process.stdout.write(`${packWindows(tgz, version, target)}\n`);
}
