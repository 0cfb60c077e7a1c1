import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller; taskId: string }>('sentiments over HTTP');
const MB = 1_048_576;

const COMMENTS = [
  { id: 'a', message: 'Terima kasih, servis sangat bagus! 😍', from: { name: 'Aminah' }, like_count: 40 },
  { id: 'b', message: 'Teruk betul, tunggu dua jam 😡', from: { name: 'Farid' }, like_count: 2 },
  { id: 'c', message: '这家店的服务很好，推荐！', from: { name: '小美' } },
];

test.before(async (context) => {
  const app = await openTestApp();
  const analyst = await app.signIn('analyst');
  const task = { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' };
  const { taskId } = await (await analyst('POST', '/api/tasks', task)).json();
  Object.assign(context, { app, analyst, taskId });
});
test.after(async ({ app }) => await app.close());

/** Sends a form as a browser does. */
async function sendForm(app: TestApp, fields: Record<string, string | File>): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://localhost:3000/api/sentiments/upload', { method: 'POST', body: form });
  const headers = new Headers(request.headers);
  headers.set('authorization', 'Bearer local-token-of-the-tests');
  return await app.app.request('/api/sentiments/upload', {
    method: 'POST',
    headers,
    body: await request.blob(),
  });
}

const jsonFile = (value: unknown, name = 'komen.json') =>
  new File([JSON.stringify(value)], name, { type: 'application/json' });

test('an upload answers with the record, and the list has it last', async ({ app, analyst, taskId }) => {
  const response = await sendForm(app, { file: jsonFile(COMMENTS), taskId });
  assert.is(response.status, 201);
  const record = (await response.json()) as AnyJson;
  assert.match(record.sentimentScore, /^\d\d?\.\d$/);
  assert.is(record.taskId, taskId);
  const listed = await analyst('GET', '/api/sentiments');
  assert.equal((await listed.json()).at(-1), record);
  const etag = listed.headers.get('etag') ?? '';
  assert.is((await analyst('GET', '/api/sentiments', undefined, { 'if-none-match': etag })).status, 304);
  const details = await (await analyst('GET', `/api/sentiments/${record.id}`)).json();
  assert.is(details.status, 'completed');
  assert.is(details.mostReacted[0].author, 'Aminah');
  const page = await (await analyst('GET', `/api/sentiments/${record.id}/comments?search=jam`)).json();
  assert.equal(
    page.items.map((one: AnyJson) => one.author),
    ['Farid'],
  );
  assert.is((await analyst('DELETE', `/api/sentiments/${record.id}`)).status, 204);
  assert.is((await analyst('GET', `/api/sentiments/${record.id}`)).status, 404);
  assert.is((await analyst('GET', '/api/sentiments', undefined, { 'if-none-match': etag })).status, 200);
});

test('an upload beyond 10 MB is refused with 413 and nothing is kept', async ({ app, analyst, taskId }) => {
  const before = await (await analyst('GET', '/api/sentiments')).json();
  const over = await sendForm(app, {
    file: new File([new Uint8Array(10 * MB + 1).fill(32)], 'x.json'),
    taskId,
  });
  assert.is(over.status, 413);
  assert.match(((await over.json()) as AnyJson).error, /10 MB/);
  const far = await sendForm(app, { file: new File([new Uint8Array(12 * MB)], 'x.json'), taskId });
  assert.is(far.status, 413);
  assert.equal(await (await analyst('GET', '/api/sentiments')).json(), before);
});

test('bad uploads are answered 400 with a sentence', async ({ app, taskId }) => {
  const errorOf = async (fields: Record<string, string | File>) => {
    const response = await sendForm(app, fields);
    assert.is(response.status, 400);
    return ((await response.json()) as AnyJson).error as string;
  };
  assert.match(await errorOf({ taskId }), /file/);
  assert.match(await errorOf({ file: jsonFile(COMMENTS) }), /taskId/);
  assert.match(await errorOf({ file: jsonFile(COMMENTS), taskId: 'TASK-9999' }), /no task TASK-9999/);
  assert.match(await errorOf({ file: jsonFile([]), taskId }), /no comments/);
  for (const [name, type] of [
    ['a.csv', 'text/csv'],
    ['c.txt', 'text/plain'],
  ] as const)
    assert.is(
      await errorOf({ file: new File(['[{"text":"bagus"}]'], name, { type }), taskId }),
      'file: Please select a JSON file.',
    );
});

test('a bulk import says what became of each row, and again changes nothing', async ({ analyst, taskId }) => {
  const part = { kind: 'comments', taskId, source: 'test', rows: [...COMMENTS, { text: '' }, 7], last: true };
  const first = await (await analyst('POST', '/api/sentiments/import', part)).json();
  assert.equal([first.read, first.inserted, first.unchanged, first.empty, first.rejected], [5, 3, 0, 1, 1]);
  assert.is(first.problems[0].index, 4);
  assert.is(first.analysis.status, 'completed');
  const second = await (await analyst('POST', '/api/sentiments/import', part)).json();
  assert.equal([second.inserted, second.unchanged, second.analysis], [0, 3, null]);
});

test('the history is exported as CSV, XLSX and JSON without a formula in it', async ({ analyst, taskId }) => {
  const rows = [
    {
      taskId,
      analyzeDate: '2025-01-31',
      sentimentScore: '6.4',
      aiSummary: '=HYPERLINK("http://example.com")',
    },
  ];
  await analyst('POST', '/api/sentiments/import', { kind: 'records', rows });
  const csv = await analyst('GET', '/api/sentiments/export?format=csv');
  assert.match(
    csv.headers.get('content-disposition') ?? '',
    /attachment; filename="sentiment-analyses\.csv"/,
  );
  assert.match(await csv.text(), /,"'=HYPERLINK\(/);
  const xlsx = await analyst('GET', '/api/sentiments/export?format=xlsx');
  assert.is(new TextDecoder().decode((await xlsx.arrayBuffer()).slice(0, 2)), 'PK');
  const json = await (await analyst('GET', '/api/sentiments/export?format=json')).json();
  assert.equal(json, await (await analyst('GET', '/api/sentiments')).json());
  assert.is((await analyst('GET', '/api/sentiments/export?format=exe')).status, 400);
  const [record] = json.filter((one: AnyJson) => one.origin === 'comments');
  const comments = await analyst('GET', `/api/sentiments/${record.id}/export?format=csv`);
  assert.match(await comments.text(), /Aminah/);
});

test('the name of an uploaded file is kept without what a terminal obeys, and short', async ({
  app,
  taskId,
}) => {
  for (const [name, kept] of [
    ['laporan/\u001b]0;x\u0007\u202ekomen\u009b31m.json', 'komen'],
    [`${'长'.repeat(5000)}.json`, '长'.repeat(250)],
  ] as const) {
    const response = await sendForm(app, { file: jsonFile(COMMENTS, name), taskId });
    assert.is(response.status, 201);
    const { fileName } = (await response.json()) as AnyJson;
    assert.ok(fileName.includes(kept) && fileName.endsWith('.json') && fileName.length <= 255, fileName);
    assert.not.match(fileName, /[\p{Cc}\p{Bidi_Control}/]/u);
  }
});

test.run();
