import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError, type ErrorCode } from '../../errors.js';
import { getAnalysisResults } from '../../judging/results/analysis-results.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { inLanguage } from '../../platform/language/caller-language.js';
import type { Language } from '../../platform/language/language.constants.js';
import {
  cancelAnalysis,
  getAnalysisStatus,
  listAnalyses,
  listProviders,
  resumeAnalysis,
  waitForAnalysis,
} from './analyzer.service.js';
import { deleteAnalysis } from './runs/delete-analysis.service.js';
import { startAnalysis } from './runs/start-analysis.service.js';
import { analyst, COMMENTS, fakeProvider, testContext, testWorker } from './testing.js';
import type { AnalyzerWorker } from './worker/worker.js';

const test = suite<{ connection: Connection; workers: AnalyzerWorker[] }>('analyzer');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.workers = [];
});
test.after.each(async ({ connection, workers }) => {
  for (const worker of workers.splice(0)) await worker.stop();
  await connection.db.deleteFrom('analyses').execute();
});
test.after(async ({ connection }) => {
  await connection.close();
});

async function codeOf(work: Promise<unknown>): Promise<ErrorCode | 'none'> {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test('what the sender left out while reading is kept with the run', async ({ connection, workers }) => {
  const worker = testWorker(connection, [fakeProvider()]);
  workers.push(worker);
  const ctx = testContext(connection, worker);
  const { task_id } = await startAnalysis(ctx, {
    comments_data: [...COMMENTS, { message: '' }],
    variables: ['traffic'],
    file_name: 'komen.csv',
    intake: {
      duplicates: 2,
      rejected: 1,
      problems: [{ line: 7, index: 5, reason: 'The quotes of this line\u001b do not match.' }],
      files: [{ name: 'komen.csv', format: 'csv', encoding: 'GB18030', rows: 9 }],
    },
  });
  const { intake } = (await getAnalysisResults(ctx, { task_id })).analysis_info;
  assert.equal(intake, {
    rows: 10,
    accepted: 6,
    duplicates: 2,
    empty: 1,
    rejected: 1,
    problems: [
      { line: 7, index: 5, reason: 'The quotes of this line do not match.' },
      { line: null, index: 6, reason: 'The comment has no text.' },
    ],
    files: [{ name: 'komen.csv', format: 'csv', encoding: 'GB18030', rows: 9 }],
  });
});

test('a started run answers every comment, counts them and keeps the file order', async ({
  connection,
  workers,
}) => {
  const provider = fakeProvider();
  const worker = testWorker(connection, [provider]);
  workers.push(worker);
  await worker.start();
  const ctx = testContext(connection, worker);
  const started = await startAnalysis(ctx, {
    comments_data: COMMENTS,
    variables: [' traffic ', '', 'lubang', 'parking', 'traffic'],
    api_provider: 'local',
    batch_size: 8,
    file_name: 'komen.json',
  });
  const task = await waitForAnalysis(ctx, { task_id: started.task_id }, 10_000);
  assert.is(task.status, 'completed');
  assert.is(task.progress, 100);
  const { results, analysis_info: info } = await getAnalysisResults(ctx, { task_id: task.task_id });
  assert.equal(results.statistics, { traffic: 4, lubang: 1, parking: 0 });
  assert.equal(
    results.comments.map((comment) => [comment.author, comment.matched_variables, comment.reactions_count]),
    [
      ['Siti', ['lubang'], 12],
      ['阿明', ['traffic'], 1200],
      ['Raj', ['traffic'], 0],
      ['Mei', ['traffic'], 0],
      ['Lim', ['traffic'], 0],
      ['Kamal', [], 0],
    ],
  );
  assert.equal(Object.keys(results.statistics), ['traffic', 'lubang', 'parking'], 'in the order given');
  assert.is(info.total_comments, 6);
  assert.is(info.matched_comments, 5);
  assert.equal([info.positive_comments, info.neutral_comments, info.negative_comments], [3, 1, 2]);
  assert.is(info.overall_sentiment, 'positive');
  assert.is(results.summary, 'A summary of 6 comments.');
  for (const comment of results.comments) {
    for (const tag of comment.tags) assert.is(comment.content.slice(tag.start, tag.end), tag.quote);
  }
  assert.is(provider.calls.flat().length, 5, 'comments that differ in white space only are asked once');
});

test('pages and filters narrow the comments, never the statistics', async ({ connection, workers }) => {
  const worker = testWorker(connection, [fakeProvider()]);
  workers.push(worker);
  await worker.start();
  const ctx = testContext(connection, worker);
  const { task_id } = await startAnalysis(ctx, {
    comments_data: COMMENTS,
    variables: ['traffic'],
    api_provider: 'local',
  });
  await waitForAnalysis(ctx, { task_id }, 10_000);
  const authors = async (query: object) => {
    const page = await getAnalysisResults(ctx, { task_id, ...query });
    assert.equal(page.results.statistics, { traffic: 4 });
    return [page.results.comments.map((comment) => comment.author).join(' '), page.next];
  };
  assert.equal(await authors({ limit: 2 }), ['Siti 阿明', 1]);
  assert.equal(await authors({ limit: 2, after: 1 }), ['Raj Mei', 3]);
  assert.equal(await authors({ limit: 2, after: 3 }), ['Lim Kamal', null]);
  assert.equal(await authors({ variable: 'traffic' }), ['阿明 Raj Mei Lim', null]);
  assert.equal(await authors({ none: 'true' }), ['Siti Kamal', null]);
  assert.equal(await authors({ tagged: 'true' }), ['阿明 Raj Mei Lim', null]);
  assert.equal(await authors({ search: '100%' }), ['', null]);
  assert.equal(await authors({ search: '两小时' }), ['阿明', null]);
});

test('ranked by reactions, pages go on where the last one ended', async ({ connection, workers }) => {
  const worker = testWorker(connection, [fakeProvider()]);
  workers.push(worker);
  await worker.start();
  const ctx = testContext(connection, worker);
  const { id: task_id } = await startAnalysis(ctx, {
    comments_data: COMMENTS,
    variables: ['traffic'],
    api_provider: 'local',
  });
  await waitForAnalysis(ctx, { task_id }, 10_000);
  const page = async (query: object) => {
    const { id, results, next } = await getAnalysisResults(ctx, { task_id, order: 'reactions', ...query });
    assert.is(id, task_id);
    return [results.comments.map((comment) => `${comment.number} ${comment.author}`).join(', '), next];
  };
  assert.equal(await page({ limit: 3 }), ['2 阿明, 1 Siti, 3 Raj', 2]);
  assert.equal(await page({ limit: 3, after: 2 }), ['4 Mei, 5 Lim, 6 Kamal', null]);
  assert.equal(await page({ limit: 2, tagged: 'true' }), ['2 阿明, 3 Raj', 2]);
  assert.equal(await page({ limit: 2, tagged: 'true', after: 2 }), ['4 Mei, 5 Lim', null]);
});

test('the caller’s own runs are told from those of others', async ({ connection }) => {
  const worker = testWorker(connection, [fakeProvider()]);
  const request = { comments_data: COMMENTS, variables: ['traffic'], api_provider: 'local' as const };
  const token = { kind: 'token', userId: null, name: 'token:laporan malam', role: 'analyst' } as const;
  const local = { kind: 'local', userId: null, name: 'local:kumar', role: 'admin' } as const;
  const callers = [
    testContext(connection, worker),
    testContext(connection, worker, token),
    testContext(connection, worker, local),
  ];
  for (const ctx of callers) {
    const { id } = await startAnalysis(ctx, request);
    assert.equal(
      (await listAnalyses(ctx, { mine: true })).map((run) => run.analysisId),
      [id],
    );
  }
  assert.is((await listAnalyses(callers[0] as (typeof callers)[0])).length, 3);
});

test('what cannot be analysed is refused before anything is stored', async ({ connection }) => {
  const ctx = testContext(connection, testWorker(connection, [fakeProvider()]));
  const start = (input: object) =>
    codeOf(
      startAnalysis(ctx, {
        comments_data: COMMENTS,
        variables: ['traffic'],
        api_provider: 'local',
        ...input,
      }),
    );
  assert.is(await start({ variables: [] }), 'VALIDATION');
  assert.is(await start({ variables: Array.from({ length: 101 }, (_, n) => `v${n}`) }), 'VALIDATION');
  assert.is(await start({ variables: ['x'.repeat(201)] }), 'VALIDATION');
  assert.is(await start({ variables: ['nul\u0000'] }), 'VALIDATION');
  assert.is(await start({ comments_data: [] }), 'VALIDATION');
  assert.is(await start({ comments_data: undefined }), 'VALIDATION');
  assert.is(await start({ comments_data: 'hello' }), 'VALIDATION');
  assert.is(await start({ api_provider: 'gemini' }), 'VALIDATION');
  assert.is(await start({ api_key: 'sk-not-for-local' }), 'VALIDATION');
  assert.equal(await listAnalyses(ctx), []);
});

test('only who may analyse reaches the verbs', async ({ connection }) => {
  const worker = testWorker(connection, [fakeProvider()]);
  const ctx = testContext(connection, worker, { ...analyst, role: 'staff' });
  const task_id = 'x';
  assert.is(await codeOf(startAnalysis(ctx, { comments_data: COMMENTS, variables: ['a'] })), 'FORBIDDEN');
  assert.is(await codeOf(getAnalysisStatus(ctx, { task_id })), 'FORBIDDEN');
  assert.is(await codeOf(getAnalysisResults(ctx, { task_id })), 'FORBIDDEN');
  assert.is(await codeOf(listAnalyses(ctx)), 'FORBIDDEN');
  assert.is(await codeOf(cancelAnalysis(ctx, { task_id })), 'FORBIDDEN');
  assert.is(await codeOf(resumeAnalysis(ctx, { task_id })), 'FORBIDDEN');
  assert.is(await codeOf(deleteAnalysis(ctx, { task_id })), 'FORBIDDEN');
  assert.is(await codeOf(listProviders(ctx)), 'FORBIDDEN');
});

test('a run is listed, cancelled, resumed to its end and deleted', async ({ connection, workers }) => {
  const worker = testWorker(connection, [fakeProvider()]);
  workers.push(worker);
  const ctx = testContext(connection, worker);
  const { task_id } = await startAnalysis(ctx, {
    comments_data: COMMENTS,
    variables: ['traffic'],
    api_provider: 'local',
  });
  assert.is(await codeOf(deleteAnalysis(ctx, { task_id })), 'CONFLICT');
  const cancelled = await inLanguage('ms', () => cancelAnalysis(ctx, { task_id }));
  const toldIn = async (language: Language) =>
    (await inLanguage(language, () => getAnalysisStatus(ctx, { task_id }))).error_message;
  assert.match(cancelled.error_message ?? '', /^Dibatalkan oleh \S/);
  assert.match((await toldIn('zh')) ?? '', /^由 .+ 取消。/);
  assert.match((await toldIn('written')) ?? '', /^Cancelled by \S/);
  assert.is(cancelled.status, 'failed');
  assert.is(cancelled.stop_reason, 'cancelled');
  assert.is(await codeOf(cancelAnalysis(ctx, { task_id })), 'CONFLICT');
  await worker.start();
  await resumeAnalysis(ctx, { task_id });
  assert.is((await waitForAnalysis(ctx, { task_id }, 10_000)).status, 'completed');
  const items = await listAnalyses(ctx);
  assert.equal(
    items.map((item) => [item.analysisId, item.status, item.totalComments, item.createdBy]),
    [[task_id, 'completed', 6, 'aminah']],
  );
  assert.is(await codeOf(resumeAnalysis(ctx, { task_id })), 'CONFLICT');
  await deleteAnalysis(ctx, { task_id });
  assert.is(await codeOf(getAnalysisStatus(ctx, { task_id })), 'NOT_FOUND');
});

test('a key that one person gave is spent for no other user', async ({ connection, workers }) => {
  const keys: (string | undefined)[] = [];
  const provider = fakeProvider({
    id: 'gemini',
    isConfigured: false,
    takesKey: true,
    ask: (_comments, right, { apiKey }) => {
      keys.push(apiKey);
      return right();
    },
  });
  const worker = testWorker(connection, [provider]);
  workers.push(worker);
  const users = await connection.db
    .insertInto('users')
    .values(
      ['aminah', 'kumar'].map((username) => ({
        ...{ username, usernameKey: username, role: 'analyst' as const, passwordHash: 'x', disabledAt: null },
      })),
    )
    .returning('id')
    .execute();
  const [aminah, kumar] = users.map(({ id }) =>
    testContext(connection, worker, { ...analyst, userId: id, name: `user ${id}` }),
  ) as [ReturnType<typeof testContext>, ReturnType<typeof testContext>];
  const { task_id } = await startAnalysis(aminah, {
    ...{ comments_data: COMMENTS, variables: ['traffic'], api_provider: 'gemini', api_key: 'milik aminah' },
  });
  await cancelAnalysis(kumar, { task_id });
  assert.is(await codeOf(resumeAnalysis(kumar, { task_id })), 'FORBIDDEN');
  assert.is(await codeOf(resumeAnalysis(kumar, { task_id, budget: 1000 })), 'FORBIDDEN');
  await resumeAnalysis(kumar, { task_id, api_key: 'milik kumar' });
  await cancelAnalysis(kumar, { task_id });
  assert.is(await codeOf(resumeAnalysis(aminah, { task_id })), 'FORBIDDEN', 'nor the other way round');
  await resumeAnalysis(kumar, { task_id });
  await worker.start();
  await waitForAnalysis(kumar, { task_id }, 10_000);
  assert.equal([...new Set(keys)], ['milik kumar']);
});

test.run();
