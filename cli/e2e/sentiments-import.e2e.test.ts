import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

const test = suite<{ sandbox: Sandbox; taskId: string }>('smops sentiments add, the built program');

const SAYINGS = ['Harga barang naik lagi 😩', '塞车塞到傻', 'Terima kasih YB 👏', 'Flood again in Klang'];
const rowsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    id: `k${from + at}`,
    message: `${SAYINGS[at % SAYINGS.length]} ${from + at}`,
    from: { name: `Pembaca ${at % 50}` },
  }));
const ndjson = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

interface Summary {
  read: number;
  inserted: number;
  unchanged: number;
  rejected: number;
  records: number[];
}
const summaryOf = (stdout: string): Summary => JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');

test.before(async (context) => {
  context.sandbox = await Sandbox.open();
  // One server for the whole suite; the importer beside it is what is killed and starved.
  await context.sandbox.serve();
  const added = await context.sandbox.run([
    'tasks',
    'add',
    '--platform',
    'Facebook',
    '--type',
    'Like',
    '--json',
  ]);
  assert.is(added.code, 0, added.stderr);
  context.taskId = JSON.parse(added.stdout).taskId;
});
test.after(async ({ sandbox }) => await sandbox.end());

test('after kill -9 half-way, the same import again completes the record as if it had run once', async ({
  sandbox,
  taskId,
}) => {
  const file = join(sandbox.folder, 'komen.ndjson');
  const rows = rowsOf(12_000);
  writeFileSync(file, ndjson(rows));
  const args = ['sentiments', 'add', file, '--task', taskId];
  const importer = sandbox.start(args, { tty: true });
  // On a terminal it tells how far it is; then some chunks are stored, and others are not even read.
  const [, seen = ''] = await importer.until(/([\d,]+) rows/);
  importer.child.kill('SIGKILL');
  await importer.ended;
  assert.ok(Number(seen.replaceAll(',', '')) < rows.length, `${seen} were read already`);

  const again = await sandbox.run(args);
  assert.is(again.code, 0, again.stderr);
  const second = summaryOf(again.stdout);
  assert.equal([second.read, second.rejected], [12_000, 0]);
  assert.ok(second.unchanged > 0, 'something was stored before the kill');
  assert.is(second.inserted + second.unchanged, 12_000);

  const third = summaryOf((await sandbox.run(args)).stdout);
  assert.equal([third.inserted, third.unchanged], [0, 12_000]);
  const listed = await sandbox.run(['sentiments', 'list', '--json']);
  assert.is(JSON.parse(listed.stdout).length, 1, 'one record, not one for each try');
});

test('a row that is nested for ever is refused with its line, and the other files go on', async ({
  sandbox,
  taskId,
}) => {
  const folder = join(sandbox.folder, 'dalam');
  mkdirSync(folder);
  const deep = (open: string, close: string, count: number) => `${open.repeat(count)}1${close.repeat(count)}`;
  writeFileSync(join(folder, '1.ndjson'), ndjson(rowsOf(3, 200_000)));
  writeFileSync(join(folder, '2.json'), deep('[', ']', 100_000));
  writeFileSync(join(folder, '3.ndjson'), `${ndjson(rowsOf(1, 200_010))}${deep('{"a":', '}', 20_000)}\n`);
  writeFileSync(join(folder, '4.ndjson'), ndjson(rowsOf(3, 200_020)));
  const { code, stdout, stderr } = await sandbox.run(['sentiments', 'add', folder, '--task', taskId]);
  assert.is(code, 3, stderr);
  assert.is(summaryOf(stdout).inserted, 7);
  assert.match(stderr, /3\.ndjson, line 2: The row holds lists or objects in each other more than 1000 deep/);
});

test('of two imports that move what they have done each file is imported by one, and neither fails', async ({
  sandbox,
  taskId,
}) => {
  const folder = join(sandbox.folder, 'bersama');
  mkdirSync(folder);
  for (let file = 0; file < 12; file++)
    writeFileSync(join(folder, `${file}.ndjson`), ndjson(rowsOf(20, 300_000 + file * 20)));
  const args = ['sentiments', 'add', folder, '--task', taskId, '--move-done', join(sandbox.folder, 'siap')];
  const both = await Promise.all([sandbox.run(args), sandbox.run(args)]);
  for (const { code, stderr } of both) assert.is(code, 0, stderr);
  const inserted = both.reduce((sum, { stdout }) => sum + summaryOf(stdout).inserted, 0);
  assert.is(inserted, 240);
  assert.equal(readdirSync(folder), []);
});

test('--watch imports what arrives, waits for a file to be whole, and ends with a signal', async ({
  sandbox,
  taskId,
}) => {
  const inbox = join(sandbox.folder, 'inbox');
  mkdirSync(inbox);
  const watcher = sandbox.start([
    'sentiments',
    'add',
    '--watch',
    inbox,
    '--task',
    taskId,
    '--move-done',
    join(sandbox.folder, 'done'),
  ]);
  writeFileSync(join(sandbox.folder, 'new.ndjson'), ndjson(rowsOf(40, 100_000)));
  renameSync(join(sandbox.folder, 'new.ndjson'), join(inbox, 'komen.ndjson'));
  await watcher.until(/"inserted":40/);
  writeFileSync(join(inbox, 'lagi.ndjson'), ndjson(rowsOf(20, 100_030)));
  await watcher.until(/"inserted":10,"unchanged":10/);
  watcher.child.kill('SIGTERM');
  assert.is((await watcher.ended).code, 143);
});

test('a folder without rights is one line that names it', async ({ sandbox, taskId }) => {
  const folder = join(sandbox.folder, 'tertutup');
  mkdirSync(folder);
  writeFileSync(join(folder, 'komen.ndjson'), ndjson(rowsOf(3)));
  chmodSync(folder, 0o000);
  const isRoot = process.getuid?.() === 0;
  // Rights do not stop root; without its powers over files it is one like others.
  const drop = ['--bounding-set', '-all', '--inh-caps', '-all', '--'];
  if (isRoot && spawnSync('setpriv', [...drop, 'ls', folder]).status === 0) {
    chmodSync(folder, 0o700);
    return;
  }
  const ended = await sandbox.run(['sentiments', 'add', folder, '--task', taskId], {
    ...(isRoot ? { through: ['setpriv', ...drop] } : {}),
  });
  chmodSync(folder, 0o700);
  assert.is(ended.code, 3, ended.stderr);
  assert.match(ended.stderr, /^smops: .*tertutup.*\n$/);
});

test('a disk that fills up ends the import with one line; what was stored stays, a later run completes it', async ({
  sandbox,
  taskId,
}) => {
  const file = join(sandbox.folder, 'banyak.ndjson');
  writeFileSync(
    file,
    ndjson([...rowsOf(200, 200_000), ...Array.from({ length: 4000 }, () => ({ message: 17 }))]),
  );
  const args = [
    'sentiments',
    'add',
    file,
    '--task',
    taskId,
    '--errors',
    join(sandbox.folder, 'rejects.ndjson'),
  ];
  // A file of this process may not grow beyond 64 kB: to a program that is a disk that is full.
  const full = await sandbox.run(args, { through: ['prlimit', '--fsize=65536', '--'] });
  assert.is(full.code, 1, full.stderr);
  assert.match(full.stderr, 'smops: The disk is full. What was imported is kept');
  const again = await sandbox.run(args);
  assert.is(again.code, 3, again.stderr);
  const summary = summaryOf(again.stdout);
  assert.equal([summary.rejected, summary.inserted + summary.unchanged], [4000, 200]);
  assert.ok(summary.unchanged > 0);
});

test.run();
