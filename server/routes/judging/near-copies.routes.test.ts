import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller; runId: string; copies: string }>('routes of near-copies');

const RICE = 'Kerajaan patut turunkan harga beras tempatan sebelum bulan puasa';
const WATER = '水管爆裂三天了还没有人来修，我们住五楼天天提水上楼';

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst');
  const copies = Array.from({ length: 30 }, (_, index) => ({
    id: `r${index}`,
    message: index % 3 === 0 ? RICE : `${RICE} ${'!😡'.repeat(index)} kongsi`,
    from: { name: `Pembaca ${index % 12}` },
    created_time: new Date(Date.UTC(2026, 10, 10, 1, index)).toISOString(),
  }));
  const started = await context.analyst('POST', '/api/fb-analyzer/analyze', {
    comments_data: [
      { id: 'a', message: 'Bila jalan depan sekolah nak siap, sudah dua tahun begini' },
      { id: 'b', message: WATER },
      ...copies,
      { id: 'c', message: `${WATER} 🙏` },
      { id: 'd', message: 'amin' },
      { id: 'e', message: 'Amin 🤲' },
    ],
    variables: [{ name: 'harga', terms: ['harga'] }],
    file_name: 'komen.json',
  });
  context.runId = (await started.json()).task_id;
  context.copies = `/api/fb-analyzer/task/${context.runId}/copies`;
  await ended(context.analyst, `/api/fb-analyzer/task/${context.runId}`);
});
test.after(async ({ app }) => await app.close());

test('groups come the largest first, with how many wrote them and when, and page by page', async ({
  analyst,
  copies,
}) => {
  const found = await (await analyst('GET', copies)).json();
  assert.equal(
    [found.comments, found.copied, found.groupCount, found.texts, found.next],
    [35, 32, 2, 5, null],
  );
  assert.equal(found.groups[0], {
    first: 2,
    text: RICE,
    comments: 30,
    authors: 12,
    firstAt: '2026-11-10T01:00:00.000Z',
    lastAt: '2026-11-10T01:29:00.000Z',
  });
  assert.equal(
    [found.groups[1].first, found.groups[1].comments, found.groups[1].authors, found.groups[1].firstAt],
    [1, 2, 0, null],
  );
  const page = await (await analyst('GET', `${copies}?limit=1`)).json();
  assert.equal([page.groups.length, page.next], [1, 2]);
  const rest = await (await analyst('GET', `${copies}?limit=1&after=2`)).json();
  assert.equal([rest.groups.map(({ first }: { first: number }) => first), rest.next], [[1], null]);
});

test('two who ask at once get the same groups, which are looked for once', async ({
  app,
  analyst,
  copies,
}) => {
  await app.connection.db.deleteFrom('nearCopyRuns').execute();
  const [one, other] = await Promise.all([analyst('GET', copies), analyst('GET', copies)]);
  assert.equal(await one.json(), await other.json());
});

test('the comments of a group come by page and never name who wrote them', async ({ analyst, copies }) => {
  const response = await analyst('GET', `${copies}/2?limit=20`);
  const text = await response.text();
  assert.not.match(text, 'Pembaca');
  const { group, comments, next } = JSON.parse(text);
  assert.equal([group.comments, comments.length, next], [30, 20, 21]);
  assert.equal(Object.keys(comments[0]).sort(), [
    ...['content', 'language', 'number', 'reactions', 'sentiment', 'seq', 'time', 'variables'],
  ]);
  assert.equal([comments[0].number, comments[0].variables], [3, ['harga']]);
  const rest = await (await analyst('GET', `${copies}/2?limit=20&after=21`)).json();
  assert.equal([rest.comments.length, rest.next], [10, null]);
});

