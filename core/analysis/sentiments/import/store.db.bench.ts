import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import type { Comment } from '../../../comments/comment.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { fakeProvider, plainAnswer, silentLogger, testContext, testWorker } from '../../analyzer/testing.js';
import { IMPORT_ROWS } from '../sentiments.constants.js';
import { commentKey, sourceKey } from './comment-key.js';
import { type KeyedComment, storeComments } from './store-comments.js';

/**
 * Comments stored once each in a run, with their scores, beside what the database does without any of that: `psql \copy`
 * into one table that has the scores too on PostgreSQL, one bare json_to_recordset insert per chunk on the embedded
 * database. The median of five runs counts. BENCH_ROWS=1000000 measures a large table.
 */
const COUNT = Number(process.env.BENCH_ROWS ?? 100_000);
const RUNS = 5;
/** Storing also looks for comments that are there, checks answers and writes a second table. */
const FLOORS = { embedded: 0.8, PostgreSQL: 0.3 };
/** As many chunks at once as `smops sentiments add` sends. */
const CALLS = 2;
const SAYINGS = [
  'Harga barang naik gila sekarang, ayam pun dah RM12 sekilo 😩',
  '塞车塞到傻，每天上班两个小时，政府几时要修路？',
  'Terima kasih YB turun padang tengok sendiri keadaan sekolah 👏',
  'Good initiative, but what about the flood victims in Kajang?',
];

const commentAt = (at: number): Comment => ({
  content: `${SAYINGS[at % SAYINGS.length]} (${at})`,
  author: `Pengguna ${at % 5000}`,
  reactionsCount: (at * 37) % 241,
  externalId: `880_${at}`,
  parentId: null,
  depth: 0,
  time: new Date(1_760_000_000_000 + at * 1000).toISOString(),
  timeText: null,
  link: null,
  line: at + 1,
  index: at,
});
const scoreAt = (at: number) => ({
  label: (['positive', 'neutral', 'negative'] as const)[at % 3] ?? 'neutral',
  score: (at % 101) / 10,
  confidence: 0.5 + (at % 50) / 100,
  language: 'ms' as const,
  failure: null,
});

/** Answers at once: what is measured is the storing. */
const provider = fakeProvider({
  async askBatch(_question, comments) {
    const answers = comments.map(({ id }) => {
      const { label, score, confidence, language } = scoreAt(id);
      return { id, answer: { ...plainAnswer([], ''), language, sentiment: { label, score, confidence } } };
    });
    return { answers, model: 'fake-1.2', usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 } };
  },
});

const perSecond = (ms: number) => Math.round(COUNT / (ms / 1000));
const print = (text: string) => process.stdout.write(`${text}\n`);

/** Stores all rows as an import does; how many were new, the time, and the longest a chunk took. */
async function store(connection: Connection) {
  const ctx = testContext(connection, testWorker(connection, [provider], { logger: silentLogger }));
  const target = { taskId: 'TASK-0001', sourceKey: sourceKey(['bench']), fileName: 'bench.ndjson', provider };
  let inserted = 0;
  let longestMs = 0;
  let next = 0;
  const startedMs = performance.now();
  const lane = async () => {
    for (let from = next; from < COUNT; from = next) {
      next += IMPORT_ROWS;
      const chunkMs = performance.now();
      const keyed: KeyedComment[] = [];
      for (let at = from; at < Math.min(COUNT, from + IMPORT_ROWS); at++) {
        const comment = commentAt(at);
        keyed.push({ comment, key: commentKey(target.taskId, comment) });
      }
      const stored = await storeComments(ctx, target, keyed);
      inserted += stored.inserted;
      longestMs = Math.max(longestMs, performance.now() - chunkMs);
    }
  };
  await Promise.all(Array.from({ length: CALLS }, lane));
  return { inserted, ms: performance.now() - startedMs, longestMs };
}

