import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Comment } from '../../../comments/comment.js';
import type { Connection } from '../../../platform/db/connect.js';
import { createMigrator, migrateToLatest } from '../../../platform/db/migrations.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import { fakeProvider, silentLogger, testContext, testWorker } from '../../analyzer/testing.js';
import { SentimentReconciler } from '../reconciler.js';
import { getSentiment, listSentimentComments, listSentiments } from '../sentiments.service.js';
import { waitForSentiment } from '../upload-sentiment.service.js';
import { commentKey, sourceKey } from './comment-key.js';
import { importSentiments } from './import-sentiments.service.js';

const test = suite<{ connection: Connection }>('sentiment analyses of an older smops');
const NAME = '202611222153_sentiments_keep_their_run';
const WAIT_MS = 20_000;
const TASK = 'TASK-0001';

async function migrateBefore({ db }: Connection): Promise<void> {
  const migrator = createMigrator(db);
  const names = (await migrator.getMigrations()).map(({ name }) => name);
  const { error } = await migrator.migrateTo(names[names.indexOf(NAME) - 1] as string);
  assert.is(error, undefined);
}

const keyOf = (id: string) =>
  `\\x${commentKey(TASK, { externalId: id, content: '', author: '', time: null, parentId: null } as Comment)}`;

/** One of each kind, as the version before stored it; ids of comments stand apart from their places. */
async function fillOld({ db }: Connection): Promise<void> {
  const cut = `\\x${sourceKey(['comments', TASK, 'cut']).toString('hex')}`;
  const open = `\\x${sourceKey(['comments', TASK, 'open']).toString('hex')}`;
  const paid = `\\x${sourceKey(['comments', TASK, 'paid']).toString('hex')}`;
  const none =
    '{"positive":0,"neutral":0,"negative":0,"failed":0,"languages":{},"mostPositive":[],"mostNegative":[],"mostReacted":[],"scoreSum":0,"weightedSum":0,"weightSum":0}';
  const counted = (highlights: string) =>
    `{"positive":1,"neutral":0,"negative":1,"failed":0,"scoreSum":10,"weightedSum":10,"weightSum":2,"languages":{"ms":1,"zh":1},${highlights}}`;
  const run = (id: number, sentiment: number, status: string, stop: string, usd: number) =>
    `(${id}, 'old-${id}', now(), '', '${status}', ${stop}, 'aminah', 'deepseek-9', 'fake-1', 'fake', '[]', 32, '', 'en', false, 1, '{}', ${sentiment}, ${usd})`;
  const result = (runId: number, seq: number, label: string, score: number) =>
    `(${runId}, ${seq}, 'ok', '[]', '', '${label}', ${score}, 0.9, 'ms', 'deepseek-9', 'fake-1', 'fake', false, 5, 5, 0.01, 7)`;
  await sql
    .raw(`
    insert into sentiment_analyses (id, task_id, status, origin, analyze_date, analyzed_at, sentiment_score, weighted_score,
      ai_summary, file_name, stored_name, source_key, provider, model, cost_usd, totals, pending_comments, error_message,
      created_by_name, created_at, incomplete)
    overriding system value values
      (11, '${TASK}', 'completed', 'upload', '2026-11-20', '2026-11-20', '5.0', '5.0', 'Two comments.', 'komen.json',
        'upload-1.json', null, 'deepseek-9', 'fake-1', 0.5,
        '${counted('"mostPositive":[[901,3.009]],"mostNegative":[[905,3.009]],"mostReacted":[[905,7],[901,2]]')}', 0, null,
        'aminah', now(), false),
      (12, '${TASK}', 'completed', 'comments', '2026-11-21', '2026-11-21', '8.0', '8.0', 'One comment.', 'potong.ndjson',
        null, '${cut}', 'local', 'fake-1', 0, '${none}', 0, null, 'aminah', now(), true),
      (13, '${TASK}', 'open', 'comments', null, null, null, null, null, 'buka.ndjson', null, '${open}', 'local', 'fake-1',
        0, '${none}', 0, null, 'aminah', now(), false),
      (14, '${TASK}', 'scoring', 'comments', null, null, null, null, null, 'bayar.ndjson', null, '${paid}', 'deepseek-9',
        'fake-1', 0.5, '${none}', 4, null, 'aminah', now(), false),
      (15, '${TASK}', 'failed', 'upload', '2026-11-21', '2026-11-21', null, null, null, 'gagal.json', 'upload-2.json', null,
        'deepseek-9', 'fake-1', 0, '${none}', 0, 'The service refused it.', 'aminah', now(), false),
      (16, '${TASK}', 'deleting', 'upload', '2026-11-21', '2026-11-21', '8.0', '8.0', 'x', 'buang.json', null, null, 'local',
        'fake-1', 0, '${none}', 0, null, 'aminah', now(), false),
      (17, '${TASK}', 'scoring', 'upload', null, null, null, null, null, 'naik.json', 'upload-3.json', null, 'deepseek-9',
        'fake-1', 0, '${none}', 3, null, 'aminah', now(), false),
      (18, '${TASK}', 'completed', 'record', '2025-03-01', '2025-03-01', '7.3', null, 'Mostly praise.', '', null, '\\x0101',
        null, null, 0, '${none}', 0, null, 'aminah', now(), false);
    insert into sentiment_comments (id, analysis_id, key, content, author, reactions_count, time, link, label, score,
      confidence, language, failure)
    overriding system value values
      (901, 11, '\\x0a', 'Servis bagus 👍', 'Siti', 2, '2026-11-19T01:02:03.456Z', 'https://contoh.example/1', 'positive', 8,
        0.9, 'ms', null),
      (905, 11, '\\x0b', '服务态度太差了', '阿明', 7, null, null, 'negative', 2, 0.9, 'zh', null),
      (902, 12, '${keyOf('k1')}', 'bagus', 'Raj', 0, null, null, 'positive', 8, 0.9, 'en', null),
      (903, 13, '${keyOf('k2')}', 'teruk', 'Raj', 0, null, null, 'negative', 2, 0.9, 'ms', null),
      (910, 14, '${keyOf('p1')}', 'bagus sekali', 'Kamal', 1, null, null, null, null, null, null, null),
      (911, 14, '${keyOf('p2')}', 'teruk sekali', 'Kamal', 1, null, null, null, null, null, null, null),
      (912, 14, '${keyOf('p3')}', 'teruk sekali', 'Mei Ling', 1, null, null, null, null, null, null, null),
      (913, 14, '${keyOf('p4')}', '好', 'Mei Ling', 1, null, null, null, null, null, null, null),
      (914, 15, '\\x0c', 'Apa ni', 'Siti', 0, null, null, null, null, null, null, 'The service refused it.'),
      (915, 16, '\\x0d', 'buang', 'Siti', 0, null, null, 'positive', 8, 0.9, 'ms', null);
    insert into analyses (id, analysis_id, upload_date, file_name, status, stop_reason, created_by_name, provider, model,
      prompt_version, variables, batch_size, post_content, language, fresh, open_batches, intake, sentiment_id, cost_usd)
    overriding system value values ${run(31, 14, 'running', 'null', 0.25)},
      ${run(32, 14, 'running', 'null', 0)}, ${run(33, 17, 'running', 'null', 0.03)};
    insert into analysis_comments (run_id, seq, item_seq, copies, content, author, reactions_count, external_id, depth,
      source_index) values
      (31, 0, 0, 1, 'bagus sekali', 'Kamal', 1, 'key:${keyOf('p1').slice(2)}', 0, 0),
      (31, 1, 1, 1, 'teruk sekali', 'Kamal', 1, 'key:${keyOf('p2').slice(2)}', 0, 1),
      (32, 0, 0, 1, 'teruk sekali', 'Mei Ling', 1, 'key:${keyOf('p3').slice(2)}', 0, 0),
      (32, 1, 1, 1, '好', 'Mei Ling', 1, 'key:${keyOf('p4').slice(2)}', 0, 1),
      (33, 0, 0, 2, 'naik lagi', 'Siti', 0, 'upload-0', 0, 0), (33, 1, 1, 1, 'great food', '阿明', 4, 'upload-1', 0, 1),
      (33, 2, 0, 0, 'naik lagi', '阿明', 0, 'upload-2', 0, 2);
    insert into analysis_batches (run_id, seq, item_seqs, state) values (31, 0, '{0,1}', 'leased'),
      (32, 0, '{0,1}', 'pending'), (33, 0, '{0,1}', 'pending');
    insert into analysis_results (run_id, seq, state, tags, reasoning, sentiment, score, confidence, language, provider,
      model, prompt_version, cached, input_tokens, output_tokens, cost_usd, ms)
    values ${result(31, 0, 'positive', 9)}, ${result(33, 0, 'negative', 1)}`)
    .execute(db);
}

