import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepSpool } from '@smops/core/telling/backup/spool.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCAL_TOKEN, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ folder: string; app: TestApp }>('GET /api/backup and POST /api/restore');

test.before.each(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-backup-routes-'));
  context.app = await openTestApp({}, { SMOPS_DATA_DIR: context.folder });
});
test.after.each(async ({ app, folder }) => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const restore = (app: TestApp, body: ArrayBuffer | string) =>
  app.app.request('http://localhost:3000/api/restore', {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'content-type': 'application/gzip' },
    body,
  });

test('what a backup holds comes back; what came after it is kept aside and audited', async ({
  app,
  folder,
}) => {
  const aminah = await app.signIn('admin', 'aminah');
  const response = await app.local('GET', '/api/backup');
  assert.is(response.status, 200);
  assert.is(response.headers.get('content-type'), 'application/gzip');
  assert.match(response.headers.get('content-disposition') ?? '', /smops-\d{8}T\d{6}Z\.smops\.gz/);
  const content = await response.arrayBuffer();
  assert.is(content.byteLength, Number(response.headers.get('content-length')));

  await app.local('POST', '/api/users', { username: 'later', role: 'staff' });
  const restored = await restore(app, content);
  assert.is(restored.status, 200);
  const body = (await restored.json()) as { kept: string; rows: number };
  assert.match(body.kept, join(folder, 'backups', 'before-restore-'));
  assert.equal(readdirSync(join(folder, 'backups')).length, 1);

  const users = await (await app.local('GET', '/api/users')).json();
  assert.equal(
    users.map((user: { username: string }) => user.username),
    ['aminah'],
  );
  assert.is((await aminah('GET', '/api/users')).status, 401, 'sessions end');
  const audit = await (await app.local('GET', '/api/audit')).json();
  assert.match(JSON.stringify(audit), '"action":"restore","entity":"backup"');
});

test('a body that is no backup is refused with one sentence, and nothing is kept aside', async ({
  app,
  folder,
}) => {
  await app.signIn('staff', 'kumar');
  const response = await restore(app, '[{"text":"价格太贵"}]');
  assert.is(response.status, 400);
  assert.match(((await response.json()) as { error: string }).error, 'not a gzip file');
  assert.equal(readdirSync(folder, { recursive: true }), ['spool']);
});

test('a restore that fails at its end keeps nothing aside and pushes no kept backup out', async ({
  app,
  folder,
}) => {
  // No user of this backup could sign in.
  await app.signIn('analyst', 'aminah');
  const content = await (await app.local('GET', '/api/backup')).arrayBuffer();
  const kept = join(folder, 'backups');
  mkdirSync(kept);
  const old = Array.from({ length: 5 }, (_, at) => `before-restore-2026010${at}T000000.000Z.smops.gz`);
  for (const name of old) writeFileSync(join(kept, name), '');
  const response = await restore(app, content);
  assert.is(response.status, 400);
  assert.match(((await response.json()) as { error: string }).error, 'no admin who may sign in');
  assert.equal(readdirSync(kept).sort(), old);
  assert.is((await (await app.local('GET', '/api/users')).json()).length, 1);
});

test('what a killed restore has left is removed at the next start', async ({ folder }) => {
  const left = join(folder, 'spool', `${process.pid}-abc123`);
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, 'backup.smops.gz'), 'all that is stored');
  await sweepSpool(folder);
  assert.equal(readdirSync(folder, { recursive: true }), ['spool']);
});

test.run();
