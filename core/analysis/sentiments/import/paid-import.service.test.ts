import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppError } from '../../../errors.js';
import { failedReply, fakeProvider } from '../../analyzer/testing.js';
import { getSentiment } from '../sentiments.service.js';
import { countsOf, manyComments, OPINIONS, openSentiments } from '../testing.js';
import { waitForSentiment } from '../upload-sentiment.service.js';
import { importSentiments } from './import-sentiments.service.js';

const test = suite('import with a paid provider');
const WAIT_MS = 20_000;

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
    assert.equal(countsOf(await importSentiments(bench.ctx, { ...part, rows: OPINIONS })), [6, 0, 6, 0, 0]);
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
