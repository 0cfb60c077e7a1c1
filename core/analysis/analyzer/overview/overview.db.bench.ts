/**
 * A run of 200,000 comments with 8 variables over 30 days: its overview without a filter and under several (at most 300 ms each, with
 * words looked for in all texts 600), and the first page of its comments in each order, beside that of a run of 2,000. Best of
 * five; ends with exit code 1 when an overview takes longer.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getAnalysisResults } from '../../../judging/results/analysis-results.service.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { RESULT_ORDERS } from '../analyzer.constants.js';
import { fakeProvider, testContext, testWorker } from '../testing.js';
import type { CommentFilter } from './comment-filter.schemas.js';
import { getRunOverview } from './run-overview.service.js';

const COMMENTS = Number(process.env.BENCH_ROWS ?? 200_000);
const SMALL = 2000;
const MOST_MS = 300;
const MOST_WORDS_MS = 600;
const ROUNDS = 5;
const VARIABLES = ['banjir', 'harga', '塞车', '停车位', 'hospital', 'sekolah', 'sampah', 'elektrik'];

async function storeRun({ db }: Connection, comments: number): Promise<string> {
  const runId = randomUUID();
  const { rows } = await sql<{ id: number }>`
    insert into analyses (analysis_id, upload_date, file_name, status, total_comments, done_comments, created_by_name,
      provider, model, prompt_version, variables, batch_size, post_content, language, fresh, open_batches, intake,
      finished_at, statistics)
    values (${runId}, now(), 'komen.json', 'completed', ${comments}, ${comments}, 'bench', 'local', 'm', 'p',
      ${JSON.stringify(VARIABLES.map((name) => ({ name, terms: [] })))}, 16, '', 'zh', false, 0, '{"rows":0,"accepted":0,"duplicates":0,"empty":0,"rejected":0,"problems":[]}', now(), '{}')
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (let from = 0; from < comments; from += 5000) {
    const to = Math.min(comments, from + 5000) - 1;
    await sql`
      insert into analysis_comments (run_id, seq, item_seq, copies, content, author, reactions_count, depth, source_index, time, text_key)
      select ${id}, n, n, 1, 'Banjir lagi di Jelutong, jalan sesak dan harga pun naik, bila nak selesai ' || n, 'Pembaca ' || n % 900,
        (n * 37) % 241, 0, n, timestamptz '2026-10-20' + (n::float8 / ${comments}) * interval '30 days',
        decode(md5(n::text), 'hex')
      from generate_series(${from}::int, ${to}::int) n`.execute(db);
    await sql`
      insert into analysis_results (run_id, seq, state, tags, reasoning, sentiment, score, confidence, language, provider,
        model, prompt_version, cached, input_tokens, output_tokens, cost_usd, ms)
      select ${id}, n, 'ok', (
          select coalesce(jsonb_agg(jsonb_build_object('variable', name, 'quote', 'banjir', 'start', 0, 'end', 6,
            'reason', 'Ia menyebut banjir.', 'tier', case when n % 5 = 0 then 'likely' else 'certain' end)), '[]')
          from unnest(${VARIABLES}::text[]) with ordinality as v (name, place)
          where (n::bigint * 7919 + place * 104729) % 20 < 2
        ), 'Negatif: banjir, sesak.', (array['negative', 'neutral', 'positive'])[1 + n % 3], ((n % 3) * 3.5 + (n % 7) * 0.4)::real, 0.9,
        (array['ms', 'zh', 'en', 'mixed'])[1 + (n / 3) % 4], 'local', 'm', 'p', false, 0, 0, 0, 1
      from generate_series(${from}::int, ${to}::int) n`.execute(db);
  }
  return runId;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

async function best(work: () => Promise<unknown>): Promise<number> {
  let bestMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const startedMs = performance.now();
    await work();
    bestMs = Math.min(bestMs, performance.now() - startedMs);
  }
  return bestMs;
}

const FILTERS: Record<string, CommentFilter> = {
  'no filter': {},
  'one variable': { variable: ['banjir'] },
  'two variables': { variable: ['banjir', '塞车'] },
  'variable, sentiment, language, sure': {
    ...{ variable: ['banjir'], sentiment: ['negative'], language: ['ms', 'zh'], tier: 'certain' },
  },
  'three days': { from: '2026-11-01', to: '2026-11-03' },
  words: { search: 'jelutong' },
};

const connection = await openTestDatabase();
try {
  const large = await storeRun(connection, COMMENTS);
  const small = await storeRun(connection, SMALL);
  await sql`vacuum analyze`.execute(connection.db);
  const ctx = testContext(connection, testWorker(connection, [fakeProvider()]));
  const beganMs = performance.now();
  await getRunOverview(ctx, { task_id: large });
  print(`counted for the first time: ${(performance.now() - beganMs).toFixed(0)} ms`);
  for (const [name, filter] of Object.entries(FILTERS)) {
    const ms = await best(() => getRunOverview(ctx, { task_id: large, ...filter }));
    const most = filter.search === undefined ? MOST_MS : MOST_WORDS_MS;
    print(`overview, ${name}: ${ms.toFixed(0)} ms (at most ${most})`);
    if (ms > most) process.exitCode = 1;
  }
  for (const order of RESULT_ORDERS) {
    const page = (task_id: string) => best(() => getAnalysisResults(ctx, { task_id, order, limit: 50 }));
    print(
      `first page, ${order}: ${(await page(large)).toFixed(0)} ms, of ${SMALL.toLocaleString('en')} comments ${(await page(small)).toFixed(0)} ms`,
    );
  }
} finally {
  await connection.close();
}
