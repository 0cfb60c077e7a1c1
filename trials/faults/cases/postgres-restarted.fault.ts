import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { apiOf } from '../api.js';
import { startOwnPostgres } from '../own-postgres.js';
import { checkRun, makeComments, providerEnv, startRun, untilRunEnds } from '../paid-run.js';
import { check, type Fault, untilTrue } from '../scenario.js';

const AT_ONCE = 8;
const READY_MS = 5000;

/**
 * PostgreSQL restarted, by SIGINT and by SIGQUIT in turn, while a paid run goes on and people click. What may
 * be paid again is what was under way in each strike.
 */
export const postgresRestarted: Fault = {
  name: 'PostgreSQL restarted in a paid run',
  claim: 'ready again within 5 s; /readyz and all calls say 503 meanwhile; the run comes out right',
  times: 10,
  async run({ sandbox, times, isShort, random, seed }) {
    const postgres = await startOwnPostgres();
    const fake = await startFakeProvider({ ...QUIET, latency: { medianMs: 300 }, concurrent: AT_ONCE });
    try {
      const env = { ...providerEnv(fake, AT_ONCE), DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' };
      const server = await sandbox.serve({ env });
      const api = apiOf(sandbox);
      const comments = makeComments(isShort ? 800 : 8000, seed);
      const id = await startRun(api, comments);
      const waits: number[] = [];
      const statusOf = async (path: string) => {
        const answer = await api.get(path);
        await answer.arrayBuffer();
        return answer.status;
      };
      for (let strike = 1; strike <= times; strike++) {
        await sleep(random() * 1000);
        const calls = Array.from({ length: 10 }, () => statusOf('/api/accounts'));
        await postgres.halt(strike % 2 === 1 ? 'SIGINT' : 'SIGQUIT');
        for (const status of await Promise.all(calls)) {
          check(status === 200 || status === 503, `a call was answered ${status}`);
        }
        const down = [await statusOf('/readyz'), await statusOf('/api/accounts'), await statusOf('/healthz')];
        check(String(down) === '503,503,200', `without a database: ${down} for readyz, accounts, healthz`);
        await sleep(500 + random() * 2000);
        await postgres.start();
        const isReady = async () => (await statusOf('/readyz')) === 200;
        waits.push(await untilTrue(isReady, READY_MS, 'ready again'));
        check((await statusOf('/api/accounts')) === 200, 'the list is not there again');
      }
      await untilRunEnds(api, id, 180_000);
      await checkRun(api, id, comments);
      server.child.kill('SIGTERM');
      check((await server.ended).code === 143, 'the server did not end as told');
      const again = fake.stats.comments - comments.length;
      check(again <= times * 3 * AT_ONCE * 8, `${again} comments were paid again`);
      return `${times} restarts, ready again after at most ${Math.round(Math.max(...waits))} ms; ${comments.length} comments right, ${again} paid again`;
    } finally {
      await sandbox.end();
      await postgres.stop();
      await fake.close();
    }
  },
};
