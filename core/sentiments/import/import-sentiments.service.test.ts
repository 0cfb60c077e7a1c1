import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failedReply, fakeProvider } from '../../analyzer/testing.js';
import { RepeatCounter } from '../../comments/gather/repeat-counter.js';
import type { AppError } from '../../errors.js';
import {
  deleteSentiment,
  getSentiment,
  listSentimentComments,
  listSentiments,
  restoreSentiment,
} from '../sentiments.service.js';
import { COMMENTS, localScoreOf, openSentiments, type SentimentsBench } from '../testing.js';
import { waitForSentiment } from '../upload-sentiment.service.js';
import { importSentiments } from './import-sentiments.service.js';

const test = suite<{ bench: SentimentsBench }>('bulk import');
const WAIT_MS = 20_000;

test.before(async (context) => {
  context.bench = await openSentiments();
});
test.after(async ({ bench }) => await bench.close());

const counts = ({
  read,
  inserted,
  unchanged,
  empty,
  rejected,
}: Awaited<ReturnType<typeof importSentiments>>) => [read, inserted, unchanged, empty, rejected];
const recordsOf = async ({ ctx }: SentimentsBench, taskId: string) =>
  (await listSentiments(ctx)).filter((record) => record.taskId === taskId);

const manyComments = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({
    id: `k${from + at}`,
    text: (from + at) % 4 === 0 ? 'teruk betul' : 'bagus sangat',
    likes: (from + at) % 7,
  }));

test('records are taken over as they are, once', async ({ bench }) => {
  const taskId = await bench.newTask();
  const rows = [
    { taskId, analyzeDate: '2025-03-01', sentimentScore: '7.25', aiSummary: 'Mostly praise.' },
    { taskId, analyzeDate: '2025-03-02T09:00:00+08:00', sentimentScore: 3, aiSummary: '多数抱怨价格。' },
    { taskId, analyzeDate: '2025-03-01', sentimentScore: '7.25', aiSummary: 'Mostly praise.' },
  ];
  assert.equal(
    counts(await importSentiments(bench.ctx, { kind: 'records', rows, dryRun: true })),
    [3, 2, 1, 0, 0],
  );
  assert.equal(await recordsOf(bench, taskId), []);
  const both = await Promise.all([
    importSentiments(bench.ctx, { kind: 'records', rows }),
    importSentiments(bench.ctx, { kind: 'records', rows }),
  ]);
  assert.is(both[0].inserted + both[1].inserted, 2);
  assert.equal(counts(await importSentiments(bench.ctx, { kind: 'records', rows })), [3, 0, 3, 0, 0]);
  assert.equal(
    (await recordsOf(bench, taskId)).map((one) => [
      one.analyzeDate,
      one.sentimentScore,
      one.label,
      one.comments,
    ]),
    [
      ['2025-03-01', '7.3', 'Positive', null],
      ['2025-03-02T01:00:00.000Z', '3.0', 'Negative', null],
    ],
  );
});

test('bad records are named by row and field, and the good ones are kept', async ({ bench }) => {
  const taskId = await bench.newTask();
  const good = { taskId, analyzeDate: '2025-03-01', sentimentScore: '5.0', aiSummary: 'So so.' };
  const rows = [
    { ...good, sentimentScore: 11 },
    { ...good, analyzeDate: '31.02.2025' },
    { ...good, analyzeDate: '01/02/2025' },
    { ...good, taskId: 'TASK-9999' },
    { ...good, aiSummary: undefined },
    { ...good, sentimentScore: '-1' },
    { ...good, sentimentScore: true },
    { ...good, aiSummary: 'broken \ud83d' },
    'no record',
    null,
    good,
  ];
  const outcome = await importSentiments(bench.ctx, { kind: 'records', rows });
  assert.equal(counts(outcome), [11, 1, 0, 0, 10]);
  assert.equal(
    outcome.problems.map(({ index, field }) => [index, field]),
    [
      [0, 'sentimentScore'],
      [1, 'analyzeDate'],
      [2, 'analyzeDate'],
      [3, 'taskId'],
      [4, 'aiSummary'],
      [5, 'sentimentScore'],
      [6, 'sentimentScore'],
      [7, 'aiSummary'],
      [8, null],
      [9, null],
    ],
  );
  assert.match(outcome.problems[0]?.message ?? '', /0 to 10/);
});

