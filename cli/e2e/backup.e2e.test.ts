import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectEmbedded } from '@smops/core/platform/db/connect.js';
import { knownMigrations, rebuildSchema } from '@smops/core/platform/db/migrations.js';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

const test = suite<{ sandbox: Sandbox }>('smops backup and smops restore');

test.before.each(async (context) => {
  context.sandbox = await Sandbox.open();
});
test.after.each(async ({ sandbox }) => await sandbox.end());

const namesOf = (json: string) =>
  JSON.parse(json)
    .map((user: { username: string }) => user.username)
    .sort();

test('a backup fills a new data folder, without a server that was started there before', async ({
  sandbox,
}) => {
  const file = join(sandbox.folder, 'sandaran.gz');
  const server = await sandbox.serve();
  await sandbox.run(['users', 'add', 'aminah', '--role', 'analyst']);
  assert.is((await sandbox.run(['backup', file])).code, 0);
  server.child.kill('SIGTERM');
  await server.ended;
  const env = { SMOPS_DATA_DIR: join(sandbox.folder, 'mesin', 'baru') };
  const restored = await sandbox.run(['restore', file, '--yes'], { env });
  assert.is(restored.code, 0, restored.stderr);
  assert.ok(namesOf((await sandbox.run(['users', 'list', '--json'], { env })).stdout).includes('aminah'));
});

test('through the server and without it: what was saved comes back', async ({ sandbox }) => {
  const file = join(sandbox.folder, 'sandaran.gz');
  const server = await sandbox.serve();
  await sandbox.run(['users', 'add', 'aminah', '--role', 'analyst']);
  const saved = await sandbox.run(['backup', file]);
  assert.is(saved.code, 0, saved.stderr);
  assert.is(statSync(file).mode & 0o777, 0o600);
  assert.is((await sandbox.run(['backup', file])).code, 6, 'an existing file is kept');

  await sandbox.run(['users', 'delete', 'aminah', '--yes']);
  const unsure = await sandbox.run(['restore', file]);
  assert.is(unsure.code, 2);
  assert.match(
    unsure.stderr,
    /^smops: This replaces all data of the server at http\S+ \(embedded database, data folder \S+\) with \S+sandaran\.gz\. Run again with --yes to confirm\.\n$/,
  );
  const restored = await sandbox.run(['restore', file, '--yes']);
  assert.is(restored.code, 0, restored.stderr);
  assert.match(restored.stderr, /previous data was saved to \S+before-restore-/);
  assert.equal(namesOf((await sandbox.run(['users', 'list', '--json'])).stdout), ['admin', 'aminah']);

  server.child.kill('SIGTERM');
  assert.is((await server.ended).code, 143);
  await sandbox.run(['users', 'delete', 'aminah', '--yes']);
  const alone = await sandbox.run(['restore', file, '--yes', '--json']);
  assert.is(alone.code, 0, alone.stderr);
  assert.equal(namesOf((await sandbox.run(['users', 'list', '--json'])).stdout), ['admin', 'aminah']);

  const piped = await sandbox.run(['backup', '-']);
  assert.is(piped.code, 0);
  assert.is(piped.stderr, '');
});

test('what cannot be restored is one line with exit code 3 or 5, and nothing is changed', async ({
  sandbox,
}) => {
  await sandbox.run(['users', 'add', 'kumar', '--role', 'staff']);
  const file = join(sandbox.folder, 'comments.json');
  writeFileSync(file, '[{"text":"harga mahal 😤"}]');
  const wrong = await sandbox.run(['restore', file, '--yes']);
  assert.is(wrong.code, 3);
  assert.match(
    wrong.stderr,
    /^smops: This replaces all data of the embedded database in .*\nsmops: This backup cannot be used: it is not a gzip file, or it is damaged.*\n$/,
  );
  const missing = await sandbox.run(['restore', join(sandbox.folder, 'none.gz'), '--yes']);
  assert.is(missing.code, 5);
  assert.equal(namesOf((await sandbox.run(['users', 'list', '--json'])).stdout), ['kumar']);
  const elsewhere = await sandbox.run(['backup', join(sandbox.folder, 'no', 'such', 'folder.gz')]);
  assert.is(elsewhere.code, 5);
  assert.is(elsewhere.stderr.trimEnd().split('\n').length, 1, elsewhere.stderr);
});

test('an older database is saved before it is brought up to date', async ({ sandbox }) => {
  const connection = await connectEmbedded(join(sandbox.data, 'db'));
  const [oldest = ''] = await knownMigrations();
  await connection.db.transaction().execute((trx) => rebuildSchema(trx, [oldest]));
  await sql`insert into users (username, username_key, role, password_hash) values ('lama', 'lama', 'admin', 'x')`.execute(
    connection.db,
  );
  await connection.close();
  const list = await sandbox.run(['users', 'list', '--json']);
  assert.equal(namesOf(list.stdout), ['lama']);
  const [, path = ''] = /saved before as (\S+)/.exec(list.stderr) ?? [];
  assert.ok(existsSync(path), list.stderr);
  assert.is(statSync(path).mode & 0o777, 0o600);
  assert.equal(readdirSync(join(sandbox.data, 'backups')).length, 1);
  assert.is(readFileSync(path).subarray(0, 2).toString('hex'), '1f8b');
});

test.run();
