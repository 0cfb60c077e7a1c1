import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { copyEmbeddedTemplate } from '@smops/core/platform/db/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ended, Sandbox } from '../testing.js';

const test = suite<{ sandbox: Sandbox }>('start and end of the program');

test.before.each((context) => {
  context.sandbox = new Sandbox();
});
test.after.each(async ({ sandbox }) => await sandbox.end());

/** A data folder whose database was made before: an initdb for each test would take seconds. */
const useTemplate = (sandbox: Sandbox) => copyEmbeddedTemplate(join(sandbox.data, 'db'));

/** One line for people, no stack trace, the documented exit code. */
function assertOneLine(end: Ended, code: number, pattern: RegExp): void {
  assert.is(end.code, code, JSON.stringify(end));
  assert.is(end.stdout, '');
  const lines = end.stderr.trimEnd().split('\n');
  assert.is(lines.length, 1, end.stderr);
  assert.match(lines[0] as string, pattern);
}

test('the first start keeps the generated password in a file of its own; a second command joins the server', async ({
  sandbox,
}) => {
  const server = await sandbox.serve();
  const [, path = ''] = await server.until(/first password is in (\S+)/);
  assert.is(statSync(path).mode & 0o777, 0o600);
  assert.is(statSync(sandbox.data).mode & 0o777, 0o700);
  const below = readdirSync(sandbox.data, { recursive: true, encoding: 'utf8' });
  const open = below.filter((name) => (statSync(join(sandbox.data, name)).mode & 0o077) !== 0);
  assert.ok(below.length > 500, 'the database is there');
  assert.equal(open, [], 'nothing below the data folder is for others');
  const password = readFileSync(path, 'utf8').trim();
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username: 'admin', password }),
  });
  assert.is(answer.status, 200);

  const added = await sandbox.run(['users', 'add', 'aminah', '--role', 'analyst', '--password-stdin'], {
    input: 'kopi-o-kosong-123\n',
  });
  assert.is(added.code, 0, added.stderr);
  const status = await sandbox.run(['status', '--json']);
  assert.is(JSON.parse(status.stdout).where, 'local-server');

  const second = await sandbox.run(['serve']);
  assertOneLine(second, 6, /in use by smops serve \(process \d+\), at http:/);

  server.child.kill('SIGTERM');
  const end = await server.ended;
  assert.is(end.code, 143);
  assert.not(existsSync(join(sandbox.data, 'lock')));
  assert.not(existsSync(join(sandbox.data, 'server.json')));
  const alone = await sandbox.run(['users', 'list', '--json']);
  assert.equal(
    JSON.parse(alone.stdout).map((user: { username: string }) => user.username),
    ['admin', 'aminah'],
  );
});

test('on a terminal the first start shows the password, and ^C ends it with 130', async ({ sandbox }) => {
  await useTemplate(sandbox);
  const server = await sandbox.serve({ tty: true });
  await server.until(/Sign in as admin with the password \S{10,}/);
  assert.not(existsSync(join(sandbox.data, 'first-password.txt')));
  server.child.stdin?.write('\x03');
  assert.is((await server.ended).code, 130);
});

test('two commands at once with no server both succeed', async ({ sandbox }) => {
  await useTemplate(sandbox);
  const [first, second] = await Promise.all([
    sandbox.run(['users', 'add', 'mei-ling', '--role', 'staff']),
    sandbox.run(['users', 'add', 'kumar', '--role', 'analyst']),
  ]);
  assert.equal([first.code, second.code], [0, 0], first.stderr + second.stderr);
  const list = await sandbox.run(['users', 'list', '--json']);
  assert.is(JSON.parse(list.stdout).length, 2);
});

