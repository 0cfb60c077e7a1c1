import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, connectEmbedded, connectPostgres } from '@smops/core/platform/db/connect.js';
import { appliedMigrations, createMigrator, knownMigrations } from '@smops/core/platform/db/migrations.js';
import { sql } from 'kysely';
import { check, type Fault, type FaultContext, STACK } from '../scenario.js';

/** The schema before the lists, the statistics, the sentiments and the portraits: most of the way is still to go. */
const OLD_SCHEMA = '0012_create_analyzer_workers';
const USERS = 200;

/** A database as an early smops left it, with people in it. */
async function makeOld(connection: Connection): Promise<void> {
  const { error } = await createMigrator(connection.db).migrateTo(OLD_SCHEMA);
  check(error === undefined, `the old schema could not be made: ${error}`);
  await sql`insert into users (username, username_key, role, password_hash, created_at)
    select 'pengguna ' || n, 'pengguna ' || n, 'staff', '$argon2id$contoh', now()
    from generate_series(1, ${USERS}) n`.execute(connection.db);
}

/** What a server left behind: every migration once, every person once. */
async function checkWhole(connection: Connection): Promise<void> {
  const applied = await appliedMigrations(connection.db);
  const known = await knownMigrations();
  check(String(applied.toSorted()) === String(known), `applied are ${applied}`);
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from users where username like 'pengguna %'`.execute(connection.db);
  check(rows[0]?.people === USERS, `${rows[0]?.people} of ${USERS} people are there`);
}

/**
 * Kills a server at random moments of its start (in the short form in the migration), then lets one start to the end. How
 * many were killed before they were ready.
 */
async function strikeStarts(
  { sandbox, isShort, random }: FaultContext,
  env: Record<string, string>,
  kills: number,
  withinMs: number,
): Promise<number> {
  let early = 0;
  for (let kill = 0; kill < kills; kill++) {
    const server = sandbox.start(['serve'], { env });
    if (isShort) await server.until(/the database is brought up to date/);
    await sleep(random() * (isShort ? 50 : withinMs));
    server.child.kill('SIGKILL');
    const { stdout } = await server.ended;
    if (!stdout.includes('ready at')) early += 1;
  }
  check(!isShort || early === kills, 'no start was struck in its migration');
  const server = await sandbox.serve({ env });
  server.child.kill('SIGTERM');
  const { code, stderr } = await server.ended;
  check(code === 143 && !STACK.test(stderr), `the last start: ${code} ${stderr.slice(-300)}`);
  return early;
}

/** Killed in mid-migration, again and again at random moments; then the database opens and is whole. */
export const killedMigration: Fault = {
  name: 'server killed -9 in mid-migration, on both engines, and while it makes a new database',
  claim: 'the next start migrates to the end; everything that was there is there once',
  times: 25,
  needsPostgres: true,
  async run(context) {
    const { sandbox, times, isShort, databaseUrl = '' } = context;
    const old = join(sandbox.folder, 'old');
    const making = await connectEmbedded(old);
    await makeOld(making);
    await making.close();
    const seen: string[] = [];

    const folder = join(sandbox.folder, 'upgraded');
    let early = 0;
    // A start that was not killed in time has migrated everything: each round begins with the old database.
    const rounds = isShort ? 1 : 5;
    for (let round = 0; round < rounds; round++) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { mode: 0o700 });
      cpSync(old, join(folder, 'db'), { recursive: true });
      early += await strikeStarts(context, { SMOPS_DATA_DIR: folder }, Math.ceil(times / rounds), 2500);
      const connection = await connectEmbedded(join(folder, 'db'));
      await checkWhole(connection);
      await connection.close();
    }
    seen.push(`embedded: ${early} killed before they were ready, whole`);

    early = 0;
    const connection = await connectPostgres(databaseUrl, { max: 2 });
    try {
      for (let round = 0; round < rounds; round++) {
        await sql`drop schema public cascade`.execute(connection.db);
        await sql`create schema public`.execute(connection.db);
        await makeOld(connection);
        const env = { SMOPS_DATA_DIR: join(sandbox.folder, `server-${round}`), DATABASE_URL: databaseUrl };
        early += await strikeStarts(context, env, Math.ceil(times / rounds), 1200);
        await checkWhole(connection);
      }
    } finally {
      await connection.close();
    }
    seen.push(`PostgreSQL: ${early}, whole`);

    if (isShort) return seen.join('; ');
    const fresh = { SMOPS_DATA_DIR: join(sandbox.folder, 'fresh') };
    early = await strikeStarts(context, fresh, Math.ceil(times / 5), 6000);
    seen.push(`new database: ${early}, whole`);
    return seen.join('; ');
  },
};
