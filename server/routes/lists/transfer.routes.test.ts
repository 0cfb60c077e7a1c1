import { makeWorkbook } from '@smops/core/comments/workbooks/testing.js';
import { ACCOUNTS } from '@smops/core/records/accounts/accounts.operations.js';
import { emptyLists } from '@smops/core/records/lists/testing.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import { WHATSAPP } from '@smops/core/records/whatsapp/whatsapp.operations.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Client, createClient } from '../../client/client.js';
import { type Caller, LOCAL_TOKEN, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; staff: Caller; client: Client }>('import and export routes');

test.before(async (context) => {
  context.app = await openTestApp(
    { clock: { now: () => new Date('2026-11-21T17:00:00Z') } },
    { SMOPS_MAX_UPLOAD_MB: '1' },
  );
  context.staff = await context.app.signIn('staff', 'siti');
  context.client = createClient({
    baseUrl: 'http://localhost:3000',
    token: LOCAL_TOKEN,
    fetch: async (request, init) => await context.app.app.fetch(new Request(request, init)),
  });
});
test.before.each(async ({ app }) => await emptyLists(app.connection.db));
test.after(async ({ app }) => await app.close());

const CSV =
  'email,first name,last name,facebook\na@example.my,Aminah,Yusof,https://www.facebook.com/contoh\nb@example.my,小明,王,\n';

test('a file is imported through the client, as a blob or as a stream', async ({ client }) => {
  const content = new Blob([CSV]);
  const dry = await client.call(ACCOUNTS.import, { content, dryRun: true });
  assert.equal([dry.dryRun, dry.created, (await client.call(ACCOUNTS.list)).length], [true, 2, 0]);
  const report = await client.call(ACCOUNTS.import, { content: new Blob([CSV]).stream(), fileName: 'a.csv' });
  assert.equal([report.created, report.refused], [2, 0]);
  assert.is((await client.call(ACCOUNTS.import, { content })).unchanged, 2);
  const whatsapp = new Blob(['phone,name,state,group\n012-3456789,Kedai,Sabah,KK\n999,X,Sabah,KK\n']);
  const partial = await client.call(WHATSAPP.import, { content: whatsapp });
  assert.equal([partial.created, partial.refused, partial.problems[0]?.line], [1, 1, 3]);
  const tasks = new Blob(['[{"date":"2026-11-21","socialPlatform":"TikTok","task":["Like"]}]']);
  assert.is((await client.call(TASKS.import, { content: tasks })).created, 1);
});

test('an export gives exactly what the filters leave, under a name with the day', async ({ client }) => {
  await client.call(ACCOUNTS.import, { content: new Blob([CSV]) });
  const csv = await client.download(ACCOUNTS.export, { format: 'csv', platform: 'Facebook' });
  assert.is(csv.headers.get('content-disposition'), 'attachment; filename="accounts-2026-11-22.csv"');
  const lines = (await csv.text()).split('\r\n');
  assert.is(lines.length, 3);
  assert.match(lines[1] ?? '', /^a@example\.my,Aminah/);
  const json = await client.download(ACCOUNTS.export, { format: 'json', search: '王小明' });
  assert.equal(
    JSON.parse(await json.text()).map((account: { lastName: string }) => account.lastName),
    ['王'],
  );
  assert.is(await (await client.download(TASKS.export, { format: 'json' })).text(), '[]\n');
  await client.call(TASKS.create, { date: '2026-11-21', socialPlatform: 'TikTok', task: '["Like"]' });
  const ndjson = await (
    await client.download(TASKS.export, { format: 'ndjson', status: 'In Progress' })
  ).text();
  assert.is(JSON.parse(ndjson).taskId, 'TASK-0001');
  assert.is(
    await (await client.download(TASKS.export, { format: 'ndjson', status: 'Completed' })).text(),
    '',
  );
  const xlsx = await client.download(WHATSAPP.export, { format: 'xlsx' });
  assert.equal([...new Uint8Array(await xlsx.arrayBuffer()).subarray(0, 2)], [0x50, 0x4b]);
});

test('a workbook whose sender has gone is not read', async ({ app }) => {
  const send = (signal: AbortSignal) =>
    app.app.request('/api/accounts/import?dryRun=true', {
      method: 'POST',
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      body: makeWorkbook({ titles: ['email'], rows: [['aminah@example.my']] }),
      signal,
    });
  assert.is((await send(new AbortController().signal)).status, 200);
  assert.is((await send(AbortSignal.abort())).status, 429);
});

test('a file beyond the limit is refused while it comes in, and one of something else is refused whole', async ({
  staff,
}) => {
  const file = { 'content-type': 'text/csv' };
  const large = await staff('POST', '/api/accounts/import', `email\n${'x'.repeat(1_100_000)}`, file);
  assert.is(large.status, 413);
  assert.match((await large.json()).error, /1 MB/);
  const wrong = await staff('POST', '/api/accounts/import', 'colour\nred\n', file);
  assert.is(wrong.status, 400);
  assert.is((await staff('POST', '/api/accounts/import', undefined)).status, 400);
  assert.is((await staff('POST', '/api/accounts/import?dryRun=maybe', CSV, file)).status, 400);
  assert.is((await staff('GET', '/api/accounts/export?format=pdf')).status, 400);
  assert.is((await staff('GET', '/api/accounts/export?platform=MySpace')).status, 400);
});

test('another site cannot make a browser import, whatever it calls the file', async ({ app, staff }) => {
  for (const type of ['text/csv', 'text/plain', 'multipart/form-data; boundary=x']) {
    const foreign = { 'content-type': type, origin: 'https://evil.example' };
    assert.is((await staff('POST', '/api/accounts/import', CSV, foreign)).status, 403);
  }
  assert.is(
    (await app.anonymous('POST', '/api/accounts/import', CSV, { 'content-type': 'text/csv' })).status,
    401,
  );
});

test.run();
