import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller }>('runs routes');

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst');
  await warmUp(context.analyst);
});
test.after(async ({ app }) => await app.close());

const BASE = '/api/fb-analyzer';
const COMMENTS = {
  comments: [
    { text: 'Jalan kat Jelutong banyak lubang, bila nak baiki?', author: 'Aminah', likes: 4 },
    { text: '停车位不够，每天都要兜圈 😩', author: '伟明', likes: '1.2K' },
    { text: '=HYPERLINK("http://contoh.example","klik")', author: '+60 12', likes: 0 },
  ],
};
const START = {
  comments_data: COMMENTS,
  variables: ['lubang', '停车位'],
  api_provider: 'local',
  batch_size: 8,
  post_content: 'Kemas kini jalan raya',
  file_name: 'komen-mac.json',
};

/** The first run loads the engine's models, which on a busy machine takes longer than a direct answer waits. */
async function warmUp(analyst: Caller): Promise<void> {
  const { task_id: id } = await (await analyst('POST', `${BASE}/analyze`, START)).json();
  await ended(analyst, `${BASE}/task/${id}`);
  await analyst('DELETE', `${BASE}/task/${id}`);
}

test('a short run is answered directly, in the shape of the documented response', async ({ analyst }) => {
  const response = await analyst('POST', `${BASE}/analyze`, START);
  assert.is(response.status, 200);
  const body = await response.json();
  assert.equal(
    [body.backgroundTask, body.pythonServiceActive, body.totalComments, body.matchedComments],
    [false, true, 3, 2],
  );
  const { results, analysis_info: info } = body.analysisResults;
  assert.equal(results.statistics, { lubang: 1, 停车位: 1 });
  assert.type(results.summary, 'string');
  const [first] = results.comments;
  assert.equal(
    [first.author, first.content, first.reactions_count, first.matched_variables, first.quote],
    ['Aminah', COMMENTS.comments[0]?.text, 4, ['lubang'], 'lubang'],
  );
  assert.type(first.ai_reasoning, 'string');
  assert.equal([info.total_comments, info.matched_comments], [3, 2]);

  const status = await (await analyst('GET', `${BASE}/task/${body.task_id}`)).json();
  assert.equal([status.status, status.progress, status.error_message], ['completed', 100, null]);
  const again = await (await analyst('GET', `${BASE}/task/${body.task_id}/results`)).json();
  assert.equal(again.results, results);
  const [record] = await (await analyst('GET', `${BASE}/tasks?limit=1`)).json();
  assert.equal(
    [record.analysisId, record.fileName, record.status, record.totalComments, record.createdBy],
    [body.task_id, 'komen-mac.json', 'completed', 3, 'analyst'],
  );
});

test('a variable that a comment only comes near is shown with its reason, and counts for nothing', async ({
  analyst,
}) => {
  const started = await analyst('POST', `${BASE}/analyze`, {
    ...START,
    comments_data: { comments: [{ author: 'Siti', text: 'guitar lessons are expensive' }] },
    variables: ['swimming lessons'],
    post_content: '',
  });
  const { task_id: id } = await started.json();
  await ended(analyst, `${BASE}/task/${id}`);
  const read = async (path: string) => await (await analyst('GET', `${BASE}/task/${id}/${path}`)).json();
  const { results, analysis_info: info } = await read('results');
  const [{ near, tags, matched_variables: matched }] = results.comments;
  assert.equal(near, [
    {
      variable: 'swimming lessons',
      quote: 'lessons',
      reason: '只提到「lessons」，所以不计入。',
    },
  ]);
  assert.equal([tags, matched], [[], []]);
  assert.equal(results.statistics, { 'swimming lessons': 0 });
  assert.is(info.matched_comments, 0);
  const filtered = await read(`results?variable=${encodeURIComponent('swimming lessons')}`);
  assert.equal(filtered.results.comments, []);
  const csv = await (await analyst('GET', `${BASE}/task/${id}/export?format=csv`)).text();
  const [head = [], row = []] = csv.split('\r\n').map((line) => line.split(','));
  const cell = (name: string) => row[head.findIndex((title) => title.includes(name))];
  assert.equal([cell('near_variables'), cell('matched_variables')], ['swimming lessons', '']);
});

test('results and overview take the same filter, whose names may be repeated', async ({ analyst }) => {
  const { task_id: id } = await (await analyst('POST', `${BASE}/analyze`, START)).json();
  const read = async (path: string) => await (await analyst('GET', `${BASE}/task/${id}/${path}`)).json();
  const all = await read('overview');
  assert.equal([all.taskId, all.comments, all.matching, all.time], [id, 3, 3, null]);
  assert.equal(
    all.variables.map((one: { variable: string; count: number }) => [one.variable, one.count]),
    [
      ['lubang', 1],
      ['停车位', 1],
    ],
  );
  const names = `variable=lubang&variable=${encodeURIComponent('停车位')}`;
  for (const [query, matching] of [
    ['variable=lubang', 1],
    [names, 0],
    ['language=zh&language=ms&tagged=true', 2],
  ] as const) {
    assert.is((await read(`overview?${query}`)).matching, matching, query);
    assert.is((await read(`results?${query}`)).results.comments.length, matching, query);
  }
  const wrong = await analyst('GET', `${BASE}/task/${id}/overview?sentiment=marah&from=kelmarin`);
  assert.is(wrong.status, 400);
  assert.equal((await wrong.json()).problems, [
    { path: 'sentiment.0', message: 'Must be one of positive, neutral, negative.' },
    { path: 'from', message: 'Must be a day such as 2026-11-10, or a time such as 2026-11-10T08:00:00Z.' },
  ]);
});

