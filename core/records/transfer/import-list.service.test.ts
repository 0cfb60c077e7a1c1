import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readFileRows } from '../../comments/workbooks/read-file-rows.js';
import { readConfig } from '../../config.js';
import type { ServiceContext } from '../../context.js';
import { listAudit } from '../../platform/audit/audit.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { tableBody } from '../../platform/export/table-file.js';
import { createAccount, deleteAccount, listAccounts, updateAccount } from '../accounts/accounts.service.js';
import { ACCOUNT_COLUMNS, accountsImport } from '../accounts/accounts.transfer.js';
import { getListMark } from '../lists/list-versions.service.js';
import { emptyLists } from '../lists/testing.js';
import { createTask, deleteTask, listTasks, setTaskStatus } from '../tasks/tasks.service.js';
import { TASK_COLUMNS, tasksImport } from '../tasks/tasks.transfer.js';
import { createWhatsAppAccount, listWhatsAppAccounts } from '../whatsapp/whatsapp.service.js';
import { WHATSAPP_COLUMNS, whatsappImport } from '../whatsapp/whatsapp.transfer.js';
import { exportedList } from './exported-list.js';
import { importList } from './import-list.service.js';
import type { ListImport } from './list-import.js';
import { TRANSFER_FORMATS } from './transfer.constants.js';

const test = suite<{ connection: Connection; ctx: ServiceContext }>('importList');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  context.ctx = {
    db: context.connection.db,
    actor: { kind: 'user', userId: 1, name: 'siti', role: 'staff' },
    clock: { now: () => new Date('2026-11-21T08:00:00Z') },
    logger: silent,
    requestId: 'import-test',
    config: readConfig({ SMOPS_DATA_DIR: '/nonexistent/smops' }),
  };
});
test.before.each(async ({ connection }) => await emptyLists(connection.db));
test.after(async ({ connection }) => await connection.close());

