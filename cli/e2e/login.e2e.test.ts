import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

const test = suite<{ sandbox: Sandbox; url: string; token: string }>(
  'smops login, profiles and smops doctor',
);

test.before(async (context) => {
  context.sandbox = await Sandbox.open();
  context.url = (await context.sandbox.serve()).url;
  const added = await context.sandbox.run(['tokens', 'add', 'cron', '--role', 'admin', '--json']);
  context.token = JSON.parse(added.stdout).token;
});
test.after(async ({ sandbox }) => await sandbox.end());

/** The environment of another machine: no data folder named, an empty home. */
const away = (sandbox: Sandbox) => ({
  SMOPS_DATA_DIR: '',
  XDG_DATA_HOME: join(sandbox.folder, 'elsewhere'),
  XDG_CONFIG_HOME: join(sandbox.folder, 'config'),
});

test('a token from standard input is tried, kept for its owner only, and used from then on', async ({
  sandbox,
  url,
  token,
}) => {
  const env = away(sandbox);
  const before = await sandbox.run(['users', 'list'], { env });
  assert.is(before.code, 5, 'there is nothing on this machine');

  const wrong = await sandbox.run(['login', url], { env, input: 'smops_wrong\n' });
  assert.is(wrong.code, 4, wrong.stderr);
  const login = await sandbox.run(['login', url], { env, input: `${token}\n` });
  assert.is(login.code, 0, login.stderr);
  assert.match(login.stdout, `Signed in to ${url}`);
  const path = join(env.XDG_CONFIG_HOME, 'smops', 'config.json');
  assert.is(statSync(path).mode & 0o777, 0o600);
  assert.is(JSON.parse(readFileSync(path, 'utf8')).profiles.default.url, url);

  const status = await sandbox.run(['status', '--json'], { env });
  assert.is(JSON.parse(status.stdout).where, 'remote', status.stderr);
  const local = await sandbox.run(['users', 'list'], {
    env: { ...env, SMOPS_DATA_DIR: join(sandbox.folder, 'none') },
  });
  assert.is(local.code, 5, 'a data folder that is named outranks the default profile');
  const named = await sandbox.run(['status', '--profile', 'penang'], { env });
  assert.is(named.code, 5);
  const both = await sandbox.run(['status', '--profile', 'default', '--url', url], { env });
  assert.is(both.code, 2);

  assert.is((await sandbox.run(['logout'], { env })).code, 0);
  assert.is((await sandbox.run(['users', 'list'], { env })).code, 5);
});

test('a token never goes over plain http to another machine, and never stands on the command line', async ({
  sandbox,
}) => {
  const env = away(sandbox);
  const plain = await sandbox.run(['login', 'http://smops.example'], { env, input: 'smops_x\n' });
  assert.is(plain.code, 2);
  assert.match(plain.stderr, 'unencrypted');
  assert.is((await sandbox.run(['login', 'https://smops.example', '--token', 'x'], { env })).code, 2);
});

test('the doctor finds nothing bad beside a running server, and says what is', async ({ sandbox }) => {
  const well = await sandbox.run(['doctor', '--json'], { env: { PORT: '3000' } });
  const { ok, findings } = JSON.parse(well.stdout);
  assert.ok(ok, well.stdout);
  assert.is(well.code, 0);
  const texts = Object.fromEntries(
    findings.map((one: { name: string; text: string }) => [one.name, one.text]),
  );
  assert.match(texts.server, 'runs at http://127.0.0.1:');
  assert.match(texts.database, 'answers the running server');
  assert.match(texts['first password'], 'still lies in');

  const sick = await Sandbox.open();
  try {
    writeFileSync(join(sick.data, 'db', 'global', 'pg_control'), 'no longer what it was');
    const end = await sick.run(['doctor']);
    assert.is(end.code, 1);
    assert.match(end.stdout, /BAD {6}database +The embedded database in \S+ cannot be opened/);
    const misset = await sick.run(['doctor'], { env: { PORT: 'abc' } });
    assert.is(misset.code, 1);
    assert.match(misset.stdout, 'PORT must be a whole number');
  } finally {
    await sick.end();
  }
});

test.run();
