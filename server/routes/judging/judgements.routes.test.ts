import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller; a: string; b: string }>(
  'judgement, accuracy and agreement routes',
);

// Variables by names that say nothing, so that only their own terms find them.
const SAYINGS = ['Banjir lagi', 'Air naik sampai pintu', 'Harga ayam naik', '今天天气很好'];
const comments = Array.from({ length: 40 }, (_, at) => ({
  id: `k${at}`,
  message: `${SAYINGS[at % 4]} ${at}`,
}));

async function analyse(caller: Caller, terms: string[], more: object[] = []): Promise<string> {
  const started = await caller('POST', '/api/fb-analyzer/analyze', {
    comments_data: [...comments, ...more],
    variables: [
      { name: 'Q1', terms },
      { name: 'Q2', terms: ['harga'] },
    ],
    file_name: 'komen.json',
  });
  const { task_id: runId } = await started.json();
  await ended(caller, `/api/fb-analyzer/task/${runId}`);
  return runId;
}

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst');
  context.a = await analyse(context.analyst, ['banjir']);
  context.b = await analyse(
    context.analyst,
    ['banjir', 'air naik'],
    [{ id: 'x', message: 'Banjir besar malam tadi' }],
  );
});
test.after(async ({ app }) => await app.close());

const judge = (caller: Caller, runId: string, seq: number, tags: Record<string, boolean>) =>
  caller('PUT', `/api/fb-analyzer/task/${runId}/comments/${seq}/judgement`, { tags });
const agreementOf = async (caller: Caller, a: string, b: string) =>
  await (await caller('GET', `/api/fb-analyzer/agreement?a=${a}&b=${b}`)).json();

test('two runs over the same comments: kappa per variable, and where they differ', async ({
  analyst,
  a,
  b,
}) => {
  const agreement = await agreementOf(analyst, a, b);
  assert.is(agreement.common, 40, 'a comment of one file only does not count');
  assert.equal([agreement.a.total, agreement.b.total], [40, 41]);
  const [flood, price] = agreement.variables;
  assert.equal([flood.both, flood.onlyA, flood.onlyB, flood.neither], [10, 0, 10, 20]);
  assert.is(flood.observed, 0.75);
  // By the definition: (0.75 - (10 * 20 + 30 * 20) / 40²) / (1 - 0.5) = 0.5.
  assert.is(flood.kappa.toFixed(6), '0.500000');
  assert.ok(flood.low < 0.5 && flood.high > 0.5);
  assert.is(price.kappa, 1);
  assert.is(agreement.sentiment.kappa === null || agreement.sentiment.kappa === 1, true);
  assert.is(agreement.disagreementCount, 10);
  const [first] = agreement.disagreements;
  assert.equal([first.saidBy, first.variable, first.judgement], ['b', 'Q1', null]);
  assert.match(first.quote, /air naik/i);
  assert.is(first.language, 'ms', 'so that a screen reader reads it rightly');
});

test("a person's word stands beside the machine's tags, in results and agreement, and can be withdrawn", async ({
  analyst,
  a,
  b,
}) => {
  const [{ seqA, seqB }] = (await agreementOf(analyst, a, b)).disagreements;
  assert.is((await judge(analyst, a, seqA, { Q1: true })).status, 204);
  const other = await (await analyst('GET', `/api/fb-analyzer/task/${b}/results`)).json();
  assert.equal(other.results.comments[seqB].correction.tags, { Q1: true }, 'in every run with this text');
  const results = await (await analyst('GET', `/api/fb-analyzer/task/${a}/results`)).json();
  const comment = results.results.comments[seqA];
  assert.equal(comment.matched_variables, [], "the machine's tags stay as they are");
  assert.equal(comment.correction.tags, { Q1: true });
  assert.is(comment.correction.by, 'analyst');
  assert.ok(Date.parse(comment.correction.at) > 0);
  assert.is((await agreementOf(analyst, a, b)).disagreements[0].judgement, true);
  const csv = await (await analyst('GET', `/api/fb-analyzer/task/${a}/export?format=csv`)).text();
  assert.match(csv, new RegExp(`\\r\\n${seqA + 1},[^\\r]*,Q1,analyst,,,\\r\\n`));

  await judge(analyst, a, seqA, { Q1: false, Q2: false });
  const again = await (await analyst('GET', `/api/fb-analyzer/task/${a}/results`)).json();
  assert.equal(again.results.comments[seqA].correction.tags, { Q1: false, Q2: false });
  const path = `/api/fb-analyzer/task/${a}/comments/${seqA}/judgement`;
  assert.is((await analyst('DELETE', path)).status, 204);
  const cleared = await (await analyst('GET', `/api/fb-analyzer/task/${a}/results`)).json();
  assert.is(cleared.results.comments[seqA].correction, null);
});