const NAMES = ['id', 'author', 'label', 'score', 'language', 'failure'] as const;
async function commentsOf(ctx: AnalyzerContext, id: number) {
  const { items } = await listSentimentComments(ctx, id);
  return items.map((item) => NAMES.map((name) => item[name]));
}

test.before.each(async (context) => {
  context.connection = await openTestDatabase();
  await migrateBefore(context.connection);
  await fillOld(context.connection);
  await migrateToLatest(context.connection.db);
});
test.after.each(async ({ connection }) => await connection.close());

test('keep records, comments, scores and highlights', async ({ connection }) => {
  const ctx = testContext(connection, testWorker(connection, [fakeProvider()]));
  assert.equal(
    (await listSentiments(ctx)).map(({ id, sentimentScore, costUsd }) => [id, sentimentScore, costUsd]),
    [
      [18, '7.3', 0],
      [11, '5.0', 0.5],
      [12, '8.0', 0],
    ],
  );
  const details = await getSentiment(ctx, 11);
  assert.equal(details.mostReacted, [
    {
      ...{ id: 2, content: '服务态度太差了', author: '阿明', reactionsCount: 7, time: null, link: null },
      ...{ label: 'negative', score: 2, confidence: 0.9, language: 'zh', failure: null },
    },
    {
      ...{ id: 1, content: 'Servis bagus 👍', author: 'Siti', reactionsCount: 2 },
      ...{ time: '2026-11-19T01:02:03.456Z', link: 'https://contoh.example/1' },
      ...{ label: 'positive', score: 8, confidence: 0.9, language: 'ms', failure: null },
    },
  ]);
  assert.equal([details.mostPositive[0]?.id, details.mostNegative[0]?.id], [1, 2]);
  assert.equal(await commentsOf(ctx, 15), [[1, 'Siti', null, null, null, 'The service refused it.']]);
  assert.equal(await commentsOf(ctx, 14), [
    [1, 'Kamal', 'positive', 9, 'ms', null],
    [2, 'Kamal', null, null, null, null],
    [3, 'Mei Ling', null, null, null, null],
    [4, 'Mei Ling', null, null, null, null],
  ]);
  assert.equal(await commentsOf(ctx, 17), [
    [1, 'Siti', 'negative', 1, 'ms', null],
    [2, '阿明', null, null, null, null],
    [3, '阿明', 'negative', 1, 'ms', null],
  ]);
  assert.equal([(await getSentiment(ctx, 14)).progress, (await getSentiment(ctx, 17)).progress], [25, 66]);
});

