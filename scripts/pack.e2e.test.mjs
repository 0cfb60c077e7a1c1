import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filesBelow } from './setup/outputs.mjs';
import { root } from './setup/setup.mjs';
import { startRegistry } from './testing/own-registry.mjs';

const test = suite('the package');
const folder = mkdtempSync(join(tmpdir(), 'smops-package-'));
const at = (path) => join(folder, path);
for (const name of ['home', 'empty', 'builder']) mkdirSync(at(name));
/** Of someone who has just got an account on a machine with Node and npm. */
const env = { PATH: process.env.PATH, HOME: at('home'), LANG: 'C.UTF-8', PORT: '0', TERM: 'xterm-256color' };
const program = at('prefix/bin/smops');
const data = at('home/.local/share/smops');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const run = (command, args, more = {}) => {
  const ended = spawnSync(command, args, { cwd: at('empty'), env: { ...env, ...more }, encoding: 'utf8' });
  assert.is(ended.status, 0, `${command} ${args.join(' ')}\n${ended.stdout}${ended.stderr}`);
  return ended.stdout;
};

/** Every file below a folder with its size and time of change. */
const filesOf = (path) =>
  spawnSync('find', [path, '-type', 'f', '-printf', '%p %s %T@\n'], { encoding: 'utf8' }).stdout;

/** Starts the program; `until` resolves when it has printed what matches. */
function start(command, args) {
  const child = spawn(command, args, { cwd: at('empty'), env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  let text = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const until = (pattern) =>
    new Promise((resolve, reject) => {
      const look = () => pattern.test(text) && resolve(pattern.exec(text));
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (more) => {
          text += more;
          look();
        });
      }
      ended.then((code) => reject(new Error(`ended with ${code}: ${text}`)));
      look();
    });
  return { child, until, ended };
}

