import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { serviceCommands, serviceStatus } from './service.command.js';
import { serviceUnit } from './service-unit.js';

const test = suite<{ folder: string }>('smops service');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-service-'));
  mkdirSync(join(context.folder, 'bin'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

const deployed = (name: string) =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

/** Puts a systemctl on the PATH that notes its words and then does `script`. */
function fakeSystemctl(folder: string, script: string): void {
  const path = join(folder, 'bin/systemctl');
  writeFileSync(path, `#!/bin/sh\necho "$@" >> '${folder}/calls'\n${script}\n`);
  chmodSync(path, 0o755);
}

async function run(folder: string, verb: string): Promise<string> {
  const spec = verb === 'status' ? serviceStatus : serviceCommands.find(({ path }) => path[1] === verb);
  let text = '';
  const env = {
    PATH: `${folder}/bin:/usr/bin:/bin`,
    HOME: folder,
    SMOPS_DATA_DIR: join(folder, 'data kedai'),
  };
  const io = { env, out: (more: string) => (text += more) };
  await spec?.run({ args: [], options: {}, io, json: false } as never);
  return text;
}
const calls = (folder: string) => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
const unitOf = (folder: string) => join(folder, '.config/systemd/user/smops.service');

test('install writes the unit of this user, enables and starts it, and says each step', async ({
  folder,
}) => {
  fakeSystemctl(folder, 'exit 0');
  const text = await run(folder, 'install');
  assert.equal(calls(folder).slice(1), ['--user daemon-reload', '--user enable --now smops.service']);
  assert.match(text, `Wrote ${unitOf(folder)}\nRan systemctl --user daemon-reload\n`);
  assert.match(text, `Its data lies in ${folder}/data kedai;`);
  assert.match(readFileSync(unitOf(folder), 'utf8'), `"SMOPS_DATA_DIR=${folder}/data kedai"`);
  assert.match(readFileSync(unitOf(folder), 'utf8'), `ExecStart="${process.execPath}" `);
});

test('without a running systemd nothing is written, and that is said', async ({ folder }) => {
  fakeSystemctl(folder, 'echo "System has not been booted with systemd" >&2; exit 1');
  try {
    await run(folder, 'install');
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, /^systemd does not run here \(System has not been booted/);
  }
  assert.not(existsSync(unitOf(folder)));
});

test('status says what systemd says, and uninstall stops the server, removes the unit and keeps the data', async ({
  folder,
}) => {
  fakeSystemctl(folder, 'case "$2" in is-enabled) echo enabled;; is-active) echo active;; esac');
  await run(folder, 'install');
  assert.is(await run(folder, 'status'), `${unitOf(folder)}: enabled, active\n`);
  assert.match(await run(folder, 'uninstall'), /The data stays in /);
  assert.not(existsSync(unitOf(folder)));
  assert.equal(calls(folder).slice(-2), ['--user disable --now smops.service', '--user daemon-reload']);
});

test('what systemctl refuses is an error with its words', async ({ folder }) => {
  fakeSystemctl(folder, 'case "$2" in enable) echo "Unit is masked."; exit 1;; esac');
  try {
    await run(folder, 'install');
    assert.unreachable();
  } catch (error) {
    assert.is(
      (error as Error).message,
      'systemctl --user enable --now smops.service failed: Unit is masked.',
    );
  }
});

test('paths with spaces, quotes, percent and dollar signs stay what they are', () => {
  const text = serviceUnit({ command: ['/opt/a "b" $c 5%', 'serve'], data: '/srv/$d 5%', user: 'smops' });
  assert.match(text, 'ExecStart="/opt/a \\"b\\" $$c 5%%" "serve"\n');
  assert.match(text, '"SMOPS_DATA_DIR=/srv/$d 5%%"\n');
  assert.match(text, 'User=smops\n');
});

test('no way to run smops as a service lets it take more than 2 GB, unless somebody says so', () => {
  const unit = serviceUnit({ command: ['smops', 'serve'], data: '/srv/smops', user: undefined });
  for (const text of [unit, deployed('smops.service')]) assert.match(text, '\nMemoryMax=2G\n');
  const compose = deployed('compose.yaml');
  assert.match(compose, /mem_limit: \$\{SMOPS_MEMORY:-2g\}/);
  assert.is(compose.match(/^ {4}mem_limit:/gm)?.length, compose.match(/^ {4}restart:/gm)?.length);
});

test.run();
