import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller; runId: string }>('relations routes');

/** Floods and blocked roads come together; prices come alone. */
const SAYINGS = [
  'Banjir lagi, jalan pun sesak teruk',
  'Harga barang naik lagi',
  'Banjir depan rumah, jalan sesak sampai malam',
  '今天天气很好',
];

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst');
  const started = await context.analyst('POST', '/api/fb-analyzer/analyze', {
    comments_data: Array.from({ length: 80 }, (_, index) => ({
      id: String(index),
      message: `${SAYINGS[index % 4]} ${index}`,
    })),
    variables: [
      { name: 'banjir', terms: ['banjir'] },
      { name: 'sesak', terms: ['sesak'] },
      { name: 'harga', terms: ['harga'] },
      { name: 'zebra', terms: ['zebra'] },
    ],
    file_name: 'komen.json',
  });
  context.runId = (await started.json()).task_id;
  await ended(context.analyst, `/api/fb-analyzer/task/${context.runId}`);
});
test.after(async ({ app }) => await app.close());

test('variables that come together are told from those that do not, with counts and intervals', async ({
  analyst,
  runId,
}) => {
  const relations = await (await analyst('GET', `/api/fb-analyzer/task/${runId}/relations`)).json();
  assert.is(relations.total, 80);
  assert.is(relations.fileName, 'komen.json');
  assert.equal(
    relations.variables.map((one: { count: number }) => one.count),
    [40, 40, 20, 0],
  );
  assert.is(relations.pairs.length, 3, 'a variable that never occurs has no pairs');
  const [first] = relations.pairs;
  assert.equal([first.a, first.b, first.both, first.lift], ['banjir', 'sesak', 40, 2]);
  assert.ok(first.isClear && !first.isThin && first.low <= first.pmi && first.pmi <= first.high);
  const apart = relations.pairs.at(-1);
  assert.equal(
    [apart.both, apart.expected, apart.pmi, apart.isThin],
    [0, 10, null, false],
    'ten are expected',
  );
});

test('they export as CSV, JSON and a report that loads nothing; another format is refused', async ({
  analyst,
  runId,
}) => {
  const address = `/api/fb-analyzer/task/${runId}/relations/export?format=`;
  const csv = await (await analyst('GET', `${address}csv`)).text();
  assert.is(csv.trim().split('\r\n').length, 4);
  assert.match(csv, /banjir,sesak,40,40,40,20,2,1,/);
  const json = await (await analyst('GET', `${address}json`)).json();
  assert.is(json.pairs.length, 3);
  const report = await (await analyst('GET', `${address}html`)).text();
  assert.match(report, /<svg[^>]+role="img"/);
  assert.match(report, 'banjir · sesak');
  assert.not.match(report, /(?:src|href)=|https?:/);
  assert.is((await analyst('GET', `${address}pdf`)).status, 400);
});

test('an unknown run has none, and staff may not ask', async ({ app, analyst, runId }) => {
  assert.is((await analyst('GET', '/api/fb-analyzer/task/tiada/relations')).status, 404);
  const staff = await app.signIn('staff');
  assert.is((await staff('GET', `/api/fb-analyzer/task/${runId}/relations`)).status, 403);
});

test.run();
