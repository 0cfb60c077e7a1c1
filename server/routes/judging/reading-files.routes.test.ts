import { readFileRows } from '@smops/core/comments/workbooks/read-file-rows.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; mei: Caller; kumar: Caller; admin: Caller; task: string }>(
  'reading in a spreadsheet, and how readers agree',
);

const SAYINGS = ['Banjir lagi di kampung', 'Air naik sampai pintu', '=Harga ayam naik', '今天天气很好'];
const comments = Array.from({ length: 60 }, (_, at) => ({
  id: `k${at}`,
  message: `${SAYINGS[at % 4]} ${at}`,
}));
const isFlood = (text: string) => /banjir|air naik/i.test(text);

test.before(async (context) => {
  context.app = await openTestApp();
  context.mei = await context.app.signIn('analyst', 'mei');
  context.kumar = await context.app.signIn('analyst', 'kumar');
  context.admin = await context.app.signIn('admin', 'ketua');
  const started = await context.mei('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments,
    variables: [
      { name: 'Q1', terms: ['banjir'] },
      { name: 'Note', terms: ['harga'] },
    ],
    file_name: 'komen.json',
    post_content: 'Laporan petang ini',
  });
  context.task = (await started.json()).task_id;
  await ended(context.mei, `/api/fb-analyzer/task/${context.task}`);
  await context.mei('POST', `/api/fb-analyzer/task/${context.task}/draw`, { size: 40 });
});
test.after(async ({ app }) => await app.close());

const pathOf = (task: string, rest: string) => `/api/fb-analyzer/task/${task}/reading${rest}`;
const get = async (caller: Caller, task: string, rest: string): Promise<AnyJson> =>
  await (await caller('GET', pathOf(task, rest))).json();

