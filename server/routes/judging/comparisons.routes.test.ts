import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller }>('comparison routes');

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst', 'analyst', 'en');
});
test.after(async ({ app }) => await app.close());

const floods = [
  'Banjir lagi tahun ni',
  'Rumah kami kena banjir',
  'Air banjir paras pinggang',
  '今年水灾很严重 banjir',
];
const prices = ['Harga naik lagi', '价格太贵了', 'Mahal sangat harga sekarang', 'Price naik lagi'];
/** `count` comments, every fourth of them about `others`. */
const community = (count: number, texts: string[], others: string[]) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    message: `${(index % 4 === 3 ? others : texts)[index % 4]} ${index}`,
    like_count: index % 5,
  }));

test('two communities are compared per variable, with intervals, corrected tests and both exports', async ({
  analyst,
}) => {
  const started = await analyst('POST', '/api/fb-analyzer/compare', {
    a: { file_name: 'johor.json', comments_data: community(80, floods, prices) },
    b: { file_name: 'penang.json', comments_data: community(80, prices, floods) },
    variables: ['banjir', '价格'],
    api_provider: 'local',
    language: 'en',
  });
  assert.is(started.status, 202);
  const body = await started.json();
  const { taskId: runId } = body;
  assert.equal([body.task_id, body.backgroundTask, body.totalComments], [runId, true, 160]);
  const comparison = await ended(analyst, `/api/fb-analyzer/compare/${runId}`);
  const status = await (await analyst('GET', `/api/fb-analyzer/task/${runId}`)).json();
  assert.equal(
    [status.task_id, status.status, status.progress, status.total_comments, status.error_message],
    [runId, 'completed', 100, 160, null],
  );
  assert.equal(await (await analyst('GET', `/api/fb-analyzer/task/${runId}/results`)).json(), comparison);
  assert.is((await analyst('GET', '/api/fb-analyzer/task/tiada/results')).status, 404);
  assert.is(comparison.status, 'completed');
  assert.equal(
    comparison.sides.map(({ name, fileName }: { name: string; fileName: string }) => [name, fileName]),
    [
      ['johor', 'johor.json'],
      ['penang', 'penang.json'],
    ],
  );
  const [flood, price] = comparison.variables;
  assert.is(flood.variable, 'banjir');
  const [floods80] = flood.raw.contrasts;
  const [prices80] = price.raw.contrasts;
  assert.ok(floods80.isClear && prices80.isClear);
  assert.ok(floods80.difference > 0.3 && prices80.difference < -0.3);
  for (const { raw, weighted } of comparison.variables) {
    for (const { sides, contrasts } of [raw, weighted]) {
      assert.ok(sides[0].low <= sides[0].rate && sides[0].rate <= sides[0].high);
      assert.is(contrasts.length, 1);
      const [contrast] = contrasts;
      assert.ok(contrast.low <= contrast.difference && contrast.difference <= contrast.high);
      assert.ok(contrast.p <= contrast.pAdjusted);
    }
    assert.ok(
      weighted.sides[0].total < raw.sides[0].total,
      'reactions make fewer effective comments, never more',
    );
  }
  assert.match(comparison.summary, /“banjir” is raised more often in johor/);
  const html = await (await analyst('GET', `/api/fb-analyzer/compare/${runId}/export?format=html`)).text();
  assert.match(html, /<svg/);
  assert.not.match(html, /<script|https?:\/\/(?!www\.w3)/, 'nothing is loaded from elsewhere');
  const csv = await (await analyst('GET', `/api/fb-analyzer/compare/${runId}/export?format=csv`)).text();
  assert.is(csv.trim().split('\r\n').length, 5, 'a title, and two variables raw and weighted');
  const list = await (await analyst('GET', '/api/fb-analyzer/compare')).json();
  assert.is(list[0].taskId, runId);
});

