import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';
import { accountsCommands } from './accounts.command.js';
import { auditCommands } from './audit.command.js';
import { tasksCommands } from './tasks.command.js';
import { whatsappCommands } from './whatsapp.command.js';

const test = suite<{ folder: string; server: RunningServer }>('smops accounts, tasks, whatsapp, audit');

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder());
});
test.after(removeCommandFolder);

const COMMANDS = [...accountsCommands, ...tasksCommands, ...whatsappCommands, ...auditCommands];
const smops = (folder: string, argv: string[], input = '') =>
  runCommand(COMMANDS, argv, { env: envOf(folder), input });

const aminah = ['--email', 'aminah@example.my', '--first', 'Aminah', '--last', '\u001b[31mYusof'];

test('an account is added, found by its email, changed, deleted and restored', async ({ folder }) => {
  const refused = await smops(folder, ['accounts', 'add', ...aminah]);
  assert.is(refused.code, 3, 'control characters are no name');
  assert.match(refused.err, /lastName/);
  const link = 'https://www.facebook.com/contoh';
  const added = await smops(folder, [
    'accounts',
    'add',
    ...aminah.slice(0, 4),
    '--last',
    'Yusof',
    '--facebook',
    link,
  ]);
  assert.equal([added.code, added.out], [0, 'Added Aminah Yusof (aminah@example.my) with id 1.\n']);
  const edited = await smops(folder, [
    'accounts',
    'edit',
    'AMINAH@example.my',
    '--facebook-status',
    'pending',
    '--json',
  ]);
  const account = JSON.parse(edited.out);
  assert.equal(
    [account.facebookStatus, account.facebookProfileLink, account.firstName],
    ['pending', link, 'Aminah'],
  );
  const list = await smops(folder, ['accounts', 'list', '--platform', 'Facebook']);
  assert.match(list.out, /1 {2}Aminah Yusof {2}aminah@example\.my {2}pending/);
  assert.not.match((await smops(folder, ['accounts', 'list', '--platform', 'TikTok'])).out, /Aminah/);
  const asked = await smops(folder, ['accounts', 'delete', '1']);
  assert.is(asked.code, 2, 'without a terminal --yes is needed');
  assert.match(asked.err, /Are you sure you want to delete Aminah Yusof's account\?/);
  assert.match((await smops(folder, ['accounts', 'delete', '1', '--yes'])).out, /smops accounts restore 1/);
  assert.is((await smops(folder, ['accounts', 'edit', '1', '--first', 'X'])).code, 5);
  assert.is((await smops(folder, ['accounts', 'restore', '1'])).code, 0);
  assert.is(JSON.parse((await smops(folder, ['accounts', 'list', '--json'])).out).length, 1);
});

test('a second account with an email address is added, and the first is named on stderr', async ({
  folder,
}) => {
  const add = (first: string, email: string, ...more: string[]) =>
    smops(folder, ['accounts', 'add', '--email', email, '--first', first, '--last', 'Tan', ...more]);
  const first = await add('Mei Ling', 'meiling@example.my');
  assert.equal([first.code, first.err], [0, '']);
  const { id } = JSON.parse(
    (await smops(folder, ['accounts', 'list', '--search', 'Mei Ling', '--json'])).out,
  )[0];
  const hint = `smops: Also in the list with this email address: Mei Ling Tan (id ${id}).\n`;
  const second = await add('美玲', 'MeiLing@example.my', '--json');
  assert.equal([second.code, second.err, JSON.parse(second.out).firstName], [0, hint, '美玲']);
  const other = JSON.parse((await add('Siti', 'siti@example.my', '--json')).out).id;
  const edit = (...change: string[]) => smops(folder, ['accounts', 'edit', String(other), ...change]);
  const renamed = await edit('--first', 'Siti Hajar');
  assert.equal([renamed.code, renamed.err], [0, '']);
  assert.match(
    (await edit('--email', 'meiling@example.my')).err,
    /Mei Ling Tan \(id \d+\), 美玲 Tan \(id \d+\)\./,
  );
});

test('tasks are added and done, and Completed is final', async ({ folder }) => {
  const added = await smops(folder, [
    ...['tasks', 'add', '--platform', 'TikTok', '--date', '2026-11-21'],
    ...['--type', 'Like', '--type', 'Comment - Promote', '--requirements', '提到新价格'],
  ]);
  assert.equal([added.code, added.out], [0, 'Added TASK-0001 with id 1.\n']);
  const dryRun = await smops(folder, ['tasks', 'done', 'TASK-0001', '--dry-run']);
  assert.is(dryRun.out, 'TASK-0001 would be Completed.\n');
  assert.is((await smops(folder, ['tasks', 'done', 'task-0001'])).out, 'TASK-0001 is Completed.\n');
  const list = await smops(folder, ['tasks', 'list', '--status', 'Completed']);
  assert.match(
    list.out,
    /TASK-0001 {2}2026-11-21 {2}TikTok {4}Like, Comment - Promote {2}提到新价格 {4}Completed/,
  );
  assert.is((await smops(folder, ['tasks', 'add', '--platform', 'TikTok', '--type', 'Dance'])).code, 2);
  assert.is((await smops(folder, ['tasks', 'done', 'TASK-0404'])).code, 5);
});

test('choices are taken in any case; a wrong one is told with those there are', async ({ folder }) => {
  const added = await smops(folder, [
    'tasks',
    'add',
    '--platform',
    'tiktok',
    '--type',
    'comment - defend',
    '--json',
  ]);
  const { socialPlatform, task, id } = JSON.parse(added.out);
  assert.equal([socialPlatform, task], ['TikTok', '["Comment - Defend"]']);
  const wrong = await smops(folder, ['tasks', 'add', '--platform', 'TikTok', '--type', 'Lik']);
  assert.is(wrong.code, 2);
  assert.match(wrong.err, /Lik.*Choose Like, Comment - Attack/);
  assert.is((await smops(folder, ['tasks', 'delete', String(id), '--yes'])).code, 0);
});

test('all missing options are named at once, and the usage shows them', async ({ folder }) => {
  const { code, err } = await smops(folder, ['accounts', 'add', '--first', 'Aminah']);
  assert.is(code, 2);
  assert.match(err, 'Missing: --email <address>, --last <name>.');
  const help = await smops(folder, ['accounts', 'add', '--help']);
  assert.match(help.out, /add --email <address> --first <name> --last <name> \[options\]/);
});

test('an edit that changes nothing, and no columns, are refused', async ({ folder }) => {
  const nothing = await smops(folder, ['accounts', 'edit', '1']);
  assert.is(nothing.code, 2);
  assert.match(nothing.err, 'Nothing to change');
  assert.is((await smops(folder, ['accounts', 'list', '--columns', ''])).code, 2);
});

test('an import goes in from a file or standard input; bad rows make it partial', async ({ folder }) => {
  const file = join(folder, 'nombor.csv');
  writeFileSync(file, '\ufeffphone;name;state;group\n012-3456789;Kedai 茶;Sabah;KK\n12;X;Sabah;KK\n');
  const dry = await smops(folder, ['whatsapp', 'add', '--import', file, '--dry-run']);
  assert.is(dry.code, 3);
  assert.is(dry.out, '2 rows: 1 would be created, 0 would be updated, 0 unchanged, 1 refused\n');
  assert.match(dry.err, /^line 3, phoneNumber: Phone number is not valid/);
  const partial = await smops(folder, ['whatsapp', 'add', '--import', file, '--json']);
  assert.equal([partial.code, JSON.parse(partial.out).created], [3, 1]);
  const again = await smops(
    folder,
    ['whatsapp', 'add', '--import', '-'],
    readFileSync(file, 'utf8').replace('12;X;Sabah;KK\n', ''),
  );
  assert.equal([again.code, again.out], [0, '1 row: 0 created, 0 updated, 1 unchanged, 0 refused\n']);
  assert.is((await smops(folder, ['whatsapp', 'add', '--import', join(folder, 'gone.csv')])).code, 5);
  assert.is((await smops(folder, ['whatsapp', 'add', '--import', folder])).code, 3);
  assert.is((await smops(folder, ['whatsapp', 'add', '--import', '-'], 'colour\nred\n')).code, 3);
  const edited = await smops(folder, ['whatsapp', 'edit', '+60 12-345 6789', '--status', 'Banned']);
  assert.is(edited.out, 'Changed Kedai 茶 (+60123456789).\n');
});

test('an export gives what the filters leave, to standard output or into a file', async ({ folder }) => {
  const csv = await smops(folder, ['whatsapp', 'list', '--format', 'csv', '--status', 'Banned']);
  assert.is(
    csv.out,
    "\ufeffPhone number,WhatsApp name,State,Group name,Status\r\n'+60123456789,Kedai 茶,Sabah,KK,Banned\r\n",
  );
  assert.is(
    (await smops(folder, ['whatsapp', 'list', '--format', 'json', '--status', 'Active', '--json'])).out,
    '[]\n',
  );
  assert.is((await smops(folder, ['whatsapp', 'list', '--format', 'xlsx'])).code, 2);
  const out = join(folder, 'semua.xlsx');
  const written = await smops(folder, ['whatsapp', 'list', '--out', out]);
  assert.equal([written.code, written.out, written.err], [0, '', `smops: wrote ${out}\n`]);
  for (const noun of ['accounts', 'tasks']) {
    const file = join(folder, `${noun}.csv`);
    const told = await smops(folder, [noun, 'list', '--out', file]);
    assert.equal([told.code, told.out, told.err], [0, '', `smops: wrote ${file}\n`]);
  }
  const back = await smops(folder, ['whatsapp', 'add', '--import', out]);
  assert.equal([back.code, back.out], [0, '1 row: 0 created, 0 updated, 1 unchanged, 0 refused\n']);
});

test('several records are deleted, restored and given a status at once', async ({ folder }) => {
  const ids: string[] = [];
  for (const name of ['satu', 'dua', '三']) {
    const args = ['--email', `${name}@contoh.example`, '--first', name, '--last', 'Ramai', '--json'];
    ids.push(String(JSON.parse((await smops(folder, ['accounts', 'add', ...args])).out).id));
  }
  const [first = '', ...rest] = ids;
  const asked = await smops(folder, ['accounts', 'delete', ...ids]);
  assert.equal([asked.code, /delete 3 accounts\?/.test(asked.err)], [2, true]);
  const gone = await smops(folder, ['accounts', 'delete', 'satu@contoh.example', ...rest, '--yes']);
  assert.is(gone.out, `Deleted 3 accounts. To undo: smops accounts restore ${ids.join(' ')}\n`);
  const back = await smops(folder, ['accounts', 'restore', ...ids, '9999']);
  assert.is(back.out, 'Restored 3 accounts. 0 were so already, 1 are gone.\n');
  await smops(folder, ['accounts', 'edit', ...rest, '--status', 'active']);
  const set = await smops(folder, [
    'accounts',
    'edit',
    ...ids,
    '--status',
    'PENDING',
    '--platform',
    'TikTok',
  ]);
  assert.is(set.out, 'Changed 3 accounts: pending.\n');
  const listed = await smops(folder, ['accounts', 'list', '--facebook-status', 'active', '--json']);
  assert.equal(
    JSON.parse(listed.out).map((row: { id: number; tiktokStatus: string }) => [row.id, row.tiktokStatus]),
    rest.map((id) => [Number(id), 'pending']),
  );
  assert.is((await smops(folder, ['accounts', 'edit', first, '--status', 'asleep'])).code, 2);
  const some = await smops(folder, [
    'accounts',
    'list',
    '--format',
    'json',
    '--ids',
    `${first}-${first}`,
    '--json',
  ]);
  assert.equal(
    JSON.parse(some.out).map((row: { firstName: string }) => row.firstName),
    ['satu'],
  );
  const log = await smops(folder, ['audit', 'list', '--entity', 'account', '--limit', '1']);
  assert.match(log.out, /3 accounts +TikTok status: inactive \(1\), active \(2\) → pending/);
  await smops(folder, ['accounts', 'delete', ...ids, '--yes']);
});

test('several tasks are completed at once, and the list keeps to days', async ({ folder }) => {
  for (const date of ['2026-11-23', '2026-11-24', '2026-11-25']) {
    await smops(folder, ['tasks', 'add', '--platform', 'TikTok', '--type', 'Like', '--date', date]);
  }
  const listed = async (...filter: string[]) =>
    JSON.parse((await smops(folder, ['tasks', 'list', ...filter, '--json'])).out) as {
      taskId: string;
      status: string;
    }[];
  const some = await listed('--from', '2026-11-23', '--to', '2026-11-24');
  assert.is(some.length, 2);
  const names = some.map(({ taskId }) => taskId);
  const done = await smops(folder, ['tasks', 'done', ...names]);
  assert.is(done.out, names.map((name) => `${name} is Completed.\n`).join(''));
  assert.equal(
    (await listed('--from', '2026-11-23')).map(({ status }) => status),
    ['Completed', 'Completed', 'In Progress'],
  );
});

test('of several records only the status is changed, and a search has open tasks first', async ({
  folder,
}) => {
  const refused = await smops(folder, ['accounts', 'edit', '1', '2', '--first', 'Aminah']);
  assert.is(refused.code, 2);
  assert.match(refused.err, 'Of several only the status can be changed');
  const both = await smops(folder, ['accounts', 'edit', '1', '--status', 'active', '--first', 'Aminah']);
  assert.is(both.code, 2);
  const { tasks } = JSON.parse((await smops(folder, ['tasks', 'list', '--find', 'like', '--json'])).out);
  assert.is(tasks[0].status, 'In Progress');
  assert.is((await smops(folder, ['tasks', 'list', '--find', '', '--limit', '0'])).code, 2);
  assert.match((await smops(folder, ['accounts', 'list', '--ids', 'satu'])).err, '--ids takes ids and spans');
});

test('the audit log tells who did it all', async ({ folder }) => {
  const { out } = await smops(folder, ['audit', 'list', '--entity', 'account', '--id', '1', '--json']);
  const entries = JSON.parse(out);
  assert.equal(
    entries.map((entry: { action: string }) => entry.action),
    ['restore', 'delete', 'update', 'create'],
  );
  assert.match(entries[0].actorName, /^local:/);
  const table = await smops(folder, ['audit', 'list', '--action', 'update', '--entity', 'whatsapp']);
  assert.match(table.out, /update whatsapp +1 {2}Kedai 茶 \(\+60123456789\) {2}Status: Active → Banned/);
  assert.is((await smops(folder, ['audit', 'list', '--limit', '0'])).code, 2);
});

test('an import is one line of the audit log, with the command that shows its records', async ({
  folder,
}) => {
  const file = join(folder, 'import.csv');
  const rows = ['Hafiz', 'Devi', 'Farah'].map((name) => `${name},Ramli,${name.toLowerCase()}@example.my`);
  writeFileSync(file, ['First name,Last name,Email address', ...rows].join('\n'));
  assert.is((await smops(folder, ['accounts', 'import', file])).code, 0);
  const listed = async (...more: string[]) =>
    (await smops(folder, ['audit', 'list', '--search', 'ramli', ...more])).out;
  const [line = '', ...others] = (await listed()).split('\n').filter((row) => /^\d/.test(row));
  assert.equal(others, []);
  const [, command = ''] = /create 3 account +3 accounts +(smops audit list --request \S+)$/.exec(line) ?? [];
  const opened = await smops(folder, [...command.split(' ').slice(1), '--json']);
  assert.equal(
    JSON.parse(opened.out)
      .map(({ label }: { label: string }) => label)
      .sort(),
    ['devi@example.my', 'farah@example.my', 'hafiz@example.my'],
  );
  assert.is((await listed('--each', '--json')).match(/"action":"create"/g)?.length, 3);
});

test.run();