const { version } = readJson(join(root, 'package.json'));
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
/** What a step of the image says; the image itself is not built here. */
const imageStep = (pattern) => {
  const found = pattern.exec(dockerfile);
  assert.ok(found, `deploy/Dockerfile has no step ${pattern}`);
  return found[1];
};
const registry = await startRegistry(root, at('registry'));
const children = new Set();
let installed;
let server;
let url;
const signIn = (password) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
const analyze = [
  'analyze',
  join(root, 'fixtures/comments.json'),
  '--var',
  '价格',
  '--var',
  'banjir',
  '--json',
];
/** One white dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

test.before(async () => {
  run(process.execPath, [join(root, 'scripts/pack.mjs'), at('release')], { HOME: at('builder') });
  const options = [
    ...imageStep(/npm install -g (.*?) \/release/).split(' '),
    '--prefix',
    at('prefix'),
    '--cache',
    at('cache'),
    '--registry',
    registry.url,
  ];
  const npm = spawn('npm', ['install', '-g', at(`release/smops-${version}.tgz`), ...options], {
    cwd: at('empty'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  assert.is(await new Promise((resolve) => npm.once('exit', resolve)), 0);
  installed = filesOf(at('prefix'));
  // As the runner of the tests has WebAssembly compiled.
  server = start(process.execPath, [...process.execArgv, program, 'serve']);
  url = (await server.until(/ready at (http:\S+)/))[1];
});

test.after(() => {
  for (const child of children) child.kill('SIGKILL');
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('is one file, and brings the few packages with native parts in the versions of the lockfile', () => {
  assert.equal(readdirSync(at('release')), [`smops-${version}.tgz`]);
  const there = at('prefix/lib/node_modules/smops');
  const lock = readJson(join(root, 'package-lock.json')).packages;
  const packages = Object.entries(readJson(join(there, 'npm-shrinkwrap.json')).packages).slice(1);
  assert.ok(packages.length > 5);
  for (const [path, entry] of packages) {
    assert.is(entry.version, lock[path].version, path);
    assert.not(entry.hasInstallScript, `${path} would run a script when it is installed`);
    if (!existsSync(join(there, path))) assert.ok(entry.optional, `${path} is missing`);
    else assert.is(readJson(join(there, path, 'package.json')).version, entry.version);
  }
  for (const name of ['vite', 'typescript', 'react'])
    assert.not(existsSync(join(there, 'node_modules', name)));
});

test('brings no sources, tests, maps of the bundle or training data, but licences and a bill of materials', () => {
  const own = installed.split('\n').filter((line) => !line.includes('smops/node_modules'));
  assert.equal(
    own.filter((line) => /\.tsx? |\.js\.map |\.test\.|engine\/(train|bench)\//.test(line)),
    [],
  );
  assert.match(installed, 'smops/smops.cdx.json');
  const licences = readFileSync(at('prefix/lib/node_modules/smops/licences.md'), 'utf8');
  for (const name of ['zod', 'react-dom', 'd3-scale'])
    assert.match(licences, new RegExp(`^# ${name} \\S+ \\((MIT|ISC)\\)\n\n\\S`, 'm'), name);
  assert.not.match(licences, /^# vite /m);
});

test('says its version', () => {
  assert.is(run(program, ['version']), `${version}\n`);
  assert.is(run(program, ['--version']), `${version}\n`);
});

test('serves the dashboard to a person who signs in', async () => {
  const page = await fetch(url);
  assert.is(page.status, 200);
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())[1];
  assert.is((await fetch(url + script)).status, 200);
  const password = readFileSync(join(data, 'first-password.txt'), 'utf8').trim();
  assert.is((await signIn(password)).status, 200);
  assert.is((await fetch(`${url}/api/docs/swagger-ui-bundle.js`)).status, 200);
});

test('is what the image starts, and is healthy by the image’s own check while it serves', () => {
  assert.equal(JSON.parse(imageStep(/^CMD (\[.*\])$/m)), ['smops', 'serve']);
  assert.match(
    dockerfile,
    /npm run pack -- \/release\n[\s\S]*npm install -g [^\n]* \/release\/smops-\*\.tgz/,
  );
  const check = imageStep(/HEALTHCHECK[\s\S]*?CMD node -e "([^"]+)"/);
  const statusAt = (port) =>
    spawnSync(process.execPath, ['-e', check], { env: { ...env, PORT: port } }).status;
  assert.is(statusAt(new URL(url).port), 0);
  assert.is(statusAt('9'), 1);
});

test('analyses a file of comments', () => {
  const file = join(root, 'fixtures/comments.json');
  const printed = run(program, ['analyze', file, '--var', '价格', '--var', 'banjir']);
  assert.match(printed, /^122 comments: /m);
  assert.match(printed, /价格 +30 +24\.6%/);
});

test('reads workbooks and images in processes of their own', () => {
  run(program, ['accounts', 'list', '--out', at('accounts.xlsx')]);
  run(program, ['accounts', 'add', '--import', at('accounts.xlsx')]);
  writeFileSync(at('portrait.png'), PNG);
  assert.match(run(program, ['portraits', 'add', at('portrait.png')]), /portrait/);
});

test('has the terminal UI, and nothing of it was to be built', async () => {
  const ui = start('script', ['-qefc', program, '/dev/null']);
  await ui.until(/Account List/);
  ui.child.kill('SIGTERM');
  await ui.ended;
  assert.not.match(run(program, ['doctor']), /npm run build/);
});

test('stops when it is told to', async () => {
  server.child.kill('SIGTERM');
  assert.is(await server.ended, 143);
});

test('writes to the data folder of the person only, never to where it is installed', () => {
  assert.equal(
    readdirSync(at('home')).filter((name) => name !== '.npm'),
    ['.local'],
  );
  assert.equal(readdirSync(at('empty')), []);
  assert.is(filesOf(at('prefix')), installed);
});

/** Removes every native part, as on a machine for which none was made. */
function removeNativeParts() {
  const native = filesBelow(at('prefix/lib/node_modules')).filter((file) => file.endsWith('.node'));
  const parts = new Set(native.map((file) => /^.*node_modules\/(?:@[^/]+\/)?([^/-]+)/.exec(file)[1]));
  assert.equal([...parts].sort(), ['argon2', 'jieba', 'sharp']);
  for (const file of native) rmSync(at(`prefix/lib/node_modules/${file}`));
}

test('without any native part it starts, signs in whom it hashed, reads Chinese, and refuses images with a sentence', async () => {
  const before = JSON.parse(run(program, analyze));
  removeNativeParts();
  rmSync(data, { recursive: true });
  server = start(process.execPath, [...process.execArgv, program, 'serve']);
  url = (await server.until(/ready at (http:\S+)/))[1];
  await server.until(/first-password\.txt/);
  const password = readFileSync(join(data, 'first-password.txt'), 'utf8').trim();
  assert.is((await signIn(password)).status, 200);
  const wrong = await signIn('bukan-kata-laluan');
  assert.is(wrong.status, 401);
  assert.match((await wrong.json()).error, 'users edit NAME --new-password');
  const after = JSON.parse(run(program, analyze));
  assert.is(after.results.summary, before.results.summary);
  const refused = spawnSync(program, ['portraits', 'add', at('portrait.png')], { env, encoding: 'utf8' });
  assert.match(refused.stderr, 'Images cannot be read on this computer');
  assert.match(run(program, ['doctor']), /native parts +argon2, jieba, sharp cannot be loaded/);
  server.child.kill('SIGTERM');
  assert.is(await server.ended, 143);
});

test.run();
