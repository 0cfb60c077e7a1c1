import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Connection, connectPostgres } from '../db/connect.js';
import { openTestDatabase } from '../db/testing.js';
import { CredentialNews } from './credential-news.js';
import { LiveCredentials } from './live-credentials.js';
import { findLiveSession, insertSessionRow } from './sessions.repository.js';
import { isSessionAlive } from './sessions.service.js';
import { insertUserRow } from './users.repository.js';

const test = suite<{ connection: Connection; userId: number }>('news of sessions, tokens and users');
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const BEAT_MS = 200;
const HOUR_MS = 60 * 60 * 1000;
const now = new Date('2026-11-21T08:00:00Z');
const tokenHash = Buffer.from('kuki');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  const user = await insertUserRow(context.connection.db, {
    username: 'siti',
    role: 'staff',
    passwordHash: 'x',
    mustChangePassword: false,
  });
  context.userId = user?.id ?? 0;
});
test.after(async ({ connection }) => await connection.close());

/** Another server on the same database; its memory of sessions, and how often it had to ask. */
async function startServer({ db }: Connection) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env.SMOPS_TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const connection = await connectPostgres(url.href, { max: 3 });
  const news = new CredentialNews(connection, silent, BEAT_MS);
  news.start();
  const live = new LiveCredentials({
    isAlive: isSessionAlive,
    isHearing: () => news.isHearing(),
    settleMs: 50,
  });
  let loads = 0;
  const idleSince = new Date(now.getTime() - HOUR_MS);
  return {
    news,
    connection,
    loads: () => loads,
    find: () =>
      live.find('kuki', now, () => {
        loads += 1;
        return findLiveSession(connection.db, tokenHash, now, idleSince);
      }),
    async stop() {
      await news.stop();
      await connection.close();
    },
  };
}

async function until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 20) {
    if (await isTrue()) return;
    await sleep(20);
  }
  throw new Error(`not within 20 s: ${what}`);
}

/** Until the server answers without asking the database. */
const untilRemembered = (server: Awaited<ReturnType<typeof startServer>>) =>
  until(async () => {
    const before = server.loads();
    await server.find();
    return server.loads() === before;
  }, 'the session is remembered');

const insertSession = ({ db }: Connection, userId: number) =>
  insertSessionRow(db, {
    tokenHash,
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + HOUR_MS),
    address: '127.0.0.1',
    userAgent: 'uji',
  });

/** Does that beside another server that remembers a session. An embedded database has no other. */
async function besideServer(
  { connection, userId }: { connection: Connection; userId: number },
  work: (server: Awaited<ReturnType<typeof startServer>>) => Promise<void>,
): Promise<void> {
  if (connection.engine === 'embedded') return;
  await insertSession(connection, userId);
  const server = await startServer(connection);
  try {
    await untilRemembered(server);
    await work(server);
  } finally {
    await server.stop();
  }
}

test('an embedded database has one server, which always knows', async ({ connection }) => {
  const news = new CredentialNews(connection, silent, BEAT_MS);
  assert.is(news.isHearing(), connection.engine === 'embedded');
  await news.stop();
});

// By bare SQL: this program's own verbs would tell this process, too.
test('a session that another server ends is forgotten, and so is a changed user', (context) =>
  besideServer(context, async (server) => {
    const { connection, userId } = context;
    await sql`update users set role = 'analyst' where id = ${userId}`.execute(connection.db);
    await until(async () => (await server.find())?.role === 'analyst', 'the new role is known');
    await untilRemembered(server);
    await connection.db.transaction().execute(async (trx) => {
      await sql`delete from sessions`.execute(trx);
    });
    await until(async () => (await server.find()) === undefined, 'the session is refused');
  }));

test('who does not hear asks each time, and hears again on a new connection', (context) =>
  besideServer(context, async (server) => {
    const { connection } = context;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(connection.db);
    await until(() => !server.news.isHearing(), 'the loss is noticed');
    await sql`delete from sessions`.execute(connection.db);
    assert.is(await server.find(), undefined);
    await until(() => server.news.isHearing(), 'it hears again');
    assert.is(await server.find(), undefined);
  }));

test.run();
