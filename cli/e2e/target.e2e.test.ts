import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

const test = suite<{ sandbox: Sandbox; url: string }>('which data a command uses');

test.before(async (context) => {
  context.sandbox = await Sandbox.open();
  context.url = (await context.sandbox.serve()).url;
});
test.after(async ({ sandbox }) => await sandbox.end());

test('a DATABASE_URL that is not the running server’s refuses every command', async ({ sandbox, url }) => {
  const file = join(sandbox.folder, 'sandaran.gz');
  assert.is((await sandbox.run(['backup', file])).code, 0);
  assert.is((await sandbox.run(['users', 'add', 'aminah', '--role', 'analyst'])).code, 0);

  const env = { DATABASE_URL: 'postgres://kumar:rahsia@127.0.0.1:1/lain' };
  for (const args of [['restore', file, '--yes'], ['status'], ['doctor'], ['accounts', 'list']]) {
    const refused = await sandbox.run(args, { env });
    assert.is(refused.code, 6, `${args[0]}: ${refused.stdout}${refused.stderr}`);
    assert.match(
      refused.stderr,
      'DATABASE_URL names the PostgreSQL database lain at localhost:1, but the server',
    );
    assert.match(refused.stderr, url);
    assert.not.match(refused.stderr, 'rahsia');
  }
  const users = await sandbox.run(['users', 'list', '--json']);
  assert.match(users.stdout, 'aminah', 'nothing was replaced');
});

test('restore names what it replaces, also with --yes', async ({ sandbox }) => {
  const file = join(sandbox.folder, 'lama.gz');
  await sandbox.run(['backup', file]);
  const restored = await sandbox.run(['restore', file, '--yes']);
  assert.is(restored.code, 0, restored.stderr);
  assert.match(restored.stderr, `embedded database, data folder ${sandbox.data}) with ${file}.`);
});

test('two targets in the environment are refused', async ({ sandbox, url }) => {
  const both = await sandbox.run(['status'], { env: { SMOPS_URL: url } });
  assert.is(both.code, 2);
  assert.match(both.stderr, 'SMOPS_URL and SMOPS_DATA_DIR are both set');
});

test('status says who, where and on which data', async ({ sandbox, url }) => {
  const status = await sandbox.run(['status']);
  assert.match(status.stdout, /^you +\S+ \(admin\)$/m);
  assert.match(status.stdout, `this machine's server, ${url}`);
  assert.match(status.stdout, new RegExp(`^data +${sandbox.data}$`, 'm'));
  const made = await sandbox.run(['tokens', 'add', 'laporan malam', '--role', 'analyst', '--json']);
  const { token } = JSON.parse(made.stdout);
  const env = { SMOPS_URL: url, SMOPS_TOKEN: token, SMOPS_DATA_DIR: '' };
  const self = await sandbox.run(['status', '--json'], { env });
  const { username, role, where } = JSON.parse(self.stdout);
  assert.equal(
    { username, role, where },
    { username: 'token:laporan malam', role: 'analyst', where: 'remote' },
  );
  const own = await sandbox.run(['status', '--json', '--url', url.replace('127.0.0.1', 'localhost')]);
  assert.is(JSON.parse(own.stdout).where, 'local-server', 'its own address needs no token');
});

test('the doctor checks the server that commands use, and its token', async ({ sandbox, url }) => {
  const env = { SMOPS_URL: url, SMOPS_TOKEN: 'smops_salah', SMOPS_DATA_DIR: '' };
  const wrong = await sandbox.run(['doctor'], { env });
  assert.is(wrong.code, 1);
  assert.match(wrong.stdout, new RegExp(`server +answers at ${url}`));
  assert.match(wrong.stdout, /BAD +token/);
  const away = await sandbox.run(['doctor', '--url', 'http://127.0.0.1:1', '--json']);
  assert.is(away.code, 1);
  assert.match(away.stdout, 'http://127.0.0.1:1/healthz does not answer');
});

test('a port that nothing can call is one line with exit code 7', async ({ sandbox }) => {
  const odd = await sandbox.run(['accounts', 'list', '--url', 'http://127.0.0.1:9']);
  assert.is(odd.code, 7);
  assert.match(odd.stderr, /^smops: The server (cannot be reached|does not answer) \(.+\)\.\n$/);
});

test('another smops on the port is named before a database is made', async ({ sandbox, url }) => {
  const data = join(sandbox.folder, 'baharu');
  const end = await sandbox.run(['serve', '--port', new URL(url).port], { env: { SMOPS_DATA_DIR: data } });
  assert.is(end.code, 6);
  assert.match(end.stderr, `is taken by another smops, at ${url}.`);
  assert.not.ok(existsSync(data));
});

test('smops becomes a command by npm install -g ./cli', async ({ sandbox }) => {
  const cli = fileURLToPath(new URL('../..', import.meta.url));
  const prefix = join(sandbox.folder, 'prefix');
  const args = ['install', '-g', '--prefix', prefix, '--offline', '--no-audit', '--no-fund', cli];
  await execa('npm', args, { env: { HOME: sandbox.folder, npm_config_cache: join(sandbox.folder, 'npm') } });
  const { stdout } = await execa(join(prefix, 'bin', 'smops'), ['--version'], { cwd: sandbox.folder });
  assert.match(stdout, /^\d+\.\d+\.\d+$/);
});

test('reload is for the server of this machine', async ({ sandbox }) => {
  const none = await sandbox.run(['reload'], { env: { SMOPS_DATA_DIR: join(sandbox.folder, 'lain') } });
  assert.is(none.code, 5);
  assert.match(none.stderr, 'No server runs on the data folder');
});

test('a file for restore that does not exist is found out first', async ({ sandbox }) => {
  writeFileSync(join(sandbox.folder, 'kosong'), '');
  assert.is((await sandbox.run(['restore', join(sandbox.folder, 'tiada.gz'), '--yes'])).code, 5);
});

test.run();