test('accuracy counts judged comments: right, too many, missed, with intervals', async ({ analyst, a }) => {
  // Of 10 comments each: floods are right; rising water is a flood that was missed; one price tag is wrong.
  for (let at = 0; at < 40; at++) {
    await judge(analyst, a, at, { Q1: at % 4 < 2, Q2: at % 4 === 2 && at !== 2 });
  }
  const accuracy = await (await analyst('GET', `/api/fb-analyzer/task/${a}/accuracy`)).json();
  assert.equal([accuracy.total, accuracy.judged, accuracy.unread], [40, 40, 0]);
  const [flood, price] = accuracy.variables;
  assert.equal([flood.hits, flood.extra, flood.missed], [10, 0, 10]);
  assert.equal([flood.precision.value, flood.recall.value], [1, 0.5]);
  assert.is(flood.f1.value.toFixed(4), (2 / 3).toFixed(4));
  assert.ok(flood.recall.low > 0.29 && flood.recall.high < 0.71);
  assert.equal([price.hits, price.extra, price.missed], [9, 1, 0]);
  assert.equal([accuracy.overall.hits, accuracy.overall.extra, accuracy.overall.missed], [19, 1, 10]);
  assert.is(accuracy.mistakeCount, 11);
  assert.is(accuracy.mistakes.length, 11);
  assert.is(accuracy.mistakes[0].language, 'ms');
  assert.equal(
    accuracy.mistakes.slice(0, 2).map((one: { kind: string; variable: string }) => [one.kind, one.variable]),
    [
      ['missed', 'Q1'],
      ['extra', 'Q2'],
    ],
  );
});

test('a labelled file is analysed and judged by its labels', async ({ analyst }) => {
  const rows = [
    { text: 'Banjir lagi depan rumah', labels: ['Q1'] },
    { text: 'Harga ayam mahal', labels: [] },
    { text: 'Air naik sampai pintu', tags: [{ variable: 'Q1' }] },
    { text: 'Banjir dan harga naik', matched_variables: 'Q1; Q2' },
    { text: 'Tiada label di sini, banjir saja' },
  ];
  const started = await analyst('POST', '/api/fb-analyzer/evaluate', {
    comments_data: rows,
    variables: [
      { name: 'Q1', terms: ['banjir'] },
      { name: 'Q2', terms: ['harga'] },
    ],
  });
  assert.is(started.status, 202);
  const { taskId: runId } = await started.json();
  await ended(analyst, `/api/fb-analyzer/task/${runId}`);
  const accuracy = await (await analyst('GET', `/api/fb-analyzer/task/${runId}/accuracy`)).json();
  assert.is(accuracy.judged, 4, 'a row without labels is not judged');
  assert.equal(
    accuracy.variables.map((one: { hits: number; extra: number; missed: number }) => [
      one.hits,
      one.extra,
      one.missed,
    ]),
    [
      [2, 0, 1],
      [1, 1, 0],
    ],
  );
});

test('all of them export, the reports load nothing', async ({ analyst, a, b }) => {
  for (const [path, query, heads] of [
    [`task/${a}/accuracy/export`, '', ['精确率', '召回率']],
    ['agreement/export', `a=${a}&b=${b}&`, ['κ']],
  ] as const) {
    const fetch = (format: string) => analyst('GET', `/api/fb-analyzer/${path}?${query}format=${format}`);
    assert.match(await (await fetch('csv')).text(), /Q1,/);
    assert.is((await fetch('xlsx')).status, 200);
    assert.ok((await (await fetch('json')).json()).variables.length === 2);
    const report = await (await fetch('html')).text();
    const [chart = ''] = /<svg[^>]+role="img".*?<\/svg>/s.exec(report) ?? [];
    for (const head of heads) assert.ok(chart.includes(`>${head}</text>`), `${head} in the chart`);
    assert.not.match(chart, /留言比例/);
    assert.not.match(report, /(?:src|href)=|https?:/);
    assert.is((await fetch('pdf')).status, 400);
  }
});