test('comments in several calls become one record', async ({ bench }) => {
  const taskId = await bench.newTask();
  const part = { kind: 'comments', taskId, source: 'file-1', fileName: 'mac.ndjson' } as const;
  await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 900) });
  assert.equal(await recordsOf(bench, taskId), [], 'no record before the last call');
  const end = await importSentiments(bench.ctx, { ...part, rows: manyComments(900, 1200), last: true });
  assert.is(end.analysis?.status, 'completed');
  const [record] = await recordsOf(bench, taskId);
  assert.equal(
    [record?.comments?.total, record?.comments?.positive, record?.sentimentScore],
    [1200, 900, localScoreOf([8, 900], [2, 300])],
  );
  assert.is(record?.fileName, 'mac.ndjson');
  assert.match(record?.aiSummary ?? '', /^1,200 comments: 900 positive \(75%\)/);
});

test('an interrupted import that begins again ends as if it had run once', async ({ bench }) => {
  const taskId = await bench.newTask();
  const part = { kind: 'comments', taskId, source: 'file-2' } as const;
  await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 500) });
  await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 500) });
  await importSentiments(bench.ctx, { ...part, rows: manyComments(500, 800), last: true });
  const again = await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 800), last: true });
  assert.equal([...counts(again), again.analysis], [800, 0, 800, 0, 0, null]);
  const records = await recordsOf(bench, taskId);
  assert.equal(
    records.map((record) => record.comments?.total),
    [800],
  );
});

test('an import whose record was not made when the connection broke makes it when it comes again', async () => {
  const bench = await openSentiments();
  try {
    // It would make the record too, some seconds later.
    await bench.reconciler.stop();
    const taskId = await bench.newTask();
    const part = { kind: 'comments', taskId, source: 'file-putus', rows: manyComments(0, 40) } as const;
    await importSentiments(bench.ctx, part);
    await sql`update sentiment_analyses set status = 'scoring'`.execute(bench.connection.db);
    const again = await importSentiments(bench.ctx, { ...part, last: true });
    assert.equal([...counts(again), again.analysis?.status], [40, 0, 40, 0, 0, 'completed']);
    assert.is((await recordsOf(bench, taskId))[0]?.comments?.total, 40);
  } finally {
    await bench.close();
  }
});

test('two imports of one file at once make one record, and nothing counts twice', async ({ bench }) => {
  const taskId = await bench.newTask();
  const run = async () => {
    const part = { kind: 'comments', taskId, source: 'file-3' } as const;
    for (let from = 0; from < 1000; from += 250) {
      await importSentiments(bench.ctx, {
        ...part,
        rows: manyComments(from, from + 250),
        last: from === 750,
      });
    }
  };
  await Promise.all([run(), run(), run()]);
  const records = await recordsOf(bench, taskId);
  assert.is(
    records.reduce((sum, record) => sum + (record.comments?.total ?? 0), 0),
    1000,
  );
  assert.is(records.length, 1);
});

test('a file that has grown gives a record of what is new', async ({ bench }) => {
  const taskId = await bench.newTask();
  const part = { kind: 'comments', taskId, source: 'daily', last: true } as const;
  await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 30) });
  const grown = await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 50) });
  assert.equal(counts(grown), [50, 20, 30, 0, 0]);
  assert.equal(
    (await recordsOf(bench, taskId)).map((record) => record.comments?.total),
    [30, 20],
  );
});

test('a file that was cut off goes on filling its record once it is repaired', async ({ bench }) => {
  const taskId = await bench.newTask();
  const part = { kind: 'comments', taskId, source: 'cut', last: true } as const;
  const cut = await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 40), incomplete: true });
  assert.equal(
    (await recordsOf(bench, taskId)).map((record) => record.comments?.total),
    [40],
  );
  const whole = await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 100) });
  assert.equal([counts(whole), whole.analysis?.id], [[100, 60, 40, 0, 0], cut.analysis?.id]);
  assert.equal(
    (await recordsOf(bench, taskId)).map((record) => record.comments?.total),
    [100],
  );
});