const TABLE = `create table bare_comments (id bigint generated always as identity, analysis_id bigint not null,
  key bytea not null unique, content text not null, author text not null, reactions_count bigint not null,
  time timestamptz, link text, label text, score real, confidence real, language text, failure text,
  primary key (analysis_id, id))`;

async function bareInserts({ db }: Connection): Promise<number> {
  await sql.raw(TABLE).execute(db);
  const startedMs = performance.now();
  for (let from = 0; from < COUNT; from += IMPORT_ROWS) {
    const rows = Array.from({ length: Math.min(IMPORT_ROWS, COUNT - from) }, (_, index) => {
      const comment = commentAt(from + index);
      const key = `\\x${commentKey('TASK-0001', comment)}`;
      return { ...comment, ...scoreAt(from + index), key, reactions_count: comment.reactionsCount };
    });
    await sql`insert into bare_comments (analysis_id, key, content, author, reactions_count, time, link, label, score,
      confidence, language, failure) select 1, r.* from json_to_recordset(${JSON.stringify(rows)}::json) as r (key bytea,
      content text, author text, reactions_count bigint, time timestamptz, link text, label text, score real,
      confidence real, language text, failure text)`.execute(db);
  }
  const ms = performance.now() - startedMs;
  await sql`drop table bare_comments`.execute(db);
  return ms;
}

async function psqlCopy({ db }: Connection, url: string): Promise<number> {
  await sql.raw(TABLE).execute(db);
  const columns =
    'analysis_id, key, content, author, reactions_count, time, link, label, score, confidence, language, failure';
  const startedMs = performance.now();
  const psql = spawn('psql', [url, '-q', '-c', `\\copy bare_comments (${columns}) from stdin`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let from = 0; from < COUNT; from += IMPORT_ROWS) {
    const lines: string[] = [];
    for (let at = from; at < Math.min(COUNT, from + IMPORT_ROWS); at++) {
      const comment = commentAt(at);
      const { label, score, confidence, language } = scoreAt(at);
      const key = `\\\\x${commentKey('TASK-0001', comment)}`;
      lines.push(
        [
          1,
          key,
          comment.content,
          comment.author,
          comment.reactionsCount,
          comment.time,
          '\\N',
          label,
          score,
          confidence,
          language,
          '\\N',
        ].join('\t'),
      );
    }
    if (!psql.stdin.write(`${lines.join('\n')}\n`)) await once(psql.stdin, 'drain');
  }
  psql.stdin.end();
  await once(psql, 'close');
  const ms = performance.now() - startedMs;
  await sql`drop table bare_comments`.execute(db);
  return ms;
}

async function measure(
  name: keyof typeof FLOORS,
  connection: Connection,
  bare: () => Promise<number>,
): Promise<void> {
  const ratios: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const bareMs = await bare();
    const first = await store(connection);
    const again = await store(connection);
    ratios.push(bareMs / first.ms);
    print(
      `${name}: ${perSecond(first.ms).toLocaleString('en')} rows/s, bare ${perSecond(bareMs).toLocaleString('en')} rows/s; longest chunk ${Math.round(first.longestMs)} ms; again: ${again.inserted} new, ${perSecond(again.ms).toLocaleString('en')} rows/s`,
    );
    if (first.inserted !== COUNT || again.inserted !== 0) process.exitCode = 1;
    await sql`truncate sentiment_analyses, analysis_comments, analysis_results cascade`.execute(
      connection.db,
    );
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  print(`${name}: ${median.toFixed(2)} x, the median of ${RUNS} runs (at least ${FLOORS[name]})`);
  if (median < FLOORS[name]) process.exitCode = 1;
}

print(`${COUNT.toLocaleString('en')} scored comments in chunks of ${IMPORT_ROWS}`);
const connection = await openTestDatabase();
const server = process.env.SMOPS_TEST_ENGINE === 'postgres' ? process.env.SMOPS_TEST_DATABASE_URL : undefined;
if (server === undefined) await measure('embedded', connection, () => bareInserts(connection));
else {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection.db);
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  await measure('PostgreSQL', connection, () => psqlCopy(connection, url.href));
}
await connection.close();
