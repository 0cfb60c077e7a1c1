import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RepeatCounter } from '../../../comments/gather/repeat-counter.js';
import type { AppError } from '../../../errors.js';
import { deleteSentiment, listSentimentComments, restoreSentiment } from '../sentiments.service.js';
import {
  COMMENTS,
  countsOf,
  manyComments,
  OPINIONS,
  openSentiments,
  recordsOf,
  type SentimentsBench,
} from '../testing.js';
import { importSentiments } from './import-sentiments.service.js';

const test = suite<{ bench: SentimentsBench }>('bulk import');

test.before(async (context) => {
  context.bench = await openSentiments();
});
test.after(async ({ bench }) => await bench.close());

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
    [1200, 900, '7.5'],
  );
  assert.is(record?.fileName, 'mac.ndjson');
  assert.match(record?.aiSummary ?? '', /^1,200 comments: 900 positive \(75\.0%\)/);
});

test('an interrupted import that begins again ends as if it had run once', async ({ bench }) => {
  const taskId = await bench.newTask();
  const part = { kind: 'comments', taskId, source: 'file-2' } as const;
  await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 500) });
  await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 500) });
  await importSentiments(bench.ctx, { ...part, rows: manyComments(500, 800), last: true });
  const again = await importSentiments(bench.ctx, { ...part, rows: manyComments(0, 800), last: true });
  assert.equal([...countsOf(again), again.analysis], [800, 0, 800, 0, 0, null]);
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
    assert.equal([...countsOf(again), again.analysis?.status], [40, 0, 40, 0, 0, 'completed']);
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
  assert.equal(countsOf(grown), [50, 20, 30, 0, 0]);
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
  assert.equal([countsOf(whole), whole.analysis?.id], [[100, 60, 40, 0, 0], cut.analysis?.id]);
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
  assert.equal(countsOf(trial), [6, 4, 0, 1, 1]);
  const real = await importSentiments(bench.ctx, { ...part, rows: [...part.rows] });
  assert.equal(countsOf(real), countsOf(trial));
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
  assert.equal((await run()).map(countsOf), [
    [3, 3, 0, 0, 0],
    [3, 3, 0, 0, 0],
  ]);
  assert.equal((await run()).map(countsOf), [
    [3, 0, 3, 0, 0],
    [3, 0, 3, 0, 0],
  ]);
  const [record] = await recordsOf(bench, taskId);
  assert.is(record?.comments?.total, 6);
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

test.run();
