import { readFileSync } from 'node:fs';
import { NO_MIGRATIONS, sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { getAnalysisStatus, listAnalyses } from '../../analysis/analyzer/analyzer.service.js';
import { testContext, testWorker } from '../../analysis/analyzer/testing.js';
import { listSentimentComments, listSentiments } from '../../analysis/sentiments/sentiments.service.js';
import { listComparisons } from '../../judging/insight/comparisons/comparisons.service.js';
import { listExplorations } from '../../judging/insight/explorations/explorations.service.js';
import { getAnalysisResults } from '../../judging/results/analysis-results.service.js';
import { listApiTokens } from '../../people/users/api-tokens.service.js';
import { listUsers } from '../../people/users/users.service.js';
import { listAccounts } from '../../records/accounts/accounts.service.js';
import { listTasks } from '../../records/tasks/tasks.service.js';
import { listWhatsAppAccounts } from '../../records/whatsapp/whatsapp.service.js';
import { listAudit } from '../audit/audit.service.js';
import type { Connection } from './connect.js';
import type { Db } from './database.js';
import { createMigrator, isUpToDate, knownMigrations } from './migrations.js';
import { inHistory, openTestDatabase } from './testing.js';

/**
 * What a team had stored when its smops was as old as each migration: rows for every table, put in as soon as the table
 * is made.
 */
const ROWS_SINCE = JSON.parse(
  readFileSync(new URL('../../../../fixtures/rows-since.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, object[]>>;

async function insert(db: Db, table: string, row: object): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::json)`.execute(
    db,
  );
  // As after any insert, what comes next gets another id.
  if ('id' in row) await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${row.id})`.execute(db);
}

/** All rows as JSON, each with every column it has at this time, by their first columns. */
async function readAll(db: Db, table: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: string }>`
    select row_to_json(t)::text as row from ${sql.table(table)} t order by 1`.execute(db);
  return rows.map(({ row }) => JSON.parse(row));
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Fills a database at each age, goes on one migration at a time in the given order, and answers what every table held
 * when it was filled.
 */
async function growOld(db: Db, order: string[]): Promise<Map<string, Record<string, unknown>[]>> {
  assert.is((await createMigrator(db).migrateTo(NO_MIGRATIONS)).error, undefined);
  const held = new Map<string, Record<string, unknown>[]>();
  for (const [at, name] of order.entries()) {
    const { error } = await createMigrator(db, order.slice(0, at + 1)).migrateToLatest();
    assert.is(error, undefined, `${name}: ${error}`);
    for (const [table, rows] of Object.entries(ROWS_SINCE[name] ?? {})) {
      for (const row of rows) await insert(db, table, row);
      held.set(table, await readAll(db, table));
    }
    const made = (await listTables(db)).filter((table) => table !== 'list_versions' && !held.has(table));
    assert.equal(made, [], `${name} makes tables of which fixtures/rows-since.json has no rows`);
  }
  return held;
}

interface Context {
  connection: Connection;
  held: Awaited<ReturnType<typeof growOld>>;
}

/** The same tests along one way from the first schema to the last. */
function upgrade(way: string, orderOf: () => Promise<string[]>) {
  // Made once: going through all migrations takes seconds, and the tests only read.
  const test = suite<Context>(`upgrading from the first schema to the last, ${way}`);

  test.before(async (context) => {
    context.connection = await openTestDatabase();
    context.held = await growOld(context.connection.db, await orderOf());
  });
  test.after(async ({ connection }) => await connection.close());

  test('every row of every age is there as it was, in columns old and new', async ({
    connection: { db },
    held,
  }) => {
    assert.ok(await isUpToDate(db));
    // Their comments have become those of a run, and are read below.
    const { rows: runs } = await sql<{
      id: number;
    }>`select id from analyses where sentiment_id is not null`.execute(db);
    const isOfSentiments = (row: Record<string, unknown>) =>
      row.sentiment_id != null || runs.some(({ id }) => id === row.run_id);
    held.delete('sentiment_comments');
    // They have become judgements, which are read below.
    held.delete('tag_judgements');
    for (const [table, all] of held) {
      const before = all.filter((row) => !isOfSentiments(row));
      const after = (await readAll(db, table)).filter((row) => !isOfSentiments(row));
      assert.is(after.length, before.length, `${table} has as many rows`);
      for (const [at, row] of before.entries()) {
        delete row.pending_comments;
        // Scores follow from counts since, so no mean is kept.
        delete row.mean_scores;
        // Their counts gain weights.
        if (table === 'sentiment_analyses') delete row.totals;
        const kept = Object.fromEntries(Object.keys(row).map((column) => [column, after[at]?.[column]]));
        assert.equal(kept, row, `${table} is as it was`);
      }
    }
  });

  test('what was stored long ago is read by the services of today', async ({ connection }) => {
    const ctx = testContext(connection, testWorker(connection, []));
    const admin = { ...ctx, actor: { ...ctx.actor, role: 'admin' as const } };
    assert.equal(
      (await listUsers(admin)).map(({ username }) => username),
      ['Aminah', '美玲'],
    );
    assert.equal(
      (await listApiTokens(admin)).map(({ name }) => name),
      ['cron', 'pembantu'],
    );
    assert.is((await listAccounts(ctx))[0]?.emailAddress, 'Aminah@contoh.example');
    assert.is((await listTasks(ctx))[0]?.requirements, '贴海报');
    assert.is((await listWhatsAppAccounts(ctx))[0]?.whatsappName, 'Kumar');
    assert.equal((await listAudit(admin))[0]?.after, { firstName: 'Aminah' });
    assert.equal(
      (await listAnalyses(ctx)).map(({ analysisId, status }) => [analysisId, status]),
      [
        ['a-own-model', 'completed'],
        ['a-mixed-up', 'completed'],
        ['a-named', 'completed'],
        ['a-2', 'paused'],
        ['a-1', 'completed'],
      ],
    );
    assert.is((await getAnalysisStatus(ctx, { task_id: 'a-mixed-up' })).mixed_up_cost_usd, 0.012);
    const { results } = await getAnalysisResults(ctx, { task_id: 'a-1' });
    assert.equal(
      results.comments.map(({ content, matched_variables }) => [content, matched_variables]),
      [
        ['价格又涨了 😤', ['价格']],
        ['Terima kasih YB', []],
      ],
    );
    assert.equal(
      results.comments.map(({ correction }) => correction && [correction.tags, correction.at]),
      [[{ 价格: true }, '2026-03-01T04:05:06.123Z'], null],
      'what people said of its tags stays with its comments',
    );
    assert.is((await listSentiments(ctx))[0]?.sentimentScore, '0.42');
    assert.equal(
      (await listSentimentComments(ctx, 1)).items.map(({ content, label }) => [content, label]),
      [['好', 'positive']],
    );
    assert.equal(
      (await listComparisons(ctx)).map(({ sides, variables }) => [sides, variables]),
      [
        [['Johor', 'Penang'], ['价格']],
        [['komen.json', ''], ['价格']],
      ],
      'a comparison of two runs has them as its sides',
    );
    assert.is((await listExplorations(ctx, {})).length, 1);
  });

  return test;
}

upgrade('in the order the files were added', inHistory).run();
upgrade('in the order of their names', knownMigrations).run();