test('go on: what was answered is not asked again, and what was stored is stored once', async ({
  connection,
}) => {
  const provider = fakeProvider({ id: 'deepseek-9', isPaid: true });
  const asked: string[] = [];
  const { askBatch } = provider;
  provider.askBatch = async (question, comments, options) => {
    asked.push(...comments.map(({ text }) => text));
    return await askBatch(question, comments, options);
  };
  const analyzer = testWorker(connection, [provider, fakeProvider()]);
  const ctx = testContext(connection, analyzer);
  const reconciler = new SentimentReconciler({
    ...{ db: connection.db, analyzer, clock: ctx.clock, logger: silentLogger },
  });
  await sql`insert into tasks (task_id, date, social_platform, task, content_key, created_at, updated_at)
    values (${TASK}, '2026-11-21', 'Facebook', '["Like"]', '\\x01', now(), now())`.execute(connection.db);
  await analyzer.start();
  reconciler.start();
  try {
    const imported = await waitForSentiment(ctx, 14, WAIT_MS);
    assert.equal(
      [imported.record?.comments?.total, imported.record?.sentimentScore, imported.record?.costUsd],
      [4, '5.0', 0.75],
    );
    const uploaded = await waitForSentiment(ctx, 17, WAIT_MS);
    assert.equal([uploaded.record?.comments?.total, uploaded.record?.sentimentScore], [3, '3.3']);
    assert.equal(asked.toSorted(), ['great food', 'teruk sekali', '好']);

    const part = { kind: 'comments', taskId: TASK, provider: 'local', last: true } as const;
    const rows = ['k1', 'k2', 'k3'].map((id) => ({ id, text: 'teruk' }));
    const cut = await importSentiments(ctx, { ...part, source: 'cut', rows });
    assert.equal([cut.inserted, cut.unchanged, cut.analysis], [1, 2, { id: 12, status: 'completed' }]);
    assert.equal(
      (await commentsOf(ctx, 12)).map(([id, , label]) => [id, label]),
      [
        [1, 'positive'],
        [2, 'negative'],
      ],
    );
    const open = await importSentiments(ctx, { ...part, source: 'open', rows: [] });
    assert.equal(open.analysis, { id: 13, status: 'completed' });
    assert.is((await getSentiment(ctx, 13)).record?.sentimentScore, '0.0');
  } finally {
    await reconciler.stop();
    await analyzer.stop();
  }
});