test('a trial run tells the same and stores nothing', async ({ bench }) => {
  const taskId = await bench.newTask();
  const part = {
    kind: 'comments',
    taskId,
    source: 'trial',
    last: true,
    rows: [...COMMENTS, { text: '  ' }, 3],
  } as const;
  const trial = await importSentiments(bench.ctx, { ...part, rows: [...part.rows], dryRun: true });
  assert.equal(counts(trial), [6, 4, 0, 1, 1]);
  const real = await importSentiments(bench.ctx, { ...part, rows: [...part.rows] });
  assert.equal(counts(real), counts(trial));
});

test('what was deleted is imported again, and only that can no longer be restored', async ({ bench }) => {
  const { ctx } = bench;
  const taskId = await bench.newTask();
  const part = { kind: 'comments', taskId, last: true } as const;
  const bring = (source: string, rows: object[], dryRun = false) =>
    importSentiments(ctx, { ...part, source, rows, dryRun });
  const first = await bring('a', manyComments(0, 8));
  const other = await bring('b', manyComments(8, 12));
  const ids = [first, other].map(({ analysis }) => analysis?.id ?? 0);
  for (const id of ids) await deleteSentiment(ctx, id);
  assert.is((await bring('c', manyComments(4, 8), true)).inserted, 4, 'a trial run tells the same');
  assert.is((await bring('c', manyComments(4, 8))).inserted, 4);
  const [gone, kept] = ids as [number, number];
  await restoreSentiment(ctx, kept);
  try {
    await restoreSentiment(ctx, gone);
    assert.unreachable();
  } catch (error) {
    assert.is((error as AppError).code, 'NOT_FOUND');
  }
  assert.is((await bring('d', manyComments(0, 12))).inserted, 4, 'those that went with the first');

  const row = { taskId, analyzeDate: '2025-03-01', sentimentScore: 6, aiSummary: 'Pujian.' };
  const records = { kind: 'records', rows: [row] } as const;
  await importSentiments(ctx, records);
  const [record] = (await recordsOf(bench, taskId)).filter(({ origin }) => origin === 'record');
  await deleteSentiment(ctx, record?.id ?? 0);
  assert.is((await importSentiments(ctx, { ...records, dryRun: true })).inserted, 1);
  assert.is((await importSentiments(ctx, records)).inserted, 1);
  assert.is((await importSentiments(ctx, records)).inserted, 0);
});

test('every bad row of a call is named, however many there are', async ({ bench }) => {
  const taskId = await bench.newTask();
  const rows = Array.from({ length: 300 }, () => ({ text: 12 }));
  const outcome = await importSentiments(bench.ctx, { kind: 'comments', taskId, source: 'bad', rows });
  assert.is(outcome.problems.length, 300);
  assert.equal(outcome.problems.at(-1), {
    index: 299,
    field: 'text',
    message: outcome.problems[0]?.message ?? '',
  });
});

const earlierIn = (before: unknown[], rows: unknown[]) => {
  const counter = new RepeatCounter();
  counter.count(before);
  return counter.count(rows);
};
const OPINIONS = ['ok', 'setuju', 'ok', '加油', 'ok', 'setuju'];

test('equal words of people whom the file does not name all count, in whichever call, and only once', async ({
  bench,
}) => {
  const taskId = await bench.newTask();
  const part = { kind: 'comments', taskId, source: 'list' } as const;
  const run = async () => [
    await importSentiments(bench.ctx, { ...part, rows: OPINIONS.slice(0, 3) }),
    await importSentiments(bench.ctx, {
      ...part,
      rows: OPINIONS.slice(3),
      earlier: earlierIn(OPINIONS.slice(0, 3), OPINIONS.slice(3)),
      last: true,
    }),
  ];
  assert.equal((await run()).map(counts), [
    [3, 3, 0, 0, 0],
    [3, 3, 0, 0, 0],
  ]);
  assert.equal((await run()).map(counts), [
    [3, 0, 3, 0, 0],
    [3, 0, 3, 0, 0],
  ]);
  const [record] = await recordsOf(bench, taskId);
  assert.is(record?.comments?.total, 6);
});

