import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT } from '@smops/cli/failures/exit-codes.js';
import type { Ended, Sandbox } from '@smops/cli/testing.js';
import { connectPostgres } from '@smops/core/platform/db/connect.js';
import { sql } from 'kysely';
import { apiOf } from '../api.js';
import { check, type Fault, STACK } from '../scenario.js';

const AUTHOR = 'Pengguna ';

/** Comments whose text, author and likes tell their number, so that a row made of two would show. */
function writeComments(sandbox: Sandbox, rows: number): string {
  const path = join(sandbox.folder, 'komen.ndjson');
  const lines = Array.from({ length: rows }, (_, at) =>
    JSON.stringify({
      id: `880_${at}`,
      message: `Harga naik lagi 😩 (${at})`,
      from: { name: `${AUTHOR}${at}` },
      like_count: at,
    }),
  );
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/** Ends one connection of the server after the other, whatever it is at, until `ended`. How many. */
async function cut(databaseUrl: string, random: () => number, ended: Promise<Ended>): Promise<number> {
  let isOver = false;
  let cuts = 0;
  void ended.finally(() => {
    isOver = true;
  });
  const killer = await connectPostgres(databaseUrl, { max: 1 });
  try {
    while (!isOver && cuts < 20) {
      await sleep(20 + random() * 150);
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        order by random() limit 1`.execute(killer.db);
      cuts += rows.length;
    }
  } finally {
    await killer.close();
  }
  return cuts;
}

/** Each comment of the file is there once and whole. */
async function checkComments(databaseUrl: string, rows: number): Promise<void> {
  const connection = await connectPostgres(databaseUrl, { max: 1 });
  try {
    const found = await sql<{ all: number; whole: number; counted: number }>`
      select count(*) as all, count(distinct content) filter (where
        author = ${AUTHOR}::text || reactions_count and content like '%(' || reactions_count || ')'
          and r.sentiment is not null) as whole,
        (select (totals->>'positive')::int + (totals->>'neutral')::int + (totals->>'negative')::int
          from sentiment_analyses) as counted
      from analysis_comments c left join analysis_results r on r.run_id = c.run_id and r.seq = c.item_seq`.execute(
      connection.db,
    );
    const { all, whole, counted } = found.rows[0] ?? { all: 0, whole: 0, counted: 0 };
    check(all === rows, `${all} comments are there`);
    check(whole === rows, `${whole} comments are whole`);
    check(counted === rows, `the record counts ${counted}`);
  } finally {
    await connection.close();
  }
}

/** PostgreSQL's connections killed while comments are copied into it; the same file again completes it. */
export const cutImport: Fault = {
  name: 'PostgreSQL kills connections in an import of comments',
  claim:
    'it goes on, or says that the database is away; the same file again completes it, each comment whole',
  times: 20,
  needsPostgres: true,
  async run({ sandbox, times, isShort, random, databaseUrl }) {
    check(databaseUrl !== undefined, 'there is no PostgreSQL');
    const rows = isShort ? 8000 : 40_000;
    const path = writeComments(sandbox, rows);
    const server = await sandbox.serve({ env: { DATABASE_URL: databaseUrl } });
    const task = await apiOf(sandbox).post('/api/tasks', {
      date: '2026-11-21',
      socialPlatform: 'Facebook',
      task: '["Like"]',
    });
    const { taskId } = (await task.json()) as { taskId: string };
    const args = ['sentiments', 'add', path, '--task', taskId, '--json'];
    let cuts = 0;
    let failed = 0;
    for (let strike = 1; strike <= times; strike++) {
      const importing = sandbox.start(args);
      cuts += await cut(databaseUrl, random, importing.ended);
      const { code, stderr } = await importing.ended;
      check(!STACK.test(stderr), `a stack was shown: ${stderr.slice(-300)}`);
      check(code === 0 || code === EXIT.upstream, `it ended with ${code}: ${stderr.slice(-300)}`);
      if (code !== 0) failed += 1;
    }
    const last = await sandbox.run(args);
    check(last.code === 0, `the last import ended with ${last.code}: ${last.stderr.slice(-300)}`);
    const again = JSON.parse((await sandbox.run(args)).stdout) as { unchanged: number };
    check(again.unchanged === rows, `a further import left ${again.unchanged} unchanged`);
    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    check(code === 143, `the server ended with ${code}`);
    await checkComments(databaseUrl, rows);
    return `${cuts} connections cut, ${failed} of ${times} imports failed; then ${rows} comments, each once and whole`;
  },
};
