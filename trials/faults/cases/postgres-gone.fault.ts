import { connectPostgres } from '@smops/core/platform/db/connect.js';
import { sql } from 'kysely';
import { apiOf } from '../api.js';
import { check, type Fault, untilTrue } from '../scenario.js';

/** PostgreSQL's connections killed: work goes on within 5 s, and nothing but 503 is answered meanwhile. */
export const postgresGone: Fault = {
  name: 'PostgreSQL kills every connection',
  claim: 'ready again within 5 s, no answer but success or 503',
  times: 50,
  needsPostgres: true,
  async run({ sandbox, times, databaseUrl }) {
    check(databaseUrl !== undefined, 'there is no PostgreSQL');
    const server = await sandbox.serve({ env: { DATABASE_URL: databaseUrl } });
    const api = apiOf(sandbox);
    const killer = await connectPostgres(databaseUrl);
    const waits: number[] = [];
    try {
      for (let strike = 1; strike <= times; strike++) {
        const calls = Array.from({ length: 20 }, () => api.get('/api/accounts'));
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(killer.db);
        for (const { status } of await Promise.all(calls)) {
          check(status === 200 || status === 503, `a call was answered ${status}`);
        }
        const isReady = async () => (await api.get('/readyz')).status === 200;
        waits.push(await untilTrue(isReady, 5000, 'ready again'));
        check((await api.get('/api/accounts')).status === 200, 'the list is not there again');
      }
    } finally {
      await killer.close();
    }
    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    check(code === 143, `the server ended with ${code}`);
    return `${times} strikes, ready again after at most ${Math.round(Math.max(...waits))} ms`;
  },
};
