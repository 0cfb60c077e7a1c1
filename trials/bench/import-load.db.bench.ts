/**
 * What a bulk import does to everybody else: `smops sentiments add` as a program against a server of its own, with
 * `/api/auth/check` asked all the while (p99 at most 50 ms on PostgreSQL, 250 ms embedded), and when the first row is
 * stored (at most 1 s after the import begins). BENCH_ROWS says how many comments; each of them is scored, too.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sandbox } from '@smops/cli/testing.js';
import { connectPostgres } from '@smops/core/platform/db/connect.js';
import { sql } from 'kysely';

const ROWS = Number(process.env.BENCH_ROWS ?? 30_000);
const SAYINGS = [
  'Harga barang naik gila sekarang, ayam pun dah RM12 sekilo 😩',
  '塞车塞到傻，每天上班两个小时，政府几时要修路？',
  'Terima kasih YB turun padang tengok sendiri keadaan sekolah 👏',
  'Good initiative, but what about the flood victims in Kajang?',
];
const POLL_MS = 10;
const isPostgres = process.env.SMOPS_TEST_ENGINE === 'postgres';
const MOST_P99_MS = isPostgres ? 50 : 250;
const MOST_FIRST_MS = 1000;

/** A database of the bench's own on the test server, gone at the end. */
async function ownDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `smops_bench_${process.pid}`;
  const admin = await connectPostgres(server, { max: 1 });
  await sql.raw(`create database ${name}`).execute(admin.db);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await sql.raw(`drop database if exists ${name} with (force)`).execute(admin.db);
      await admin.close();
    },
  };
}

const server = process.env.SMOPS_TEST_DATABASE_URL;
const database = isPostgres && server !== undefined ? await ownDatabase(server) : undefined;
const env: Record<string, string> = database === undefined ? {} : { DATABASE_URL: database.url };
const sandbox = new Sandbox();
try {
  const { url } = await sandbox.serve({ env });
  // The engine's models are loaded once for a server, not for an import.
  await sandbox.run(['analyze', '-', '--var', 'banjir'], {
    env,
    input: '[{"id":"1","message":"Banjir lagi"}]',
  });
  const added = await sandbox.run(['tasks', 'add', '--platform', 'Facebook', '--type', 'Like', '--json'], {
    env,
  });
  const { taskId } = JSON.parse(added.stdout) as { taskId: string };
  const token = JSON.parse(
    (await sandbox.run(['tokens', 'add', 'bench', '--role', 'analyst', '--json'], { env })).stdout,
  ) as { token: string };
  const headers = { authorization: `Bearer ${token.token}` };
  const file = join(sandbox.folder, 'komen.ndjson');
  writeFileSync(
    file,
    Array.from(
      { length: ROWS },
      (_, at) => `${JSON.stringify({ id: `k${at}`, message: `${SAYINGS[at % SAYINGS.length]} ${at}` })}\n`,
    ).join(''),
  );
  const importer = sandbox.start(['sentiments', 'add', file, '--task', taskId, '--json'], { env });
  let isOver = false;
  void importer.ended.then(() => {
    isOver = true;
  });
  const startedMs = performance.now();
  let firstRowMs: number | undefined;
  const times: number[] = [];
  while (!isOver) {
    const askedMs = performance.now();
    await (await fetch(`${url}/api/auth/check`, { headers })).text();
    times.push(performance.now() - askedMs);
    if (firstRowMs === undefined) {
      const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
      const isAnswered = metrics
        .split('\n')
        .some((line) => line.includes('/api/sentiments/import"') && line.includes('200'));
      if (isAnswered) firstRowMs = performance.now() - startedMs;
    }
    await sleep(POLL_MS);
  }
  const ended = await importer.ended;
  const summary = JSON.parse(ended.stdout.trim().split('\n').at(-1) ?? '{}') as {
    inserted: number;
    seconds: number;
  };
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  process.stdout.write(
    `${summary.inserted.toLocaleString('en')} comments imported and scored in ${summary.seconds} s; auth/check meanwhile: median ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms of ${sorted.length} (at most ${MOST_P99_MS}); first rows stored after ${firstRowMs?.toFixed(0)} ms, the program's start included (at most ${MOST_FIRST_MS})\n`,
  );
  if (at(0.99) > MOST_P99_MS || summary.inserted !== ROWS || (firstRowMs ?? 0) > MOST_FIRST_MS)
    process.exitCode = 1;
} finally {
  await sandbox.end();
  await database?.drop();
}
