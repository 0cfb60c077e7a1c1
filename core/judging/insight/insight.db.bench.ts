/**
 * Two files of 100,000 tagged comments each are compared (at most 2 s), and what the other screens ask of such a run:
 * relations, agreement, accuracy. Exploration reads 10,000 comments on one core (at most 5 s) and finds the same twice.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { fakeProvider, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import { createEngine } from '../../engine/engine.js';
import { exploreComments } from '../../engine/explore/explore.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { getAccuracy } from './accuracy/accuracy.service.js';
import { getAgreement } from './agreement/agreement.service.js';
import { insertComparison } from './comparisons/comparisons.repository.js';
import { getComparison } from './comparisons/comparisons.service.js';
import { getRelations } from './relations/relations.service.js';

const COMMENTS = Number(process.env.BENCH_ROWS ?? 100_000);
const VARIABLES = Array.from({ length: 20 }, (_, at) => `变量 ${at + 1}`);
const MOST_COMPARE_MS = 2000;
const EXPLORED = 10_000;
const MOST_EXPLORE_MS = 5000;
const ROUNDS = 3;

/** A completed run whose comment `n` carries about three of the variables, others for another `shift`. */
async function storeRun({ db }: Connection, shift: number): Promise<string> {
  const runId = randomUUID();
  const { rows } = await sql<{ id: number }>`
    insert into analyses (analysis_id, upload_date, file_name, status, total_comments, done_comments, created_by_name,
      provider, model, prompt_version, variables, batch_size, post_content, language, fresh, open_batches, intake)
    values (${runId}, now(), 'komen.json', 'completed', ${COMMENTS}, ${COMMENTS}, 'bench', 'local', 'm', 'p',
      ${JSON.stringify(VARIABLES.map((name) => ({ name, terms: [] })))}, 16, '', 'zh', false, 0, '{}')
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (let from = 0; from < COMMENTS; from += 5000) {
    const to = Math.min(COMMENTS, from + 5000) - 1;
    await sql`
      insert into analysis_comments (run_id, seq, item_seq, copies, content, author, reactions_count, depth, source_index,
        text_key)
      select ${id}, n, n, 1, 'Banjir lagi, jalan sesak, harga pun naik ' || n, 'Pembaca', (n * 37) % 241, 0, n,
        decode(md5(n::text), 'hex')
      from generate_series(${from}::int, ${to}::int) n`.execute(db);
    await sql`
      insert into analysis_results (run_id, seq, state, tags, reasoning, sentiment, score, confidence, language, provider,
        model, prompt_version, cached, input_tokens, output_tokens, cost_usd, ms)
      select ${id}, n, 'ok', (
          select coalesce(jsonb_agg(jsonb_build_object('variable', '变量 ' || v, 'quote', 'banjir', 'start', 0, 'end', 6,
            'reason', 'Ia menyebut banjir.', 'tier', 'certain')), '[]')
          from generate_series(1, 20) v where (n * 7919 + v * (104729 + ${shift}::int)) % 20 < 3
        ), 'Negatif: banjir, sesak.', 'negative', 2, 0.9, 'ms', 'local', 'm', 'p', false, 0, 0, 0, 1
      from generate_series(${from}::int, ${to}::int) n`.execute(db);
  }
  // One comment in ten was looked at by a person.
  await sql`
    insert into tag_judgements select ${id}, n, '变量 ' || v, n % 3 = 0, now(), 'bench'
    from generate_series(0, ${COMMENTS - 1}, 10) n, generate_series(1, 5) v`.execute(db);
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

const connection = await openTestDatabase();
try {
  const taskA = await storeRun(connection, 0);
  const taskB = await storeRun(connection, 1);
  const comparisonId = randomUUID();
  const variables = VARIABLES.map((name) => ({ name, terms: [] }));
  const owned = { extraTaskId: null, ownsRun: true, ownsExtraRun: false };
  await insertComparison(
    connection.db,
    { comparisonId, createdAt: new Date(), createdByName: 'bench', variables, language: 'zh' },
    [taskA, taskB].map((runId) => ({ ...owned, name: runId, taskId: runId })),
  );
  await sql`analyze`.execute(connection.db);
  const ctx = testContext(connection, testWorker(connection, [fakeProvider()]));
  const compareMs = await best(() => getComparison(ctx, comparisonId));
  print(
    `comparison of 2 x ${COMMENTS.toLocaleString('en')} comments, ${VARIABLES.length} variables: ${compareMs.toFixed(0)} ms (at most ${MOST_COMPARE_MS})`,
  );
  print(`relations of one: ${(await best(() => getRelations(ctx, { taskId: taskA }))).toFixed(0)} ms`);
  print(`agreement of both: ${(await best(() => getAgreement(ctx, { a: taskA, b: taskB }))).toFixed(0)} ms`);
  print(`accuracy, a tenth judged: ${(await best(() => getAccuracy(ctx, { taskId: taskA }))).toFixed(0)} ms`);
  if (compareMs > MOST_COMPARE_MS) process.exitCode = 1;
} finally {
  await connection.close();
}

const SAYINGS = [
  'Harga barang naik gila sekarang, ayam pun dah RM12 sekilo, macam mana nak hidup 😩',
  '塞车塞到傻，每天上班两个小时，政府几时要修路？',
  'Terima kasih YB turun padang tengok sendiri keadaan sekolah anak saya 👏',
  'Good initiative, but what about the flood victims in Kajang? They are still waiting for help.',
  'Jambatan kedua tutup lagi, banyak lori masuk kampung, bila nak siap projek ni',
  '公积金什么时候可以拿出来？很多人失业，没有收入',
];
const comments = Array.from({ length: EXPLORED }, (_, at) => ({
  text: `${SAYINGS[at % SAYINGS.length]} ${SAYINGS[(at * 7) % SAYINGS.length]?.slice(0, at % 60)} ${at}`,
  author: `Pembaca ${at % 900}`,
}));
const engine = createEngine();
const first = exploreComments(engine, comments, 'zh');
let exploreMs = Number.POSITIVE_INFINITY;
for (let round = 0; round < ROUNDS; round++) {
  // Processor time, not the clock: other work on the machine does not count.
  const before = process.cpuUsage();
  const again = exploreComments(engine, comments, 'zh');
  const { user, system } = process.cpuUsage(before);
  exploreMs = Math.min(exploreMs, (user + system) / 1000);
  if (JSON.stringify(again) !== JSON.stringify(first)) process.exitCode = 1;
}
print(
  `exploration of ${EXPLORED.toLocaleString('en')} comments: ${exploreMs.toFixed(0)} ms of one core (at most ${MOST_EXPLORE_MS}), ${first.length} themes, the same each time`,
);
if (exploreMs > MOST_EXPLORE_MS) process.exitCode = 1;