test('what makes no sense is refused with a reason, what is not there is missing, and staff may not', async ({
  app,
  analyst,
  a,
}) => {
  assert.is((await judge(analyst, a, 0, { zebra: true })).status, 400);
  assert.is((await judge(analyst, a, 0, {})).status, 400);
  assert.is((await judge(analyst, a, 4000, { Q1: true })).status, 404);
  assert.is((await judge(analyst, 'tiada', 0, { Q1: true })).status, 404);
  assert.is((await analyst('GET', `/api/fb-analyzer/agreement?a=${a}&b=${a}`)).status, 400);
  assert.is((await analyst('GET', `/api/fb-analyzer/agreement?a=${a}&b=tiada`)).status, 404);
  const other = await analyst('POST', '/api/fb-analyzer/analyze', {
    comments_data: [{ id: '1', message: 'lain sekali' }],
    variables: ['Q1'],
  });
  const { task_id: lone } = await other.json();
  await ended(analyst, `/api/fb-analyzer/task/${lone}`);
  const apart = await analyst('GET', `/api/fb-analyzer/agreement?a=${a}&b=${lone}`);
  assert.is(apart.status, 400);
  assert.match((await apart.json()).error, /no comment in common/);
  const none = await analyst('POST', '/api/fb-analyzer/evaluate', {
    comments_data: [{ text: 'apa khabar' }],
  });
  assert.is(none.status, 400);
  assert.match((await none.json()).error, /No row has labels/);
  const staff = await app.signIn('staff');
  assert.is((await staff('GET', `/api/fb-analyzer/task/${a}/accuracy`)).status, 403);
  assert.is((await judge(staff, a, 0, { Q1: true })).status, 403);
});

test("each person's word stands; a name is the person's own affair and an admin's; undo brings back what stood", async ({
  app,
  analyst,
  a,
}) => {
  const mei = await app.signIn('analyst', 'mei');
  const admin = await app.signIn('admin');
  const of = async (caller: Caller) =>
    (await (await caller('GET', `/api/fb-analyzer/task/${a}/results`)).json()).results.comments[3];
  await analyst('DELETE', `/api/fb-analyzer/task/${a}/comments/3/judgement`);
  await judge(analyst, a, 3, { Q1: true });
  await judge(mei, a, 3, { Q1: false });
  const mine = (await of(mei)).judgements;
  assert.equal(
    mine.map(({ reader, isYou, tags }: { reader: string; isYou: boolean; tags: object }) => [
      reader,
      isYou,
      tags,
    ]),
    [
      [null, false, { Q1: true }],
      ['mei', true, { Q1: false }],
    ],
  );
  assert.equal((await of(mei)).correction.tags, { Q1: false }, 'what you said goes before what others said');
  assert.equal(
    (await of(admin)).judgements.map(({ reader }: { reader: string }) => reader),
    ['analyst', 'mei'],
  );
  const place = `/api/fb-analyzer/task/${a}/comments/3/judgement`;
  await judge(mei, a, 3, { Q1: true });
  assert.equal((await of(mei)).correction.tags, { Q1: true });
  assert.equal(await (await mei('POST', `${place}/undo`)).json(), { undone: true });
  assert.equal((await of(mei)).correction.tags, { Q1: false });
  assert.is((await mei('DELETE', place)).status, 204);
  assert.equal((await of(mei)).correction.tags, { Q1: true }, "the other's is left");
  assert.equal(await (await mei('POST', `${place}/undo`)).json(), { undone: true });
  assert.equal((await of(mei)).correction.tags, { Q1: false });
  const { entries } = await (await mei('GET', `${place}/history`)).json();
  const first = entries.find((one: { reader: string }) => one.reader === 'mei');
  assert.equal([first.verdict, first.variable, first.endedAt], ['no', 'Q1', null]);
  assert.ok(
    entries.some((one: { verdict: string; endedAt: string | null }) => one.verdict === 'yes' && one.endedAt),
  );
});