test('where people read drawn comments of both, what they said is compared, not the machine’s count', async ({
  analyst,
}) => {
  const isFlood = (text: string) => /banjir|air naik/i.test(text);
  // The machine knows one word; every third comment of A says it in others.
  const sayings = (place: string, words: string[]) =>
    Array.from({ length: 150 }, (_, at) => ({ id: `${at}`, message: `${words[at % 6]} ${place} ${at}` }));
  const calm = ['Banjir di', 'Terima kasih', 'Harga ayam di', '今天天气', 'Lif rosak di', 'Jem di'];
  const wet = ['Banjir di', 'Air naik di', 'Harga ayam di', '今天天气', 'Air naik kat', 'Jem di'];
  const started = await analyst('POST', '/api/fb-analyzer/compare', {
    a: { file_name: 'klang.json', comments_data: sayings('Klang', wet) },
    b: { file_name: 'ipoh.json', comments_data: sayings('Ipoh', calm) },
    variables: [{ name: 'Q1', terms: ['banjir'] }],
    api_provider: 'local',
    language: 'en',
  });
  const { taskId: runId } = await started.json();
  const { sides } = await ended(analyst, `/api/fb-analyzer/compare/${runId}`);
  const [a, b] = sides;
  const readAll = async (run: string) => {
    const task = `/api/fb-analyzer/task/${run}`;
    assert.is((await analyst('POST', `${task}/draw`, { size: 100 })).status, 200);
    const { items } = await (await analyst('GET', `${task}/reading?limit=200`)).json();
    for (const { seq, content } of items)
      await analyst('PUT', `${task}/comments/${seq}/judgement`, {
        tags: { Q1: isFlood(content) },
        blind: true,
      });
  };
  const compared = async () => {
    const path = `/api/fb-analyzer/compare/${runId}`;
    const [{ raw }] = (await (await analyst('GET', path)).json()).variables;
    return {
      raw,
      ...raw.contrasts[0],
      a: raw.sides[0],
      b: raw.sides[1],
      csv: await (await analyst('GET', `${path}/export?format=csv`)).text(),
    };
  };
  await readAll(a.taskId);
  const before = await compared();
  assert.equal([before.raw.basis, before.a.rate, before.isClear], ['machine', 1 / 6, false]);
  await readAll(b.taskId);
  const { raw, csv, ...is } = await compared();
  assert.is(raw.basis, 'corrected');
  assert.ok(is.a.low <= 0.5 && 0.5 <= is.a.high, JSON.stringify(is.a));
  assert.ok(is.b.low <= 1 / 6 && 1 / 6 <= is.b.high, JSON.stringify(is.b));
  assert.ok(is.isClear && is.low > 0.1 && is.low <= 1 / 3 && 1 / 3 <= is.high, JSON.stringify(is));
  assert.match(csv, 'corrected');
});

test('a bad file of one community is named, and neither run stays', async ({ analyst }) => {
  const before = await (await analyst('GET', '/api/fb-analyzer/tasks')).json();
  const response = await analyst('POST', '/api/fb-analyzer/compare', {
    a: { comments_data: community(5, floods, prices) },
    b: { comments_data: [] },
    variables: ['banjir'],
  });
  assert.is(response.status, 400);
  assert.match((await response.json()).error, /^Community B:/);
  const after = await (await analyst('GET', '/api/fb-analyzer/tasks')).json();
  assert.is(after.length, before.length);
});

test('names from a file cannot become markup in the report', async ({ analyst }) => {
  const name = '<img src=x onerror=alert(1)>';
  const response = await analyst('POST', '/api/fb-analyzer/compare', {
    a: { file_name: name, comments_data: community(5, floods, prices) },
    b: { file_name: 'b', comments_data: community(5, prices, floods) },
    variables: [`${name} banjir`],
  });
  const { taskId: runId } = await response.json();
  await ended(analyst, `/api/fb-analyzer/compare/${runId}`);
  const html = await (await analyst('GET', `/api/fb-analyzer/compare/${runId}/export?format=html`)).text();
  assert.not.match(html, /<img/);
  assert.match(html, /&lt;img/);
});

test('a deleted comparison takes its runs with it', async ({ analyst }) => {
  const [first] = await (await analyst('GET', '/api/fb-analyzer/compare')).json();
  assert.is((await analyst('DELETE', `/api/fb-analyzer/compare/${first.taskId}`)).status, 204);
  assert.is((await analyst('GET', `/api/fb-analyzer/compare/${first.taskId}`)).status, 404);
});

test.run();
