import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Connection } from '../../../platform/db/connect.js';
import { createMigrator } from '../../../platform/db/migrations.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { countRecountedRecords, countScoredRecords } from '../recounted-scores.repository.js';
import { reactionWeight, scoreText } from '../summary/totals.model.js';

const test = suite<{ connection: Connection }>('scores stored by an older smops');
const NAME = '202611252115_scores_from_counts';

test.before(async (context) => {
  context.connection = await openTestDatabase();
  const migrator = createMigrator(context.connection.db);
  const names = (await migrator.getMigrations()).map(({ name }) => name);
  await migrator.migrateTo(names[names.indexOf(NAME) - 1] as string);
});
test.after(async ({ connection }) => await connection.close());

test('follow from the counts after the update, remember what they were, and say which engine made them', async ({
  connection: { db },
}) => {
  const record = (id: number, origin: string, score: string, totals: string) =>
    `(${id}, 'TASK-0001', 'completed', '${origin}', now(), '${score}', '${score}',
      E'4 comments: 1 positive (25%). Score ${score} of 10, 4.1 when comments count by their reactions.\\nLanguages: Malay.',
      'komen.json', '${totals}', 'aminah', now())`;
  const totals =
    '{"positive":1,"neutral":1,"negative":2,"failed":0,"scoreSum":16,"weightedSum":16,"weightSum":4}';
  const none = '{"positive":0,"neutral":0,"negative":0,"failed":0}';
  const run = (id: number, sentiment: string) =>
    `(${id}, 'a-${id}', now(), 'komen.json', 'completed', 4, 1, 1, 2, 'aminah', 'local', 'smops-local', 'local-19', '[]', 8,
      '', 'en', false, 0, '{}', '4 comments; mean score 4.4 of 10.', ${sentiment})`;
  const comment = (seq: number, reactions: number) =>
    `(9, ${seq}, ${seq}, 1, 'komen ${seq}', '', ${reactions}, 0, ${seq})`;
  const result = (seq: number, label: string, score: number, version: string) =>
    `(9, ${seq}, 'ok', '[]', '', '${label}', ${score}, 0.6, 'ms', 'local', 'smops-local', '${version}', false, 0, 0, 0, 0)`;
  await sql
    .raw(`
    insert into sentiment_analyses (id, task_id, status, origin, analyzed_at, sentiment_score, weighted_score,
      ai_summary, file_name, totals, created_by_name, created_at)
    overriding system value values ${record(7, 'upload', '4.0', totals)}, ${record(8, 'record', '6.4', none)};
    insert into analyses (id, analysis_id, upload_date, file_name, status, total_comments, positive_comments,
      neutral_comments, negative_comments, created_by_name, provider, model, prompt_version, variables, batch_size,
      post_content, language, fresh, open_batches, intake, ai_insights, sentiment_id)
    overriding system value values ${run(9, '7')}, ${run(10, 'null')};
    insert into analysis_comments (run_id, seq, item_seq, copies, content, author, reactions_count, depth, source_index)
    values ${comment(0, 40)}, ${comment(1, 0)}, ${comment(2, 0)}, ${comment(3, 0)};
    insert into analysis_results (run_id, seq, state, tags, reasoning, sentiment, score, confidence, language, provider,
      model, prompt_version, cached, input_tokens, output_tokens, cost_usd, ms)
    values ${result(0, 'positive', 9.1, 'local-18')}, ${result(1, 'neutral', 5, 'local-19')},
      ${result(2, 'negative', 1, 'local-19')}, ${result(3, 'negative', 0.9, 'local-19')}`)
    .execute(db);
  assert.is(await countScoredRecords(db), 1);
  const { error } = await createMigrator(db).migrateTo(NAME);
  assert.is(error, undefined);
  assert.is(await countRecountedRecords(db), 1);
  const [counted, imported] = await db.selectFrom('sentimentAnalyses').selectAll().orderBy('id').execute();
  const weight = reactionWeight(40);
  const weighted = scoreText((10 * weight + 5) / (weight + 3));
  assert.equal(
    [counted?.sentimentScore, counted?.earlierScore, counted?.weightedScore, counted?.engineVersion],
    ['3.8', '4.0', weighted, 'local-18, local-19'],
  );
  assert.match(
    counted?.aiSummary ?? '',
    `Score 3.8 of 10, ${weighted} when comments count by their reactions.\nLanguages`,
  );
  assert.equal(
    [imported?.sentimentScore, imported?.earlierScore, imported?.weightedScore, imported?.engineVersion],
    ['6.4', null, '6.4', null],
  );
  const runs = await db.selectFrom('analyses').select('aiInsights').execute();
  for (const { aiInsights } of runs) assert.is(aiInsights, '4 comments; score 3.8 of 10.');
});

test.run();