test('a command that meets a starting server joins it', async ({ sandbox }) => {
  await useTemplate(sandbox);
  const server = sandbox.start(['serve']);
  while (!existsSync(join(sandbox.data, 'lock', 'holder.json')) && server.child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const status = await sandbox.run(['status', '--json']);
  assert.is(status.code, 0, status.stderr);
  assert.is(JSON.parse(status.stdout).where, 'local-server');
});

test('after kill -9 the next start goes on where it was', async ({ sandbox }) => {
  await useTemplate(sandbox);
  const server = await sandbox.serve();
  const added = await sandbox.run(['users', 'add', '小明', '--role', 'staff']);
  assert.is(added.code, 0, added.stderr);
  server.child.kill('SIGKILL');
  await server.ended;
  assert.ok(existsSync(join(sandbox.data, 'server.json')));
  const again = await sandbox.serve();
  const list = await sandbox.run(['users', 'list', '--json']);
  assert.match(list.stdout, '小明');
  again.child.kill('SIGTERM');
  assert.is((await again.ended).code, 143);
});

test('a command without data fails with 5 and names the folder, and makes nothing', async ({ sandbox }) => {
  const end = await sandbox.run(['users', 'list']);
  assertOneLine(end, 5, new RegExp(`no smops data in ${sandbox.data}`));
  assert.not(existsSync(sandbox.data));
});

for (const [name, value, pattern] of [
  ['PORT', '70000', /PORT must be a whole number from 0 to 65535/],
  ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of fatal, error/],
  ['SMOPS_TIME_ZONE', 'Asia/Penang', /SMOPS_TIME_ZONE is not a time zone/],
  ['SMOPS_DEMO', 'yes', /SMOPS_DEMO must be one of 0, 1/],
  ['SMOPS_PUBLIC_URL', 'smops.example', /SMOPS_PUBLIC_URL must be an http or https address/],
  ['DATABASE_URL', 'mysql://db/smops', /DATABASE_URL must begin with postgres:\/\//],
] as const) {
  test(`${name}=${value} stops the start with one line`, async ({ sandbox }) => {
    assertOneLine(await sandbox.run(['serve'], { env: { [name]: value } }), 2, pattern);
  });
}

test('a port that is taken is one line, and the password of the first start is not lost', async ({
  sandbox,
}) => {
  await useTemplate(sandbox);
  const other = createServer((socket) => socket.destroy());
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  const end = await sandbox.run(['serve', '--port', String(port)]);
  await new Promise((resolve) => other.close(resolve));
  assertOneLine(end, 6, new RegExp(`Port 127.0.0.1:${port} is taken by another program`));
  assert.not(existsSync(join(sandbox.data, 'lock')));
  const server = await sandbox.serve();
  await server.until(/first password is in/);
});

test('a data folder that cannot be made is one line', async ({ sandbox }) => {
  writeFileSync(join(sandbox.folder, 'file'), '');
  const data = join(sandbox.folder, 'file', 'smops');
  const end = await sandbox.run(['serve'], { env: { SMOPS_DATA_DIR: data } });
  assertOneLine(end, 1, new RegExp(`The data folder ${data} cannot be written`));
});

test('a damaged database is one line that says what to do', async ({ sandbox }) => {
  await useTemplate(sandbox);
  writeFileSync(join(sandbox.data, 'db', 'global', 'pg_control'), 'no longer what it was');
  const end = await sandbox.run(['users', 'list']);
  assertOneLine(end, 1, /embedded database in \S+ cannot be opened .*restore a backup/);
  assert.not(existsSync(join(sandbox.data, 'lock')));
});

test('a PostgreSQL that does not answer is one line without its password', async ({ sandbox }) => {
  const env = { DATABASE_URL: 'postgres://smops:rahsia-besar@127.0.0.1:9/smops' };
  const end = await sandbox.run(['serve'], { env });
  assertOneLine(end, 7, /DATABASE_URL: the database cannot be used \(connect ECONNREFUSED/);
  assert.not.match(end.stderr, 'rahsia-besar');
  assert.not(existsSync(join(sandbox.data, 'lock')));
});

test('a server that waits for a command’s data folder ends at once when told to', async ({ sandbox }) => {
  await useTemplate(sandbox);
  const holder = { pid: process.pid, startTime: '', purpose: 'analyze' };
  const lock = join(sandbox.data, 'lock');
  mkdirSync(lock);
  writeFileSync(join(lock, 'holder.json'), JSON.stringify(holder));
  const server = sandbox.start(['serve']);
  await server.until(/waiting for smops analyze/);
  server.child.kill('SIGTERM');
  assert.is((await server.ended).code, 143);
  rmSync(lock, { recursive: true });
});

test.run();