test('equal words count with a paid provider too, which is asked once', async () => {
  const provider = fakeProvider({ id: 'deepseek-penang', isPaid: true });
  const bench = await openSentiments(provider);
  try {
    const taskId = await bench.newTask();
    const part = { kind: 'comments', taskId, source: 'list', last: true } as const;
    const end = await importSentiments(bench.ctx, { ...part, rows: OPINIONS });
    const { record } = await waitForSentiment(bench.ctx, end.analysis?.id as number, WAIT_MS);
    assert.is(record?.comments?.total, 6);
    assert.is(provider.calls.flat().length, 3);
    assert.equal(counts(await importSentiments(bench.ctx, { ...part, rows: OPINIONS })), [6, 0, 6, 0, 0]);
  } finally {
    await bench.close();
  }
});

test('a paid provider scores an import by runs, and no comment is asked twice', async () => {
  const provider = fakeProvider({ id: 'deepseek-penang', isPaid: true });
  const bench = await openSentiments(provider);
  try {
    const taskId = await bench.newTask();
    const part = { kind: 'comments', taskId, source: 'paid' } as const;
    const rows = manyComments(0, 120).map((row) => ({ ...row, text: `${row.text} ${row.id}` }));
    await importSentiments(bench.ctx, { ...part, rows: rows.slice(0, 60) });
    await importSentiments(bench.ctx, { ...part, rows: rows.slice(0, 60) });
    const end = await importSentiments(bench.ctx, { ...part, rows: rows.slice(60), last: true });
    const id = end.analysis?.id as number;
    const { record } = await waitForSentiment(bench.ctx, id, WAIT_MS);
    assert.equal([record?.comments?.total, record?.comments?.positive], [120, 90]);
    assert.is(provider.calls.flat().length, 120);
    assert.is((await getSentiment(bench.ctx, id)).progress, 100);
  } finally {
    await bench.close();
  }
});

test('comments of an import stand in the order of their file, in one run', async ({ bench }) => {
  const taskId = await bench.newTask();
  const texts = ['Jalan rosak', '加油', 'Good job', 'Harga naik', '服务很好', 'Bila siap?'];
  const part = { kind: 'comments', taskId, source: 'order' } as const;
  await importSentiments(bench.ctx, { ...part, rows: texts.slice(0, 4) });
  const end = await importSentiments(bench.ctx, { ...part, rows: texts.slice(4), last: true });
  const id = end.analysis?.id as number;
  const { items } = await listSentimentComments(bench.ctx, id);
  assert.equal(
    items.map((item) => [item.id, item.content]),
    texts.map((text, at) => [at + 1, text]),
  );
  const runs = await bench.connection.db
    .selectFrom('analyses')
    .select(['status', 'totalComments', 'doneComments'])
    .where('sentimentId', '=', id)
    .execute();
  assert.equal(runs, [{ status: 'completed', totalComments: 6, doneComments: 6 }]);
});

test('comments that wait for one AI service do not go to another', async () => {
  const penang = fakeProvider({ id: 'deepseek-penang', isPaid: true });
  penang.askBatch = async () => failedReply({ kind: 'quota', message: 'The account of Penang is used up.' });
  const gemini = fakeProvider({ id: 'gemini', isPaid: true });
  const bench = await openSentiments(penang, gemini);
  try {
    const taskId = await bench.newTask();
    const part = { kind: 'comments', taskId, source: 'paid' } as const;
    const local = { ...part, provider: 'local' } as const;
    await importSentiments(bench.ctx, { ...local, rows: manyComments(0, 2) });
    const first = await importSentiments(bench.ctx, { ...part, rows: manyComments(2, 4) });
    const other = { ...part, provider: 'gemini', rows: manyComments(4, 6) } as const;
    const refusal = await importSentiments(bench.ctx, other).catch((error: unknown) => error as AppError);
    assert.is((refusal as AppError).code, 'CONFLICT');
    assert.match((refusal as AppError).message, 'provider deepseek-penang');
    const end = await importSentiments(bench.ctx, { ...local, rows: manyComments(4, 6), last: true });
    assert.equal([end.inserted, end.analysis], [2, { id: first.analysis?.id, status: 'scoring' }]);
    const waiting = await waitForSentiment(bench.ctx, first.analysis?.id as number, WAIT_MS);
    assert.equal([waiting.progress, waiting.error], [66, 'The account of Penang is used up.']);
    assert.equal(gemini.calls, []);
  } finally {
    await bench.close();
  }
});

test.run();
