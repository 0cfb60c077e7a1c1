import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppError } from '../../errors.js';
import { type Connection, connectEmbedded } from '../../platform/db/connect.js';
import {
  appliedMigrations,
  knownMigrations,
  migrateToLatest,
  rebuildSchema,
} from '../../platform/db/migrations.js';
import { copyEmbeddedTemplate, openTestDatabase } from '../../platform/db/testing.js';
import { dropOldBackups, keepBackup } from './kept-backups.js';
import { readBackup } from './read-backup.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const test = suite<{ folder: string; connection: Connection }>('backup and restore');

test.before.each(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-backup-'));
  context.connection = await openTestDatabase();
});
test.after.each(async ({ connection, folder }) => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const NOW = new Date('2026-11-21T04:00:00.000Z');
const sourceOf = (connection: Connection, folder: string) => ({
  connection,
  objectsFolder: join(folder, 'objects'),
  version: '0.1.0',
  now: NOW,
});

/** Rows of every awkward kind: bytes, json, microseconds, emoji, quotes, nulls, a user who was deleted. */
async function fill({ db }: Connection): Promise<void> {
  const user = (name: string) =>
    sql`insert into users (username, username_key, role, password_hash, created_at)
    values (${name}, lower(${name}), 'analyst', '$argon2id$…', '2026-11-20 23:59:59.123456+08')`.execute(db);
  await user('Aminah');
  await user('美玲 😀 "queen" \\ back');
  await user('gone');
  await sql`insert into api_tokens (name, token_hash, prefix, user_id, role, created_at)
    values ('nightly', '\\x00ff10'::bytea, 'smops_ab', 1, 'staff', '2026-11-01T00:00:00Z')`.execute(db);
  await sql`insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, address, user_agent)
    values ('\\x01'::bytea, 1, now(), now(), now(), '127.0.0.1', 'test')`.execute(db);
  await sql`insert into audit_log (at, actor_kind, actor_name, request_id, action, entity, label, after)
    values (now(), 'user', 'Aminah', 'r1', 'create', 'task', '价格 调查', '{"n": 1.10, "text": "line\\nbreak"}')`.execute(
    db,
  );
  await sql`delete from users where username = 'gone'`.execute(db);
  await sql`update list_versions set version = 41 where list = 'tasks'`.execute(db);
}

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
/** Everything but the header, which names engine and time of migration. */
const contentOf = (path: string) => linesOf(path).slice(1);

async function openEmbedded(folder: string, name: string): Promise<Connection> {
  await copyEmbeddedTemplate(join(folder, name));
  return await connectEmbedded(join(folder, name));
}

test('rows, counters and objects are the same after a way over the embedded engine and back', async ({
  connection,
  folder,
}) => {
  await fill(connection);
  mkdirSync(join(folder, 'objects', '2026'), { recursive: true });
  const image = Buffer.from(Array.from({ length: 500_000 }, (_, index) => (index * 7919) % 251));
  writeFileSync(join(folder, 'objects', '2026', '头像.jpg'), image);
  writeFileSync(join(folder, 'objects', 'empty'), '');
  for (const passing of ['.incoming', '.parts', 'uploads', 'thumbnails']) {
    mkdirSync(join(folder, 'objects', passing), { recursive: true });
    writeFileSync(join(folder, 'objects', passing, 'half'), 'x');
  }
  const [first, second, third] = ['1.gz', '2.gz', '3.gz'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const summary = await writeBackup(sourceOf(connection, folder), first);
  assert.is(summary.objects, 2);
  assert.is(statSync(first).mode & 0o777, 0o600);

  const embedded = await openEmbedded(folder, 'db');
  const elsewhere = { connection: embedded, objectsFolder: join(folder, 'elsewhere') };
  assert.equal(await restoreBackup(elsewhere, first), summary);
  await writeBackup({ ...sourceOf(embedded, folder), ...elsewhere }, second);
  await embedded.close();
  assert.equal(contentOf(second), contentOf(first));
  assert.ok(readFileSync(join(folder, 'elsewhere', '2026', '头像.jpg')).equals(image));

  const back = await openTestDatabase();
  await restoreBackup(sourceOf(back, folder), second);
  await writeBackup(sourceOf(back, folder), third);
  const { rows } = await sql<{ id: number }>`insert into users (username, username_key, role, password_hash)
    values ('next', 'next', 'staff', 'x') returning id`.execute(back.db);
  const sessions = await sql`select * from sessions`.execute(back.db);
  await back.close();
  assert.equal(contentOf(third), contentOf(first));
  assert.is(rows[0]?.id, 4, 'the id of a deleted user is not given again');
  assert.is(sessions.rows.length, 0, 'everybody is signed out');
});

test('a restore replaces what was there, and keeps guards and foreign keys', async ({
  connection,
  folder,
}) => {
  await fill(connection);
  const path = join(folder, 'backup.gz');
  await writeBackup(sourceOf(connection, folder), path);
  await sql`insert into users (username, username_key, role, password_hash) values ('later', 'later', 'staff', 'x')`.execute(
    connection.db,
  );
  await restoreBackup(sourceOf(connection, folder), path);
  const { rows } = await sql`select username from users order by id`.execute(connection.db);
  assert.equal(rows, [{ username: 'Aminah' }, { username: '美玲 😀 "queen" \\ back' }]);
  const refused = (query: ReturnType<typeof sql>) =>
    query.execute(connection.db).then(
      () => '',
      (error: Error) => error.message,
    );
  assert.match(await refused(sql`delete from audit_log`), 'append-only');
  assert.match(
    await refused(sql`insert into api_tokens (name, token_hash, prefix, user_id, role, created_at)
      values ('x', '\\x02'::bytea, 'x', 999, 'staff', now())`),
    'foreign key',
  );
  assert.equal(await appliedMigrations(connection.db), await knownMigrations());
});

test('a backup of an older smops is brought up to date', async ({ connection, folder }) => {
  const [oldest = ''] = await knownMigrations();
  await connection.db.transaction().execute((trx) => rebuildSchema(trx, [oldest]));
  await sql`insert into users (username, username_key, role, password_hash) values ('lama', 'lama', 'admin', 'x')`.execute(
    connection.db,
  );
  const path = join(folder, 'old.gz');
  await writeBackup(sourceOf(connection, folder), path);
  await migrateToLatest(connection.db);
  await restoreBackup(sourceOf(connection, folder), path);
  assert.equal(await migrateToLatest(connection.db), []);
  const { rows } =
    await sql`select username, (select count(*) from list_versions) as lists from users`.execute(
      connection.db,
    );
  assert.equal(rows, [{ username: 'lama', lists: 3 }]);
});

test('long rows after thousands of short ones are written in short lines too', async ({
  connection,
  folder,
}) => {
  const { db } = connection;
  await sql`insert into audit_log (at, actor_kind, actor_name, request_id, action, entity, label, after)
    select now(), 'user', 'Aminah', 'r1', 'create', 'task', '价格',
      jsonb_build_object('text', repeat('物价太高 ', case when n > 3000 then 4000 else 1 end))
    from generate_series(1, 3100) n`.execute(db);
  const path = join(folder, 'long.gz');
  await writeBackup(sourceOf(connection, folder), path);
  const longest = Math.max(...linesOf(path).map((line) => line.length));
  assert.ok(longest < 600_000, `a line has ${longest} characters`);
  assert.is((await readBackup(path)).rows >= 3100, true);
});

test('what is damaged, cut short, of a newer smops or no backup at all changes nothing', async ({
  connection,
  folder,
}) => {
  await fill(connection);
  const path = join(folder, 'good.gz');
  await writeBackup(sourceOf(connection, folder), path);
  const good = readFileSync(path);
  const lines = linesOf(path);
  const header = JSON.parse(lines[0] as string);
  const gz = (text: string[]) => gzipSync(`${text.join('\n')}\n`);
  const newer = { ...header, migrations: [...header.migrations, '9999_from_the_future'] };
  const outside = [JSON.stringify({ object: '../../evil', sizeBytes: 0 })];
  const end = JSON.parse(lines.at(-1) as string);
  const cases: [string, Buffer, string, RegExp][] = [
    ['empty', Buffer.alloc(0), 'VALIDATION', /cut short|empty/],
    ['no gzip', Buffer.from('[{"text":"mahal"}]'), 'VALIDATION', /not a gzip file/],
    ['other gzip', gz(['[{"text":"mahal"}]']), 'VALIDATION', /not written by smops/],
    ['cut gzip', good.subarray(0, good.length - 100), 'VALIDATION', /cut short/],
    ['cut lines', gz(lines.slice(0, -1)), 'VALIDATION', /cut short/],
    ['lost rows', gz(lines.filter((line) => !line.includes('Aminah'))), 'VALIDATION', /missing/],
    ['newer', gz([JSON.stringify(newer), ...lines.slice(1)]), 'CONFLICT', /newer smops/],
    [
      'outside',
      gz([...lines.slice(0, -1), ...outside, JSON.stringify({ ...end, objects: 1 })]),
      'VALIDATION',
      /outside of its folder/,
    ],
    [
      'wrong types',
      gz(lines.map((line) => line.replace('"username":"Aminah"', '"created_at":"Aminah"'))),
      'VALIDATION',
      /does not fit/,
    ],
    [
      'rows that are none',
      gz([...lines.slice(0, 2), '[1,2]', ...lines.slice(2)]),
      'VALIDATION',
      /not objects/,
    ],
    [
      'an endless line',
      gz([...lines.slice(0, 2), ' '.repeat(17 * 1_048_576)]),
      'VALIDATION',
      /line 3 is longer/,
    ],
  ];
  for (const [name, bytes, code, pattern] of cases) {
    const bad = join(folder, 'bad.gz');
    writeFileSync(bad, bytes);
    try {
      await restoreBackup(sourceOf(connection, folder), bad);
      assert.unreachable(name);
    } catch (error) {
      assert.is((error as AppError).code, code, `${name}: ${error}`);
      assert.match((error as AppError).message, pattern, name);
      assert.not.match(inspect(error), 'argon2id', `${name}: nothing of a row goes into a log`);
    }
  }
  const again = join(folder, 'again.gz');
  await writeBackup(sourceOf(connection, folder), again);
  assert.equal(contentOf(again), contentOf(path));
  assert.not(readdirSync(folder).includes('objects.incoming'));
});

test('of the backups that smops makes by itself the last five are kept, and none of an empty database', async ({
  connection,
  folder,
}) => {
  const kept = join(folder, 'backups');
  const keep = (minute: number) =>
    keepBackup(
      { ...sourceOf(connection, folder), now: new Date(NOW.getTime() + minute * 60_000) },
      kept,
      'migration',
    );
  assert.is(await keep(0), undefined);
  await fill(connection);
  mkdirSync(kept);
  writeFileSync(join(kept, 'my-own.smops.gz'), '');
  for (let minute = 1; minute <= 7; minute++) await keep(minute);
  assert.is(readdirSync(kept).length, 8, 'none goes before what they were made for is done');
  await dropOldBackups(kept);
  const names = readdirSync(kept).sort();
  assert.is(names.length, 6);
  assert.is(names[0], 'before-migration-20261121T040300.000Z.smops.gz');
  assert.ok(names.includes('my-own.smops.gz'));
});

test.run();
