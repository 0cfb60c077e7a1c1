import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

interface Context {
  app: TestApp;
  analyst: Caller;
  /** Ids of the two runs, the earlier first. */
  runs: string[];
}

const test = suite<Context>('routes of series');

const NAMES = ['Siti', '阿明', 'Raj', 'Mei Ling', 'Farid'];
const QUIET = [
  'Harga ikan naik lagi di pasar',
  'Bila nak siap jalan ini',
  '天气很好去散步',
  'Terima kasih atas bantuan',
  'Kakitangan kaunter ramah',
];
/** From 10 November on a flood, and a pipe that no variable of the codebook looks for. */
const FLOOD = ['Banjir masuk rumah kami semalam', 'Banjir lagi di taman kami', 'Paip pecah depan surau'];

/** What people add, so that no two comments are copies of each other. */
const REST =
  'meja kerusi bantal telefon kasut kucing buku almari lampu pintu tingkap pagar basikal radio kamera kipas tikar cawan sudu pinggan garpu pensel kertas beg topi jam cermin sikat selimut langsir'.split(
    ' ',
  );
const restOf = (seed: number) =>
  Array.from({ length: 7 }, (_, at) => REST[(seed * 17 + at * (seed % 11) + at * at) % REST.length]).join(
    ' ',
  );

/** Twenty comments a day of November 2026; each differs, so that none is a copy. */
function commentsOf(from: number, to: number) {
  const comments: AnyJson[] = [];
  for (let day = from; day <= to; day++) {
    for (let index = 0; index < 20; index++) {
      const saying =
        day >= 10 && index >= 8 ? FLOOD[index % FLOOD.length] : QUIET[(day + index) % QUIET.length];
      comments.push({
        id: `c-${day}-${index}`,
        message: `${saying} ${restOf(day * 20 + index)}`,
        from: { name: NAMES[index % NAMES.length] },
        created_time: new Date(Date.UTC(2026, 10, day, 2, index)).toISOString(),
      });
    }
  }
  return comments;
}

async function analyse(analyst: Caller, comments: AnyJson[], fileName: string): Promise<string> {
  const started = await analyst('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments,
    codebook: 'Aduan',
    file_name: fileName,
    api_provider: 'local',
  });
  const { task_id } = await started.json();
  await ended(analyst, `/api/fb-analyzer/task/${task_id}`);
  return task_id;
}

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst');
  await context.analyst('POST', '/api/codebooks', {
    name: 'Aduan',
    variables: [
      { name: 'banjir', terms: ['banjir'] },
      { name: 'harga', terms: ['harga'] },
    ],
  });
  // The second file holds two days of the first again, as files that are fetched every week do.
  context.runs = [
    await analyse(context.analyst, commentsOf(1, 7), 'minggu-1.json'),
    await analyse(context.analyst, commentsOf(6, 14), 'minggu-2.json'),
  ];
});
test.after(async ({ app }) => await app.close());

const series = async (analyst: Caller, rest = '') =>
  await (await analyst('GET', `/api/codebooks/Aduan/series${rest}`)).json();

test('the runs of a codebook form one series by day; what two files have counts once', async ({
  analyst,
  runs,
}) => {
  const found = await series(analyst);
  assert.equal(
    [found.unit, found.comments, found.withTime, found.repeated, found.points.length],
    ['day', 320, 320, 40, 14],
  );
  assert.equal(
    found.runs.map((run: AnyJson) => run.taskId),
    runs,
  );
  assert.equal(new Set(found.points.map((point: AnyJson) => point.comments)), new Set([20]));
  const [flood] = found.variables;
  assert.equal(
    [flood.variable, flood.count, flood.firstSeen, flood.lastSeen],
    ['banjir', 40, '2026-11-10', '2026-11-14'],
  );
  assert.equal(flood.points[0], {
    count: 0,
    total: 20,
    share: 0,
    low: 0,
    high: flood.points[0].high,
    kind: 'machine',
  });
  assert.equal([flood.points[9].count, flood.points[9].share], [8, 0.4]);
  assert.ok(flood.points[9].low < 0.4 && 0.4 < flood.points[9].high);
});

test('an alarm names the day with its evidence', async ({ analyst }) => {
  const { alarms } = await series(analyst);
  const first = alarms.at(-1);
  assert.equal(
    [first.variable, first.start, first.count, first.total, first.expected],
    ['banjir', '2026-11-10', 8, 20, 0],
  );
  assert.ok(first.limit < 8 && first.p < 0.001);
  assert.not.ok(alarms.some(({ variable }: AnyJson) => variable === 'harga'));
});

test('a series is shown by week, by run and between days', async ({ analyst, runs }) => {
  const weeks = await series(analyst, '?unit=week');
  assert.equal(
    weeks.points.map((point: AnyJson) => [point.start, point.comments]),
    [
      ['2026-10-26', 20],
      ['2026-11-02', 140],
      ['2026-11-09', 120],
    ],
  );
  const byRun = await series(analyst, '?unit=run');
  assert.equal(
    byRun.points.map((point: AnyJson) => [point.taskId, point.comments]),
    [
      [runs[0], 140],
      [runs[1], 180],
    ],
  );
  assert.equal([byRun.variables[0].points[1].count, byRun.alarms], [40, []]);
  const days = await series(analyst, '?from=2026-11-10&to=2026-11-11');
  assert.equal(
    days.points.map((point: AnyJson) => point.start),
    ['2026-11-10', '2026-11-11'],
  );
  assert.is((await series(analyst, '?copies=once')).points.length, 14);
});