test('no query that a client can send brings the server down', async ({ analyst }) => {
  const { task_id: id } = await (await analyst('POST', `${BASE}/analyze`, START)).json();
  const name = fc.constantFrom(
    ...['variable', 'without', 'none', 'tagged', 'sentiment', 'language', 'tier', 'judged', 'from', 'to'],
    ...['search', 'minScore', 'maxScore', 'order', 'limit', 'after', 'format', 'status', 'mine', 'no_such'],
  );
  const value = fc.oneof(
    fc.constantFrom(
      ...[
        '',
        'lubang',
        'true',
        'no',
        '-1',
        '0',
        '1e999',
        'NaN',
        '9'.repeat(40),
        '\0',
        '\ud800',
        '%',
        '[{',
        '{}',
        'x'.repeat(300),
      ],
      ...[
        'negative',
        'likely',
        'newest',
        'html',
        'xlsx',
        '2026-11-10',
        '2026-02-31',
        '0000-00-00',
        '2026-11-10T25:00Z',
      ],
      ...['9999-12-31', '2100-12-31', '1990-01-01', '2026-11-10T08:00:00+24:00', '-000001-01-01'],
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const path = fc.constantFrom(`task/${id}/overview`, `task/${id}/results`, `task/${id}/export`, 'tasks');
  await fc.assert(
    fc.asyncProperty(path, fc.array(fc.tuple(name, value), { maxLength: 6 }), async (at, pairs) => {
      const query = pairs.map(([one, of]) => `${one}=${encodeURIComponent(of.toWellFormed())}`).join('&');
      const response = await analyst('GET', `${BASE}/${at}?${query}`);
      assert.ok(response.status < 500, `${response.status} ${at}?${query}`);
      await response.arrayBuffer();
    }),
    { numRuns: 150, seed: 20261123 },
  );
});

test('an export is a file, and no cell of it is read as a formula', async ({ analyst }) => {
  const { task_id } = await (await analyst('POST', `${BASE}/analyze`, START)).json();
  const csv = await analyst('GET', `${BASE}/task/${task_id}/export?format=csv`);
  assert.match(csv.headers.get('content-disposition') ?? '', /attachment; .*komen-mac-[0-9a-f]{8}\.csv/);
  const text = await csv.text();
  assert.is(text.trim().split('\r\n').length, 4);
  assert.match(text, `'+60 12,"'=HYPERLINK(""http://contoh.example"",""klik"")"`);
  const xlsx = new Uint8Array(
    await (await analyst('GET', `${BASE}/task/${task_id}/export?format=xlsx`)).arrayBuffer(),
  );
  assert.is(String.fromCharCode(...xlsx.slice(0, 2)), 'PK');
  const lines = (await (await analyst('GET', `${BASE}/task/${task_id}/export?format=ndjson`)).text()).trim();
  assert.equal(
    lines.split('\n').map((line) => JSON.parse(line).author),
    ['Aminah', '伟明', '+60 12'],
  );
  const whole = await (await analyst('GET', `${BASE}/task/${task_id}/results`)).json();
  assert.equal(await (await analyst('GET', `${BASE}/task/${task_id}/export?format=json`)).json(), whole);
  assert.is((await analyst('GET', `${BASE}/task/${task_id}/export?format=exe`)).status, 400);
});

test('a run that takes longer runs in the background and is polled', async ({ analyst }) => {
  const comments_data = Array.from({ length: 12_000 }, (_, n) => ({
    text: `Lubang nombor ${n}`,
    author: `A${n}`,
  }));
  const started = await (await analyst('POST', `${BASE}/analyze`, { ...START, comments_data })).json();
  const { status } = await ended(analyst, `${BASE}/task/${started.task_id}`);
  assert.is(status, 'completed');
  const { results } = await (await analyst('GET', `${BASE}/task/${started.task_id}/results`)).json();
  assert.is(results.comments.length, 12_000);
  assert.equal(results.statistics, { lubang: 12_000, 停车位: 0 });
});

test('a request that cannot be done is refused with the field it is about', async ({ analyst }) => {
  const bad = await analyst('POST', `${BASE}/analyze`, {
    ...START,
    variables: Array(101)
      .fill('x')
      .map((x, n) => x + n),
  });
  assert.is(bad.status, 400);
  assert.match((await bad.json()).error, 'at most 100 variables');
  assert.is((await analyst('POST', `${BASE}/analyze`, { ...START, comments_data: [] })).status, 400);
  assert.is((await analyst('GET', `${BASE}/task/none`)).status, 404);
  assert.is((await analyst('GET', `${BASE}/task/none/results`)).status, 404);
  assert.is((await analyst('POST', `${BASE}/task/none/cancel`)).status, 404);
  assert.is((await analyst('POST', `${BASE}/task/none/resume`, {})).status, 404);
  assert.is((await analyst('DELETE', `${BASE}/task/none`)).status, 404);
});

test('the providers say where the comments go', async ({ analyst }) => {
  const providers = await (await analyst('GET', `${BASE}/providers`)).json();
  const local = providers.find((provider: { id: string }) => provider.id === 'local');
  assert.equal([local.label, local.available, local.isDefault, local.paid], ['本地分析', true, true, false]);
  assert.match(local.destination, 'this machine');
});

test.run();