test('go down to the older version and up again as they were', async ({ connection }) => {
  const ctx = testContext(connection, testWorker(connection, [fakeProvider()]));
  const IDS = [11, 12, 13, 14, 15, 17];
  const readAll = async () => ({
    records: await listSentiments(ctx),
    details: await Promise.all(IDS.map((id) => getSentiment(ctx, id))),
    comments: await Promise.all(IDS.map((id) => commentsOf(ctx, id))),
  });
  const before = await readAll();
  await migrateBefore(connection);
  const { rows } = await sql<{ id: number; analysisId: number; content: string; label: string | null }>`
    select id, analysis_id, content, label from sentiment_comments order by analysis_id, id`.execute(
    connection.db,
  );
  assert.equal(
    rows.map(({ analysisId, content, label }) => [analysisId, content, label]),
    [
      [11, 'Servis bagus 👍', 'positive'],
      [11, '服务态度太差了', 'negative'],
      [12, 'bagus', 'positive'],
      [13, 'teruk', null],
      [14, 'bagus sekali', null],
      [14, 'teruk sekali', null],
      [14, 'teruk sekali', null],
      [14, '好', null],
      [15, 'Apa ni', null],
    ],
    'an analysis that has not ended gets its scores from its run',
  );
  const old = await sql<{ id: number; totals: { mostReacted: unknown }; pendingComments: number }>`
    select id, totals, pending_comments from sentiment_analyses where id in (11, 14) order by id`.execute(
    connection.db,
  );
  assert.equal(old.rows[0]?.totals.mostReacted, [
    [rows[1]?.id, 7],
    [rows[0]?.id, 2],
  ]);
  assert.is(old.rows[1]?.pendingComments, 4);
  await migrateToLatest(connection.db);
  assert.equal(await readAll(), before);
});

test.run();