test('a run that was brought up to date, or deleted, is left out', async ({ app, analyst, runs }) => {
  const { db } = app.connection;
  const idOf = async (runId: string | undefined) =>
    (
      await db
        .selectFrom('analyses')
        .select('id')
        .where('analysisId', '=', runId ?? '')
        .executeTakeFirstOrThrow()
    ).id;
  const change = async (updatedFrom: number | null) =>
    await db
      .updateTable('analyses')
      .set({ updatedFrom })
      .where('analysisId', '=', runs[1] ?? '')
      .execute();
  await change(await idOf(runs[0]));
  assert.equal(
    (await series(analyst)).runs.map((run: AnyJson) => run.taskId),
    [runs[1]],
  );
  await change(null);
  assert.is((await series(analyst)).runs.length, 2);
});

test('two spans are compared by share, with intervals and p corrected over the variables', async ({
  analyst,
}) => {
  const address = '/api/codebooks/Aduan/series/periods';
  const found = await (await analyst('GET', address)).json();
  assert.equal([found.after.from, found.after.to, found.after.comments], ['2026-11-08', '2026-11-14', 140]);
  assert.equal(
    [found.before.from, found.before.to, found.before.comments],
    ['2026-11-01', '2026-11-07', 140],
  );
  const [flood, prices] = found.variables;
  assert.equal([flood.variable, flood.after.count, flood.before.count], ['banjir', 40, 0]);
  assert.is(flood.difference, 40 / 140);
  assert.ok(flood.low > 0.2 && flood.high < 0.4 && flood.isClear);
  assert.is(flood.size, 'large');
  assert.ok(flood.pAdjusted >= flood.p && prices.pAdjusted >= prices.p);
  const given = await (
    await analyst('GET', `${address}?from=2026-11-12&to=2026-11-13&beforeFrom=2026-11-02&beforeTo=2026-11-05`)
  ).json();
  assert.equal([given.after.comments, given.before.comments], [40, 80]);
  for (const [query, message] of [
    ['from=2026-11-12', 'Give both days'],
    ['from=2026-11-12&to=2026-11-10', 'ends before it begins'],
    ['from=2026-11-08&to=2026-11-10&beforeFrom=2026-11-01&beforeTo=2026-11-09', 'share days'],
    ['from=2026-13-45&to=2026-11-10', ''],
  ]) {
    const refused = await analyst('GET', `${address}?${query}`);
    assert.is(refused.status, 400, query);
    assert.match((await refused.json()).error, message ?? '');
  }
});

test('words and themes that rose come with a quote that names its comment, and no word is a person', async ({
  analyst,
  runs,
}) => {
  const text = await (await analyst('GET', '/api/codebooks/Aduan/series/words?language=ms')).text();
  const { words, themes } = JSON.parse(text);
  const flood = words.find(({ word }: AnyJson) => word.toLowerCase().startsWith('banjir'));
  assert.ok(flood, text);
  assert.is(flood.before, 0);
  assert.equal([flood.shareBefore, flood.shareAfter > 0.2 && flood.shareAfter < 0.35], [0, true]);
  assert.ok(flood.after > 35, 'copies of one text count once');
  assert.is(flood.quote.taskId, runs[1]);
  assert.match(flood.quote.text, /^Banjir /);
  const shown = await (
    await analyst('GET', `/api/fb-analyzer/task/${runs[1]}/results?limit=1&after=${flood.quote.number - 2}`)
  ).json();
  assert.is(shown.results.comments[0].content, flood.quote.text);
  assert.ok(
    themes.some(({ terms }: AnyJson) => terms.some((term: string) => /paip|surau/i.test(term))),
    text,
  );
  assert.not.ok(words.some(({ word }: AnyJson) => /siti|raj|farid/i.test(word)));
});

test('a codebook that is not there, one without runs, and people without the right', async ({
  app,
  analyst,
}) => {
  assert.is((await analyst('GET', '/api/codebooks/tiada/series')).status, 404);
  await analyst('POST', '/api/codebooks', { name: 'Kosong', variables: [{ name: 'air' }] });
  const empty = await (await analyst('GET', '/api/codebooks/Kosong/series')).json();
  assert.equal([empty.runs, empty.points, empty.variables[0].firstSeen], [[], [], null]);
  assert.is((await analyst('GET', '/api/codebooks/Kosong/series/periods')).status, 400);
  assert.is((await analyst('GET', '/api/codebooks/Aduan/series?unit=month')).status, 400);
  for (const role of ['staff', 'portrait-viewer'] as const) {
    const caller = await app.signIn(role);
    for (const path of ['', '/periods', '/words'])
      assert.is((await caller('GET', `/api/codebooks/Aduan/series${path}`)).status, 403);
  }
});

test.run();