test("what a program says with its token is kept and counts for nobody; a personal token's word is its owner's", async ({
  app,
  a,
}) => {
  const admin = await app.signIn('admin', 'ketua');
  await app.signIn('analyst', 'kumar');
  const withToken = async (body: object) => {
    const { token } = await (await admin('POST', '/api/tokens', body)).json();
    return (method: string, path: string, json?: unknown) =>
      app.anonymous(method, path, json, { authorization: `Bearer ${token}` });
  };
  const script = await withToken({ name: 'skrip' });
  const own = await withToken({ name: 'kumar terminal', personalOf: 'kumar' });
  const place = `/api/fb-analyzer/task/${a}/comments/7/judgement`;
  await script('PUT', place, { tags: { Q1: true } });
  await own('PUT', place, { tags: { Q1: false } });
  assert.is((await script('PUT', place, { tags: { Q1: true }, settle: true })).status, 403);
  const { results } = await (await admin('GET', `/api/fb-analyzer/task/${a}/results`)).json();
  assert.equal(
    results.comments[7].judgements.map((one: { reader: string; isPerson: boolean }) => [
      one.reader,
      one.isPerson,
    ]),
    [
      ['analyst', true],
      ['token:skrip', false],
      ['kumar', true],
    ],
  );
  assert.equal(results.comments[7].correction.tags.Q1, false, 'people before programs');
  assert.is((await admin('POST', '/api/tokens', { name: 'x', personalOf: 'tiada' })).status, 404);
});

const placeIn = (runId: string, seq: number) => `/api/fb-analyzer/task/${runId}/comments/${seq}/judgement`;
const ownTagsOf = async (caller: Caller, runId: string, seq: number) => {
  const { results } = await (await caller('GET', `/api/fb-analyzer/task/${runId}/results`)).json();
  return results.comments[seq].judgements.find(({ isYou }: { isYou: boolean }) => isYou)?.tags;
};
interface Entry {
  isYou: boolean;
  verdict: string;
  at: string;
  endedAt: string | null;
}
const historyOf = async (caller: Caller, runId: string, seq: number): Promise<Entry[]> => {
  const { entries } = await (await caller('GET', `${placeIn(runId, seq)}/history`)).json();
  return (entries as Entry[])
    .filter(({ isYou }) => isYou)
    .sort((one, other) => one.at.localeCompare(other.at));
};

test('sixty verdicts of one person at once are all stored: the last given stands, the history is complete', async ({
  app,
  a,
}) => {
  const siti = await app.signIn('analyst', 'siti');
  const start = Date.now() - 60_000;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      siti('PUT', placeIn(a, 20), {
        tags: { Q1: at % 2 === 0, Q2: at % 3 === 0 },
        givenAt: new Date(start + ((at * 37) % 60) * 1000).toISOString(),
      }),
    ),
  );
  assert.equal([...new Set(answers.map(({ status }) => status))], [204]);
  // 37 × 47 = 59 in the numbers up to 60: that one was given last.
  assert.equal(await ownTagsOf(siti, a, 20), { Q1: false, Q2: false });
  const entries = await historyOf(siti, a, 20);
  assert.is(entries.length, 120);
  assert.is(entries.filter(({ endedAt }) => endedAt === null).length, 2);
  const starts = [...new Set(entries.map(({ at }) => at))];
  for (const { at, endedAt } of entries) assert.is(endedAt, starts[starts.indexOf(at) + 1] ?? null);
});

test('verdicts, removals and undos of one person at once are all answered, and so is what two people settle at once', async ({
  app,
  a,
}) => {
  const siti = await app.signIn('analyst', 'siti.aminah');
  const admin = await app.signIn('admin', 'pengerusi');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => [
      siti('PUT', placeIn(a, 21), { tags: { Q1: at % 2 === 0 } }),
      siti(at % 2 === 0 ? 'DELETE' : 'POST', at % 2 === 0 ? placeIn(a, 21) : `${placeIn(a, 21)}/undo`),
      siti('PUT', placeIn(a, 21), { tags: { Q2: true }, settle: true }),
      admin('PUT', placeIn(a, 21), { tags: { Q2: false }, settle: true }),
    ]).flat(),
  );
  assert.equal([...new Set(answers.map(({ status }) => status))].sort(), [200, 204]);
});