/** The exported queue as rows of cells. */
async function exported(caller: Caller, task: string, format: 'csv' | 'xlsx'): Promise<AnyJson[]> {
  const response = await caller('GET', pathOf(task, `/export?format=${format}`));
  assert.is(response.status, 200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const source = (async function* () {
    yield bytes;
  })();
  const rows: AnyJson[] = [];
  for await (const chunk of readFileRows(source, `q.${format}`))
    rows.push(...chunk.rows.map(({ row }) => row));
  return rows;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const TITLES = ['number', 'text', 'Q1', 'variable Note', 'sentiment', 'read', 'note'];
const csv = (rows: AnyJson[]) =>
  [TITLES, ...rows.map((row) => TITLES.map((title) => String(row[title] ?? '')))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');
const send = (caller: Caller, task: string, file: string) =>
  caller('POST', pathOf(task, '/import'), file, { 'content-type': 'application/octet-stream' });

test('the queue is exported to be filled in, without the tags of the machine, in both formats', async ({
  mei,
  task,
}) => {
  for (const format of ['csv', 'xlsx'] as const) {
    const rows = await exported(mei, task, format);
    assert.is(rows.length, 40);
    assert.equal(Object.keys(rows[0]), [
      'number',
      'text',
      'post',
      'answers',
      'Q1',
      'variable Note',
      'sentiment',
      'read',
      'note',
    ]);
    assert.ok(rows.every((row) => !row.Q1 && !row['variable Note'] && row.post === 'Laporan petang ini'));
    assert.ok(
      rows.every((row) => !/^=/.test(row.text)),
      'no cell is run as a formula',
    );
  }
});

test('what is filled in is stored as own blind verdicts; what is empty stays unread; twice changes nothing', async ({
  mei,
  task,
}) => {
  const rows = await exported(mei, task, 'csv');
  const filled = rows.map((row, at) => ({
    ...row,
    ...(at < 30 && { Q1: isFlood(row.text) ? ['x', '1', 'Yes', '是'][at % 4] : '', read: 'x' }),
    ...(at < 5 && { sentiment: ['Negative', '正面', 'negatif', '0', '-'][at] }),
    ...(at === 1 && { note: 'tanya Kumar' }),
  }));
  const first = await send(mei, task, csv(filled));
  assert.is(first.status, 200);
  assert.equal(await first.json(), { rows: 40, stored: 30, unchanged: 0, unread: 10, flagged: 1 });
  const again = await (await send(mei, task, csv(filled))).json();
  assert.equal(again, { rows: 40, stored: 0, unchanged: 30, unread: 10, flagged: 0 });
  const { items, progress } = await get(mei, task, '?queue=done&limit=200');
  assert.is(progress.read, 30);
  assert.ok(
    items.every(({ content, own }: AnyJson) => own.tags.Q1 === isFlood(content) && own.tags.Note === false),
  );
  assert.ok(items.every(({ said }: AnyJson) => said[0].isBlind && said[0].isDrawn));
  assert.is((await get(mei, task, '?queue=flagged')).items[0].note, 'tanya Kumar');
  assert.is((await exported(mei, task, 'csv')).length, 10, 'only what is left is exported next');
});

test('a file with faults is refused with line and column, and nothing of it is stored', async ({
  kumar,
  task,
}) => {
  const rows = await exported(kumar, task, 'csv');
  const faulty = rows.slice(0, 6).map((row) => ({ ...row, Q1: 'x' }));
  faulty[1].Q1 = 'mungkin';
  faulty[2].text = 'Komen lain';
  faulty[3].number = '9000';
  faulty[4].sentiment = 'marah';
  faulty[5] = { ...faulty[0] };
  const response = await send(kumar, task, csv(faulty));
  assert.is(response.status, 400);
  const { problems } = await response.json();
  assert.equal(
    problems.map(({ line, path }: AnyJson) => [line, path]),
    [
      [3, 'Q1'],
      [4, 'text'],
      [5, 'number'],
      [6, 'sentiment'],
      [7, 'number'],
    ],
  );
  assert.is((await get(kumar, task, '')).progress.read, 0);
  const other = await send(kumar, task, 'nombor;komen\r\n1;Banjir');
  assert.is(other.status, 400);
  assert.match((await other.json()).error, /number/);
});

test('readers who judged alone are compared per variable and pair; a settled verdict counts for none', async ({
  mei,
  kumar,
  admin,
  task,
}) => {
  const { items } = await get(mei, task, '?queue=done&limit=200');
  for (const [at, { seq, content }] of items.entries()) {
    // One in ten is judged otherwise.
    const tags = { Q1: isFlood(content) !== (at % 10 === 0), Note: false };
    await kumar('PUT', `/api/fb-analyzer/task/${task}/comments/${seq}/judgement`, { tags, blind: true });
  }
  const before = await get(mei, task, '/agreement');
  const [flood, note, sentiment] = before.variables;
  assert.equal([flood.comments, flood.pairs[0].comments], [30, 30]);
  assert.is(flood.percent.toFixed(3), '0.900');
  assert.ok(flood.alpha.low < flood.alpha.value && flood.alpha.value < flood.alpha.high);
  assert.ok(flood.pairs[0].positive.value > 0.8);
  assert.equal(
    [note.percent, note.alpha.value],
    [1, null],
    'always the same one thing says nothing beyond chance',
  );
  assert.equal([sentiment.variable, sentiment.comments], [null, 0]);
  assert.equal(before.readers, [
    { reader: 'mei', isYou: true },
    { reader: null, isYou: false },
  ]);
  assert.equal(
    (await get(admin, task, '/agreement')).readers.map(({ reader }: AnyJson) => reader),
    ['mei', 'kumar'],
  );
  const settle = { tags: { Q1: true }, settle: true };
  await mei('PUT', `/api/fb-analyzer/task/${task}/comments/${items[0].seq}/judgement`, settle);
  assert.equal((await get(mei, task, '/agreement')).variables, before.variables);
  const file = await (await mei('GET', pathOf(task, '/agreement/export?format=csv'))).text();
  assert.match(file, /Q1,mei \/ 2,30,0\.9,/);
});

test('staff may neither export nor import', async ({ app, task }) => {
  const staff = await app.signIn('staff');
  for (const rest of ['/export', '/agreement', '/agreement/export?format=csv'])
    assert.is((await staff('GET', pathOf(task, rest))).status, 403);
  assert.is((await send(staff, task, 'number,text\r\n1,x')).status, 403);
});

test.run();
