import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { band } from '../../../engine/words/sentiment-band.js';
import type { Connection } from '../../../platform/db/connect.js';
import { createMigrator } from '../../../platform/db/migrations.js';
import { openTestDatabase } from '../../../platform/db/testing.js';

const test = suite<{ connection: Connection }>('scores of an older smops');
const NAME = '202611221410_scores_agree_with_labels';

test.before(async (context) => {
  context.connection = await openTestDatabase();
  const migrator = createMigrator(context.connection.db);
  const names = (await migrator.getMigrations()).map(({ name }) => name);
  await migrator.migrateTo(names[names.indexOf(NAME) - 1] as string);
});
test.after(async ({ connection }) => await connection.close());

test('agree with their labels after the update, and means and summaries follow', async ({
  connection: { db },
}) => {
  const { raw } = sql;
  await raw(`
    insert into sentiment_analyses (id, task_id, status, origin, analyzed_at, sentiment_score, weighted_score,
      ai_summary, file_name, totals, created_by_name, created_at)
    overriding system value values (7, 'TASK-0001', 'completed', 'upload', now(), '5.4', '5.4',
      E'4 comments: 1 positive (25%). Score 5.4 of 10.\\nLanguages: Malay 100%.', 'komen.json',
      '{"positive":1,"neutral":2,"negative":1,"failed":0,"scoreSum":21.4,"weightedSum":21.4,"weightSum":4}',
      'aminah', now());
    insert into sentiment_comments (analysis_id, key, content, author, reactions_count, label, score) values
      (7, '\\x01', 'Boleh tahan', '', 0, 'positive', 5.8), (7, '\\x02', '还可以', '', 0, 'neutral', 3.3),
      (7, '\\x03', 'ok je', '', 0, 'neutral', 7.2), (7, '\\x04', '差', '', 0, 'negative', 5.1);
    insert into analyses (id, analysis_id, upload_date, file_name, status, total_comments, created_by_name, provider,
      model, prompt_version, variables, batch_size, post_content, language, fresh, open_batches, intake, ai_insights)
    overriding system value values (9, 'a-9', now(), 'komen.json', 'completed', 2, 'aminah', 'local', 'm', 'p', '[]', 8,
      '', 'zh', false, 0, '{}', '共 2 条评论；平均分 4.6/10。');
    insert into analysis_comments (run_id, seq, item_seq, copies, content, author, reactions_count, depth, source_index)
    values (9, 0, 0, 1, '差', '', 0, 0, 0), (9, 1, 1, 1, 'baik', '', 0, 0, 1);
    insert into analysis_results (run_id, seq, state, tags, reasoning, sentiment, score, confidence, language, provider,
      model, prompt_version, cached, input_tokens, output_tokens, cost_usd, ms)
    values (9, 0, 'ok', '[]', '', 'negative', 4.9, 0.6, 'zh', 'local', 'm', 'p', false, 0, 0, 0, 0),
      (9, 1, 'ok', '[]', '', 'positive', 4.3, 0.6, 'ms', 'local', 'm', 'p', false, 0, 0, 0, 0)`).execute(db);
  const { error } = await createMigrator(db).migrateTo(NAME);
  assert.is(error, undefined);
  const { rows: comments } = await sql<{ label: string; score: number }>`
    select label, score from sentiment_comments order by id`.execute(db);
  assert.equal(
    comments.map(({ label, score }) => [label, score]),
    [
      ['positive', 7],
      ['neutral', 4],
      ['neutral', 6.9],
      ['negative', 3.9],
    ],
  );
  for (const { label, score } of comments) assert.is(band(score as number), label);
  const record = await db.selectFrom('sentimentAnalyses').selectAll().executeTakeFirstOrThrow();
  assert.equal([record.sentimentScore, record.weightedScore], ['5.5', '5.5']);
  assert.match(record.aiSummary as string, 'Score 5.5 of 10.\nLanguages');
  const results = await db
    .selectFrom('analysisResults')
    .select(['sentiment', 'score'])
    .orderBy('seq')
    .execute();
  assert.equal(
    results.map(({ sentiment, score }) => [sentiment, score]),
    [
      ['negative', 3.9],
      ['positive', 7],
    ],
  );
  const run = await db.selectFrom('analyses').select('aiInsights').executeTakeFirstOrThrow();
  assert.is(run.aiInsights, '共 2 条评论；平均分 5.5/10。');
});

const LOCAL =
  'Local analysis: counted from words and learned weights on this machine; irony and hints may be misread.';

test('summaries of an AI service name it, those of local analysis stay', async ({ connection: { db } }) => {
  const run = (
    id: number,
    provider: string,
    model: string,
  ) => `(${id}, 'a-${id}', now(), 'komen.json', 'completed', 1,
    'aminah', '${provider}', '${model}', 'p', '[]', 8, '', 'en', false, 0, '{}', 'One comment.\n${LOCAL}')`;
  await sql
    .raw(`
    insert into analyses (id, analysis_id, upload_date, file_name, status, total_comments, created_by_name, provider,
      model, prompt_version, variables, batch_size, post_content, language, fresh, open_batches, intake, ai_insights)
    overriding system value values ${run(21, 'gemini', 'gemini-2.5-flash')}, ${run(22, 'local', 'smops-local')};
    insert into sentiment_analyses (id, task_id, status, origin, ai_summary, file_name, totals, created_by_name,
      created_at, provider, model)
    overriding system value values (23, 'TASK-0001', 'completed', 'upload', 'One comment.\n${LOCAL}', 'komen.json',
      '{}', 'aminah', now(), 'deepseek-9', 'deepseek-chat')`)
    .execute(db);
  const { error } = await createMigrator(db).migrateTo('202611221440_summaries_name_the_ai_service');
  assert.is(error, undefined);
  const runs = await db
    .selectFrom('analyses')
    .select('aiInsights')
    .where('id', '>', 20)
    .orderBy('id')
    .execute();
  assert.match(
    runs[0]?.aiInsights ?? '',
    /^One comment\.\nTags and sentiment by Gemini \(gemini-2\.5-flash\);/,
  );
  assert.is(runs[1]?.aiInsights, `One comment.\n${LOCAL}`);
  const record = await db
    .selectFrom('sentimentAnalyses')
    .select('aiSummary')
    .where('id', '=', 23)
    .executeTakeFirstOrThrow();
  assert.match(record.aiSummary ?? '', /^One comment\.\nScored by 9后商谈 \(deepseek-chat\);/);
});

test.run();