test('a wave is a text with its clock, its comments and how many wrote them, never who', async ({
  analyst,
  copies,
}) => {
  const address = copies.replace(/copies$/, 'waves');
  const text = await (await analyst('GET', address)).text();
  assert.not.match(text, 'Pembaca');
  const found = JSON.parse(text);
  assert.equal([found.comments, found.withTime, found.least, found.waves.length], [35, 30, 10, 1]);
  const [wave] = found.waves;
  assert.equal([wave.first, wave.text, wave.comments, wave.authors, wave.timed], [2, RICE, 30, 12, 30]);
  assert.equal(wave.peak, {
    from: '2026-11-10T01:00:00.000Z',
    to: '2026-11-10T01:29:00.000Z',
    comments: 30,
  });
  assert.equal(wave.clock, { unit: 'hour', buckets: [{ start: '2026-11-10T01:00:00.000Z', comments: 30 }] });
  assert.equal((await (await analyst('GET', `${address}?least=31`)).json()).waves, []);
  assert.is((await analyst('GET', `${address}?least=1`)).status, 400);
});

test('what is no group, no run or no number is refused, and staff may not ask', async ({
  app,
  analyst,
  copies,
}) => {
  assert.is((await analyst('GET', `${copies}/3`)).status, 404);
  assert.is((await analyst('GET', `${copies}/x`)).status, 400);
  assert.is((await analyst('GET', `${copies}/99999999999999`)).status, 400);
  assert.is((await analyst('GET', `${copies}?limit=0`)).status, 400);
  assert.is((await analyst('GET', '/api/fb-analyzer/task/tiada/copies')).status, 404);
  for (const role of ['staff', 'portrait-viewer'] as const) {
    const caller = await app.signIn(role);
    assert.is((await caller('GET', copies)).status, 403);
    assert.is((await caller('GET', `${copies}/2`)).status, 403);
    assert.is((await caller('GET', copies.replace(/copies$/, 'waves'))).status, 403);
  }
  assert.is((await app.anonymous('GET', copies)).status, 401);
});

test('one voice per text: overview, results and exports count the first of each group only', async ({
  app,
  analyst,
  runId,
}) => {
  await app.connection.db.deleteFrom('nearCopyRuns').execute();
  const address = `/api/fb-analyzer/task/${runId}`;
  const count = async (query: string) => {
    const { comments, matching, variables, time } = await (
      await analyst('GET', `${address}/overview${query}`)
    ).json();
    return [comments, matching, variables[0].count, time === null];
  };
  assert.equal(await count(''), [35, 35, 30, false]);
  assert.equal(await count('?copies=all'), [35, 35, 30, false]);
  assert.equal(await count('?copies=once'), [5, 5, 1, true]);
  assert.equal(await count('?copies=once&variable=harga'), [5, 1, 1, true]);

  const results = async (query: string) =>
    (await (await analyst('GET', `${address}/results${query}`)).json()).results.comments;
  const folded = await results('?copies=once&limit=10');
  assert.equal(
    folded.map((one: { seq: number; copies: unknown }) => [one.seq, one.copies]),
    [
      [0, null],
      [1, { first: 1, comments: 2 }],
      [2, { first: 2, comments: 30 }],
      [33, null],
      [34, null],
    ],
  );
  assert.is((await results('')).length, 35);
  assert.is((await analyst('GET', `${address}/overview?copies=twice`)).status, 400);
});

test('a run that has not been completed has no groups yet', async ({ app, analyst, copies, runId }) => {
  const { db } = app.connection;
  const setStatus = (status: 'completed' | 'failed') =>
    db.updateTable('analyses').set({ status }).where('analysisId', '=', runId).execute();
  await setStatus('failed');
  const refused = await analyst('GET', copies);
  assert.is(refused.status, 409);
  assert.match((await refused.json()).error, 'has not been completed yet');
  const overview = copies.replace('copies', 'overview');
  assert.is((await analyst('GET', `${overview}?copies=once`)).status, 409);
  assert.is((await analyst('GET', overview)).status, 200);
  await setStatus('completed');
});

test.run();