test('a verdict that comes late, or twice, never replaces a newer one, and undo goes back through it', async ({
  app,
  a,
}) => {
  const siti = await app.signIn('analyst', 'siti.nur');
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  const say = async (Q1: boolean, givenAt: string) =>
    assert.is((await siti('PUT', placeIn(a, 22), { tags: { Q1 }, givenAt })).status, 204);
  const [first, between, last] = [ago(30), ago(20), ago(10)];
  await say(true, first);
  await say(false, last);
  await say(true, between);
  await say(true, first);
  assert.equal(await ownTagsOf(siti, a, 22), { Q1: false });
  assert.equal(
    (await historyOf(siti, a, 22)).map(({ verdict, at, endedAt }) => [verdict, at, endedAt]),
    [
      ['yes', first, between],
      ['yes', between, last],
      ['no', last, null],
    ],
  );
  assert.is((await siti('DELETE', `${placeIn(a, 22)}?givenAt=${between}`)).status, 204);
  assert.equal(await ownTagsOf(siti, a, 22), { Q1: false }, 'an old removal removes nothing newer');
  assert.equal(await (await siti('POST', `${placeIn(a, 22)}/undo`)).json(), { undone: true });
  assert.equal(await ownTagsOf(siti, a, 22), { Q1: true });
  await say(false, last);
  assert.equal(await ownTagsOf(siti, a, 22), { Q1: true }, 'what was undone does not come back');
  assert.is((await siti('PUT', placeIn(a, 22), { tags: { Q1: true }, givenAt: 'semalam' })).status, 400);
});

test('a second undo passes over what the first one undid', async ({ app, a }) => {
  const farid = await app.signIn('analyst', 'farid');
  for (const Q1 of [true, false, true]) assert.is((await judge(farid, a, 23, { Q1 })).status, 204);
  const undo = async () => await (await farid('POST', `${placeIn(a, 23)}/undo`)).json();
  assert.equal(await undo(), { undone: true });
  assert.equal(await ownTagsOf(farid, a, 23), { Q1: false });
  assert.equal(await undo(), { undone: true });
  assert.equal(await ownTagsOf(farid, a, 23), { Q1: true });
  assert.equal(await undo(), { undone: true });
  assert.equal(await undo(), { undone: false }, 'nothing is left that was said');
});

test("what others said of a drawn text, and the machine's tags in the queue, stay hidden until one has judged it", async ({
  app,
  b,
}) => {
  const first = await app.signIn('analyst', 'halim');
  const second = await app.signIn('analyst', 'wei.ling');
  const drawn = await first('POST', `/api/fb-analyzer/task/${b}/draw`, { size: 10 });
  assert.ok(drawn.status < 300);
  const queue = async () =>
    (await (await second('GET', `/api/fb-analyzer/task/${b}/reading?limit=200`)).json()).items;
  const [{ seq }] = await queue();
  const place = placeIn(b, seq);
  assert.is((await first('PUT', place, { tags: { Q1: true, Q2: false }, blind: true })).status, 204);
  const readersSeen = async () => {
    const { entries } = await (await second('GET', `${place}/history`)).json();
    return entries.filter(({ isYou }: { isYou: boolean }) => !isYou).length;
  };
  const said = async () => {
    const { results } = await (await second('GET', `/api/fb-analyzer/task/${b}/results?limit=200`)).json();
    const comment = results.comments.find((one: { seq: number }) => one.seq === seq);
    return comment.judgements.filter(({ isYou }: { isYou: boolean }) => !isYou).length;
  };
  const [waiting] = (await queue()).filter((item: { seq: number }) => item.seq === seq);
  assert.equal([waiting.said, 'tags' in waiting, 'matched_variables' in waiting], [[], false, false]);
  assert.equal([await readersSeen(), await said()], [0, 0]);
  assert.is((await second('PUT', place, { tags: { Q1: false, Q2: false }, blind: true })).status, 204);
  assert.equal([await readersSeen(), await said()], [2, 1]);
});

test('what people said outlives its run', async ({ analyst, a, b }) => {
  assert.is((await analyst('DELETE', `/api/fb-analyzer/task/${b}`)).status, 204);
  assert.is((await analyst('GET', `/api/fb-analyzer/task/${b}/accuracy`)).status, 404);
  const { results } = await (await analyst('GET', `/api/fb-analyzer/task/${a}/results`)).json();
  assert.ok(results.comments[1].correction);
});

test.run();