/** A file in pieces of a few bytes, so that every cut falls somewhere. */
async function* pieces(content: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const run = <Fields extends object>(
  ctx: ServiceContext,
  target: ListImport<Fields>,
  content: string | Uint8Array,
  options = {},
) =>
  importList(
    ctx,
    target,
    { source: pieces(content, Math.max(7, content.length / 50)), readRows: readFileRows },
    options,
  );
const counts = ({ created, updated, unchanged, refused }: Awaited<ReturnType<typeof importList>>) => [
  created,
  updated,
  unchanged,
  refused,
];
async function bytesOf(parts: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(Buffer.from(part));
  return Buffer.concat(all);
}

const CSV = [
  'Email;First name;Last name;TikTok link;tiktok_status;Favourite colour',
  'aminah@example.my;Aminah;binti Yusof;https://www.tiktok.com/@contoh;Active;blue',
  'xm@example.cn;小明;王;;;',
  '',
  'wei@example.my;"Wei; ""Ah Boy""";Tan 😀;;pending;',
].join('\r\n');

test('a CSV with a byte order mark and semicolons goes in, and a second time changes nothing', async ({
  ctx,
}) => {
  const report = await run(ctx, accountsImport, `\ufeff${CSV}`);
  assert.equal(counts(report), [3, 0, 0, 0]);
  assert.equal(report.ignoredColumns, ['Favourite colour']);
  const accounts = await listAccounts(ctx);
  assert.equal(
    accounts.map((account) => [account.firstName, account.tiktokStatus, account.tiktokProfileLink]),
    [
      ['Aminah', 'active', 'https://www.tiktok.com/@contoh'],
      ['小明', 'inactive', null],
      ['Wei; "Ah Boy"', 'pending', null],
    ],
  );
  const mark = await getListMark(ctx, 'accounts');
  assert.equal(counts(await run(ctx, accountsImport, CSV)), [0, 0, 3, 0]);
  assert.is(await getListMark(ctx, 'accounts'), mark, 'the list is as it was');
});

test('an account is known by its email whatever its case; columns that are missing keep what is there', async ({
  ctx,
}) => {
  const account = await createAccount(ctx, {
    emailAddress: 'Aminah@Example.my',
    firstName: 'Aminah',
    lastName: 'Yusof',
    facebookProfileLink: 'https://www.facebook.com/contoh',
    facebookStatus: 'active',
  });
  const report = await run(
    ctx,
    accountsImport,
    'email,first name,last name\naminah@example.my,Aminah,Yusof 2\n',
  );
  assert.equal(counts(report), [0, 1, 0, 0]);
  const [after] = await listAccounts(ctx);
  assert.equal(after, { ...account, emailAddress: 'aminah@example.my', lastName: 'Yusof 2', version: 2 });
  const cleared = 'email,first name,last name,facebook,facebook status\naminah@example.my,Aminah,Yusof 2,,\n';
  assert.equal(counts(await run(ctx, accountsImport, cleared)), [0, 1, 0, 0]);
  const [empty] = await listAccounts(ctx);
  assert.equal([empty?.facebookProfileLink, empty?.facebookStatus], [null, 'inactive']);
});

test('bad rows are refused with line and field, and the others go in', async ({ ctx }) => {
  const file = [
    'emailAddress,firstName,lastName,facebookProfileLink,facebookStatus',
    'a@example.my,A,One,,',
    'no address,B,Two,,',
    'c@example.my,,Three,javascript:alert(1),gone',
    'a@example.my,A,Other,,',
    'A@example.my,A,One,,',
    'a@example.my,A,One,,',
    '"broken',
    'z@example.my,Z,Nine,,',
  ].join('\n');
  const report = await run(ctx, accountsImport, file);
  assert.equal(
    report.problems.map(({ line, field }) => [line, field]),
    [
      [3, 'emailAddress'],
      [4, 'firstName'],
      [4, 'facebookProfileLink'],
      [4, 'facebookStatus'],
      [5, null],
      [6, null],
      [8, null],
    ],
  );
  assert.match(report.problems[4]?.message ?? '', /Line 2 has the same account with other values/);
  assert.equal(counts(report), [2, 0, 1, 5]);
  assert.is(report.rows, 8);
  assert.equal(counts(await run(ctx, accountsImport, file)), [0, 0, 3, 5], 'and so it stays');
});

test('a dry run says the same and changes nothing', async ({ ctx }) => {
  await createAccount(ctx, { emailAddress: 'wei@example.my', firstName: 'Wei', lastName: 'Tan' });
  const before = await listAccounts(ctx);
  const report = await run(ctx, accountsImport, CSV, { dryRun: true });
  assert.equal(counts(report), [2, 1, 0, 0]);
  assert.ok(report.dryRun);
  assert.equal(await listAccounts(ctx), before);
  assert.equal(counts(await run(ctx, accountsImport, CSV)), [2, 1, 0, 0]);
});

test('JSON lists, wrapped lists and NDJSON go in; a row that is no object is refused', async ({ ctx }) => {
  const row = { phoneNumber: 60123456789, whatsappName: 'Kedai 茶', state: 'johor', groupName: 'JB' };
  const json = JSON.stringify({
    data: [row, { ...row, groupName: 'JB 2', status: 'Banned' }, { ...row, state: 'X' }],
  });
  const report = await run(ctx, whatsappImport, json);
  assert.equal(counts(report), [2, 0, 0, 1]);
  assert.is(report.problems[0]?.field, 'state');
  assert.equal(
    (await listWhatsAppAccounts(ctx)).map((entry) => [
      entry.phoneNumber,
      entry.state,
      entry.groupName,
      entry.status,
    ]),
    [
      ['+60123456789', 'Johor', 'JB', 'Active'],
      ['+60123456789', 'Johor', 'JB 2', 'Banned'],
    ],
  );
  const ndjson = `${JSON.stringify({ ...row, phoneNumber: '012-345 6789' })}\n{"broken":\n${JSON.stringify({ ...row, groupName: 'JB 3' })}\n`;
  const second = await run(ctx, whatsappImport, ndjson, { fileName: 'x.ndjson' });
  assert.equal(counts(second), [1, 0, 1, 1]);
  assert.is(second.problems[0]?.line, 2);
});

test('tasks are known by task id, else by content; a given id is kept and never given again', async ({
  ctx,
}) => {
  const first = await createTask(ctx, { date: '2026-11-21', socialPlatform: 'TikTok', task: '["Like"]' });
  const file = [
    'Task ID,Date,Platform,Task,Requirements,Status',
    'TASK-0001,2026-11-22,tiktok,Like,,',
    'TASK-0007,21/11/2026,Facebook,Like; Comment - Attack,"Dua\nbaris",Completed',
    ',2026-11-21,Instagram,share,,',
    ',2026-11-21,Instagram,Tugas lama tanpa jenis,,In Progress',
    ',2026-11-21,Instagram,"[""Dance""]",,',
    ',2026-02-30,Instagram,Share,,',
  ].join('\n');
  const report = await run(ctx, tasksImport, file);
  assert.equal(counts(report), [3, 1, 0, 2]);
  assert.equal(
    report.problems.map(({ line, field }) => [line, field]),
    [
      [7, 'task'],
      [8, 'date'],
    ],
    'lines count those inside of cells',
  );
  assert.equal(
    (await listTasks(ctx)).map(({ taskId, date, task, status }) => [taskId, date, task, status]),
    [
      ['TASK-0001', '2026-11-22', '["Like"]', 'In Progress'],
      ['TASK-0007', '2026-11-21', '["Like","Comment - Attack"]', 'Completed'],
      ['TASK-0008', '2026-11-21', '["Share"]', 'In Progress'],
      ['TASK-0009', '2026-11-21', 'Tugas lama tanpa jenis', 'In Progress'],
    ],
  );
  assert.equal(counts(await run(ctx, tasksImport, file)), [0, 0, 4, 2]);
  await setTaskStatus(ctx, first.id, { status: 'Completed' });
  const back = await run(
    ctx,
    tasksImport,
    'taskId,date,platform,task,status\nTASK-0001,2026-11-22,TikTok,Like,In Progress\n',
  );
  assert.equal(counts(back), [0, 0, 0, 1]);
  assert.match(back.problems[0]?.message ?? '', /Completed, which is final/);
});

test('a deleted task comes back when a file brings its id', async ({ ctx }) => {
  const task = await createTask(ctx, { date: '2026-11-21', socialPlatform: 'TikTok', task: '["Like"]' });
  await deleteTask(ctx, task.id);
  const file = 'taskId,date,platform,task\nTASK-0001,2026-11-21,TikTok,Like\n';
  assert.equal(counts(await run(ctx, tasksImport, file)), [0, 1, 0, 0]);
  assert.is((await listTasks(ctx))[0]?.id, task.id);
});

test('every created and changed row is in the audit log under its importer', async ({ ctx }) => {
  const [account] = [
    await createAccount(ctx, { emailAddress: 'wei@example.my', firstName: 'Wei', lastName: 'Tan' }),
  ];
  await run(ctx, accountsImport, CSV);
  const admin = { ...ctx, actor: { ...ctx.actor, role: 'admin' as const } };
  const entries = (await listAudit(admin, { limit: 3 })).reverse();
  assert.equal(
    entries.map((entry) => [entry.actorName, entry.action, entry.label, entry.requestId]),
    [
      ['siti', 'create', 'aminah@example.my', 'import-test'],
      ['siti', 'create', 'xm@example.cn', 'import-test'],
      ['siti', 'update', 'wei@example.my', 'import-test'],
    ],
  );
  assert.is(entries[0]?.after?.tiktokProfileLink, 'https://www.tiktok.com/@contoh');
  assert.is(entries[2]?.entityId, account.id);
  assert.equal(entries[2]?.before, { firstName: 'Wei', lastName: 'Tan', tiktokStatus: 'inactive' });
  await updateAccount(ctx, account.id, { emailAddress: 'wei@example.my', firstName: 'W', lastName: 'T' });
  await deleteAccount(ctx, account.id);
});

test('more rows than a chunk holds go in, in their order', async ({ ctx }) => {
  const lines = ['phone,name,state,group'];
  for (let index = 0; index < 2500; index++) lines.push(`01${20000000 + index},Ali ${index},Sabah,G`);
  const report = await run(ctx, whatsappImport, lines.join('\n'));
  assert.equal(counts(report), [2500, 0, 0, 0]);
  const entries = await listWhatsAppAccounts(ctx);
  assert.equal(
    [entries.length, entries[0]?.whatsappName, entries.at(-1)?.whatsappName],
    [2500, 'Ali 0', 'Ali 2499'],
  );
});

test('what is exported is imported again without a change, in every format', async ({ ctx }) => {
  const odd = [
    '=1+1',
    "'=1",
    "''=x",
    '+60',
    '-5',
    '@x',
    ' spaces ',
    'a;b,"c"',
    'a;=1+1',
    '＝1+1',
    "'－5",
    '＠x＋',
    "'plain",
    '王小明',
    '👩‍👩‍👧',
    '\u202eRTL',
  ];
  for (const [index, name] of odd.entries()) {
    await createAccount(ctx, { emailAddress: `a${index}@example.my`, firstName: name, lastName: name });
    await createWhatsAppAccount(ctx, {
      phoneNumber: `+6012345${6000 + index}`,
      whatsappName: name,
      state: 'Kedah',
      groupName: name,
    });
    await createTask(ctx, {
      date: '2026-11-21',
      socialPlatform: 'Facebook',
      task: '["Like","Share"]',
      requirements: `${name}\r\nbaris dua\tx\n`,
    });
  }
  const trips = [
    [accountsImport, ACCOUNT_COLUMNS, await listAccounts(ctx)],
    [tasksImport, TASK_COLUMNS, await listTasks(ctx)],
    [whatsappImport, WHATSAPP_COLUMNS, await listWhatsAppAccounts(ctx)],
  ] as const;
  for (const format of TRANSFER_FORMATS) {
    for (const [target, columns, rows] of trips) {
      const file = await bytesOf(tableBody(format, exportedList('x', columns as never, rows as never)));
      const report = await run(ctx, target as never, file);
      assert.equal(report.problems, [], `${format} ${target.list}`);
      assert.equal(counts(report), [0, 0, odd.length, 0], `${format} ${target.list}`);
    }
  }
});

test('a file of something else is refused whole', async ({ ctx }) => {
  const files: [string | Uint8Array, RegExp][] = [
    ['', /empty/],
    ['colour,size\nred,XL\n', /no column of accounts/],
    ['%PDF-1.7 …', /PDF/],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /old Excel/],
    [Buffer.from('PK\u0003\u0004 not a real archive'), /not an Excel workbook/],
  ];
  for (const [file, message] of files) {
    try {
      await run(ctx, accountsImport, file);
      assert.unreachable(String(file));
    } catch (error) {
      assert.match(String((error as Error).message), message);
      assert.is((error as { code?: string }).code, 'VALIDATION');
    }
  }
});

test('a list that is cut off is a partial import', async ({ ctx }) => {
  const row = { emailAddress: 'a@example.my', firstName: 'A', lastName: 'B' };
  const report = await run(ctx, accountsImport, `[${JSON.stringify(row)}, {"emailAddress": "b@exam`);
  assert.is(report.created, 1);
  assert.is(report.refused, 1);
});

test.run();
