import { setTimeout as sleep } from 'node:timers/promises';
import { startS3 } from '@smops/core/platform/objects/s3/testing.js';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { apiOf } from '../api.js';
import { checkRun, lookAtRun, makeComments, providerEnv, startRun, untilRunEnds } from '../paid-run.js';
import { check, type Fault, untilTrue } from '../scenario.js';

const AT_ONCE = 8;
const BATCH = 8;

/** Three servers share a paid run; one is killed, one stands still (SIGSTOP), the third ends the run; then the second is woken. */
export const lostServers: Fault = {
  name: 'three servers with S3, one killed and one frozen in a paid run',
  claim: 'the third ends the run: nothing lost, nothing doubled; at most what was under way is paid again',
  times: 3,
  needsPostgres: true,
  async run({ sandbox, times, random, seed, isShort, databaseUrl = '' }) {
    const s3 = await startS3();
    // Slow enough that all three have work when two are lost.
    const fake = await startFakeProvider({ ...QUIET, latency: { medianMs: 800 } });
    const { bucket, endpoint = '', accessKeyId, secretAccessKey, region } = s3.config;
    const env = {
      ...providerEnv(fake, AT_ONCE),
      DATABASE_URL: databaseUrl,
      ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, S3_FORCE_PATH_STYLE: '1' },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    };
    const folders = ['killed', 'frozen'].map((name) => `${sandbox.data}-${name}`);
    const serve = (data?: string) =>
      sandbox.serve({ env: { ...env, ...(data && { SMOPS_DATA_DIR: data }) } });
    try {
      const third = await serve();
      const api = apiOf(sandbox);
      let paid = 0;
      for (let strike = 1; strike <= times; strike++) {
        const comments = makeComments(isShort ? 800 : 2400, seed + strike);
        const [killed, frozen] = await Promise.all(folders.map(serve));
        check(killed !== undefined && frozen !== undefined, 'the servers did not start');
        const id = await startRun(apiOf({ data: folders[1] ?? '' }), comments);
        const hasBegun = async () => (await lookAtRun(api, id)).processed_comments > 0;
        await untilTrue(hasBegun, 30_000, 'the run begins');
        await sleep(random() * 1000);
        killed.child.kill('SIGKILL');
        frozen.child.kill('SIGSTOP');
        await untilRunEnds(api, id, 180_000);
        await checkRun(api, id, comments);
        frozen.child.kill('SIGCONT');
        await sleep(2000);
        check(frozen.child.exitCode === null, 'the woken server has ended');
        await checkRun(api, id, comments);
        frozen.child.kill('SIGTERM');
        await frozen.ended;
        paid += comments.length;
      }
      const again = fake.stats.comments - paid;
      // Of each of the two what was asked, and as many answers that were about to be stored.
      const underWay = fake.stats.mostAtOnce * BATCH;
      check(again <= times * 2 * underWay, `${again} comments were paid again, ${underWay} were under way`);
      third.child.kill('SIGTERM');
      check((await third.ended).code === 143, 'the third server did not end as told');
      return `${times} x killed and frozen; each comment answered once, ${again} paid again`;
    } finally {
      await sandbox.end();
      await fake.close();
      await s3.close();
    }
  },
};
