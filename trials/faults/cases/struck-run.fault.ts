import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { apiOf } from '../api.js';
import { checkRun, lookAtRun, makeComments, providerEnv, startRun, untilRunEnds } from '../paid-run.js';
import { check, type Fault, type FaultContext } from '../scenario.js';

const COMMENTS = 10_000;
const BATCH = 8;
/** The service takes no more at once: else calls under way would grow with every success, and what a kill costs too. */
const AT_ONCE = 16;
/** A run of 10,000 comments takes half a minute of work: it outlives most strikes. */
const LATENCY_MS = 400;

/**
 * Strikes the server at random moments of a paid run and starts it again each time, with a new run when one has ended.
 * What was paid and stored is never asked again; a kill may cost the calls under way and the answers about to be stored,
 * of which a busy machine has up to twice as many.
 */
async function strikeRuns(
  signal: 'SIGKILL' | 'SIGTERM',
  { sandbox, times, isShort, random, seed }: FaultContext,
): Promise<string> {
  const fake = await startFakeProvider({ ...QUIET, latency: { medianMs: LATENCY_MS }, concurrent: AT_ONCE });
  const count = isShort ? 1000 : COMMENTS;
  const env = providerEnv(fake, AT_ONCE);
  let server = await sandbox.serve({ env });
  const runs: { id: string; comments: { message: string }[] }[] = [];
  try {
    for (let strike = 1; strike <= times; strike++) {
      const api = apiOf(sandbox);
      const last = runs.at(-1);
      if (last === undefined || (await lookAtRun(api, last.id)).status === 'completed') {
        const comments = makeComments(count, seed + runs.length);
        runs.push({ id: await startRun(api, comments), comments });
      }
      await sleep(100 + random() * 1200);
      server.child.kill(signal);
      const { code, stderr } = await server.ended;
      if (signal === 'SIGTERM') check(code === 143, `it ended with ${code}: ${stderr.slice(-300)}`);
      server = await sandbox.serve({ env });
    }
    const api = apiOf(sandbox);
    await untilRunEnds(api, runs.at(-1)?.id ?? '', 240_000);
    for (const { id, comments } of runs) await checkRun(api, id, comments);
    server.child.kill('SIGTERM');
    check((await server.ended).code === 143, 'the server did not end as told');
    const paidAgain = fake.stats.comments - runs.length * count;
    const allowed = signal === 'SIGTERM' ? 0 : times * 3 * AT_ONCE * BATCH;
    check(paidAgain >= 0 && paidAgain <= allowed, `${paidAgain} comments were paid again`);
    return `${times} strikes in ${runs.length} runs of ${count}; each comment answered once, ${paidAgain} paid again`;
  } finally {
    await fake.close();
  }
}

/** A server killed -9 in an analysis. */
export const killedRun: Fault = {
  name: 'server killed -9 in an analysis of 10,000 comments',
  claim: 'every comment has its one answer; at most what was under way is paid again',
  times: 50,
  isPromised: true,
  run: (context) => strikeRuns('SIGKILL', context),
};

/** A server ended by SIGTERM in an analysis. */
export const stoppedRun: Fault = {
  name: 'server ended by SIGTERM in an analysis of 10,000 comments',
  claim: 'every comment has its one answer; nothing is paid twice; exit code 143',
  times: 20,
  isPromised: true,
  run: (context) => strikeRuns('SIGTERM', context),
};
