import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppError } from '../../errors.js';
import {
  closeDataFolder,
  createDataFolder,
  findServer,
  lockDataFolder,
  writeServerFile,
} from './data-folder.js';

const test = suite<{ folder: string }>('data folder');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-folder-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

const writeHolder = (folder: string, holder: object) => {
  mkdirSync(join(folder, 'lock'));
  writeFileSync(join(folder, 'lock', 'holder.json'), JSON.stringify(holder));
};

test('a folder held by a server is refused with the holder named', async ({ folder }) => {
  const release = await lockDataFolder(folder, 'serve', { waitMs: 0 });
  try {
    await lockDataFolder(folder, 'analyze', { waitMs: 1000 });
    assert.unreachable();
  } catch (error) {
    assert.is((error as AppError).code, 'CONFLICT');
    assert.match((error as AppError).message, `smops serve (process ${process.pid})`);
  }
  release();
});

test('a command waits for another command, is told once, and then gets the folder', async ({ folder }) => {
  const release = await lockDataFolder(folder, 'analyze', { waitMs: 0 });
  const told: string[] = [];
  const second = lockDataFolder(folder, 'backup', { waitMs: 5000, onWait: (holder) => told.push(holder) });
  setTimeout(release, 250);
  (await second)();
  assert.is(told.length, 1);
});

test('the lock of a process that was killed does not count', async ({ folder }) => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  writeHolder(folder, { pid: child.pid, startTime: '1', purpose: 'serve' });
  (await lockDataFolder(folder, 'serve', { waitMs: 0 }))();
});

test('a later process with the same pid is not taken for the holder', async ({ folder }) => {
  writeHolder(folder, { pid: process.pid, startTime: '1', purpose: 'serve' });
  (await lockDataFolder(folder, 'serve', { waitMs: 0 }))();
});

test('of ten that ask at once for an abandoned folder, one at a time holds it', async ({ folder }) => {
  writeHolder(folder, { pid: process.pid, startTime: '1', purpose: 'serve' });
  let holding = 0;
  let most = 0;
  const one = async () => {
    const release = await lockDataFolder(folder, 'analyze', { waitMs: 20_000 });
    holding += 1;
    most = Math.max(most, holding);
    await new Promise((resolve) => setTimeout(resolve, 5));
    holding -= 1;
    release();
  };
  await Promise.all(Array.from({ length: 10 }, one));
  assert.is(most, 1);
});

test("a server's file can be read only by its owner, and not after the server has gone", ({ folder }) => {
  writeServerFile(folder, { url: 'http://127.0.0.1:3000', token: 'secret' });
  assert.is(statSync(join(folder, 'server.json')).mode & 0o777, 0o600);
  assert.is(findServer(folder)?.url, 'http://127.0.0.1:3000');
  writeFileSync(
    join(folder, 'server.json'),
    JSON.stringify({ url: 'http://x', pid: process.pid, startTime: '1' }),
  );
  assert.is(findServer(folder), undefined);
});

test('a folder that cannot be made is one clear line', ({ folder }) => {
  const path = join(folder, 'file', 'smops');
  writeFileSync(join(folder, 'file'), 'no folder');
  assert.throws(() => createDataFolder(path), new RegExp(`data folder ${path} cannot be written`));
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('what smops keeps is closed to others, also in a folder that was there before', ({ folder }) => {
  const umask = process.umask(0o022);
  try {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'db', 'pg_wal'), { recursive: true });
    writeFileSync(join(folder, 'db', 'pg_wal', '1'), 'x');
    chmodSync(join(folder, 'db', 'pg_wal', '1'), 0o666);
    assert.is(closeDataFolder(folder), false);
    writeFileSync(join(folder, 'later'), 'x');
    const paths = ['', 'db', 'db/pg_wal', 'db/pg_wal/1', 'later'].map((path) => modeOf(join(folder, path)));
    assert.equal(paths, ['700', '700', '700', '600', '600']);
  } finally {
    process.umask(umask);
  }
});

test('files of a database that its engine made for all are closed, also in a folder that is closed', ({
  folder,
}) => {
  const umask = process.umask(0o022);
  try {
    mkdirSync(join(folder, 'db', 'base'), { recursive: true });
    for (const path of ['db', '']) chmodSync(join(folder, path), 0o700);
    for (const name of ['PG_VERSION', 'base/1']) {
      writeFileSync(join(folder, 'db', name), '16');
      chmodSync(join(folder, 'db', name), 0o666);
    }
    closeDataFolder(folder);
    assert.equal(
      ['db', 'db/PG_VERSION', 'db/base', 'db/base/1'].map((path) => modeOf(join(folder, path))),
      ['700', '600', '700', '600'],
    );
  } finally {
    process.umask(umask);
  }
});

test('a folder that holds more than smops stays open, and that is said; the data are closed all the same', ({
  folder,
}) => {
  const umask = process.umask(0o022);
  try {
    chmodSync(folder, 0o755);
    for (const name of ['db', 'foto-keluarga']) mkdirSync(join(folder, name));
    assert.is(closeDataFolder(folder), true);
    assert.equal(
      ['', 'db', 'foto-keluarga'].map((name) => modeOf(join(folder, name))),
      ['755', '700', '755'],
    );
  } finally {
    process.umask(umask);
  }
});

test('a file in the place of the database folder stays for the opening to refuse', ({ folder }) => {
  writeFileSync(join(folder, 'db'), '', { mode: 0o644 });
  assert.not.throws(() => closeDataFolder(folder));
  chmodSync(join(folder, 'db'), 0o600);
  assert.not.throws(() => closeDataFolder(folder));
});

test.run();
