import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { apiOf } from '../api.js';
import { checkRun, lookAtRun, makeComments, providerEnv, startRun, untilRunEnds } from '../paid-run.js';
import { check, type Fault, untilTrue } from '../scenario.js';

const AT_ONCE = 8;
const BATCH = 8;

/**
 * Two servers share a paid run; one stands still (SIGSTOP), the other ends the run once the leases are over,
 * then the first is woken with its late answers.
 */
export const frozenServer: Fault = {
  name: 'two servers, one frozen in a paid run and woken',
  claim: 'the other ends the run; late answers change nothing; at most what was under way is paid again',
  times: 5,
  needsPostgres: true,
  async run({ sandbox, times, random, seed, databaseUrl = '' }) {
    const fake = await startFakeProvider({ ...QUIET, latency: { medianMs: 300 }, concurrent: AT_ONCE });
    const env = { ...providerEnv(fake, AT_ONCE), DATABASE_URL: databaseUrl };
    try {
      const frozen = await sandbox.serve({ env: { ...env, SMOPS_DATA_DIR: `${sandbox.data}-frozen` } });
      const other = await sandbox.serve({ env });
      const api = apiOf(sandbox);
      let paid = 0;
      for (let strike = 1; strike <= times; strike++) {
        const comments = makeComments(1000, seed + strike);
        const id = await startRun(api, comments);
        const hasBegun = async () => (await lookAtRun(api, id)).processed_comments > 0;
        await untilTrue(hasBegun, 20_000, 'the run begins');
        await sleep(random() * 1000);
        frozen.child.kill('SIGSTOP');
        await untilRunEnds(api, id, 120_000);
        await checkRun(api, id, comments);
        frozen.child.kill('SIGCONT');
        await sleep(1500);
        check(frozen.child.exitCode === null, 'the woken server has ended');
        await checkRun(api, id, comments);
        paid += comments.length;
      }
      const again = fake.stats.comments - paid;
      check(again <= times * 2 * 2 * AT_ONCE * BATCH, `${again} comments were paid again`);
      for (const server of [frozen, other]) {
        server.child.kill('SIGTERM');
        check((await server.ended).code === 143, 'a server did not end as told');
      }
      return `${times} freezes in runs of 1000; each comment answered once, ${again} paid again`;
    } finally {
      await sandbox.end();
      await fake.close();
    }
  },
};
