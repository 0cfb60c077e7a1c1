import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countsOf, openSentiments, recordsOf, type SentimentsBench } from '../testing.js';
import { importSentiments } from './import-sentiments.service.js';

const test = suite<{ bench: SentimentsBench }>('import of records');

test.before(async (context) => {
  context.bench = await openSentiments();
});
test.after(async ({ bench }) => await bench.close());

test('records are taken over as they are, once', async ({ bench }) => {
  const taskId = await bench.newTask();
  const rows = [
    { taskId, analyzeDate: '2025-03-01', sentimentScore: '7.25', aiSummary: 'Mostly praise.' },
    { taskId, analyzeDate: '2025-03-02T09:00:00+08:00', sentimentScore: 3, aiSummary: '多数抱怨价格。' },
    { taskId, analyzeDate: '2025-03-01', sentimentScore: '7.25', aiSummary: 'Mostly praise.' },
  ];
  assert.equal(
    countsOf(await importSentiments(bench.ctx, { kind: 'records', rows, dryRun: true })),
    [3, 2, 1, 0, 0],
  );
  assert.equal(await recordsOf(bench, taskId), []);
  const both = await Promise.all([
    importSentiments(bench.ctx, { kind: 'records', rows }),
    importSentiments(bench.ctx, { kind: 'records', rows }),
  ]);
  assert.is(both[0].inserted + both[1].inserted, 2);
  assert.equal(countsOf(await importSentiments(bench.ctx, { kind: 'records', rows })), [3, 0, 3, 0, 0]);
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
  assert.equal(countsOf(outcome), [11, 1, 0, 0, 10]);
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

test.run();
