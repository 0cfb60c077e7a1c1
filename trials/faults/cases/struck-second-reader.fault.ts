import { setTimeout as sleep } from 'node:timers/promises';
import type { SecondReader } from '@smops/core/judging/second-reader/second-reader.schemas.js';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import { type Api, apiOf } from '../api.js';
import { makeComments, providerEnv, startRun, untilRunEnds } from '../paid-run.js';
import { check, type Fault } from '../scenario.js';

const BATCH = 8;
const AT_ONCE = 8;
/** Slow enough that a part outlives most strikes. */
const LATENCY_MS = 300;

const readPart = async (api: Api, run: string, comments?: number): Promise<SecondReader> => {
  const path = `/api/fb-analyzer/task/${run}/second-reader`;
  const answer = await (comments === undefined
    ? api.get(path)
    : api.post(path, { api_provider: 'deepseek-9', comments }));
  const text = await answer.text();
  check(answer.status === 200, `the second reader says ${answer.status} ${text.slice(0, 200)}`);
  const { second_reader: reader } = JSON.parse(text) as { second_reader: SecondReader | null };
  check(reader !== null, 'there is no second reader');
  return reader;
};

/** A server killed -9 while a second reader reads its part of a run, and while it reads a larger one. */
export const killedSecondReader: Fault = {
  name: 'server killed -9 while a second reader reads a part of a run',
  claim:
    'each comment of the part has its one answer; what was stored is not asked again, at most what was under way or about to be stored is',
  times: 20,
  async run({ sandbox, times, isShort, random, seed }) {
    const fake = await startFakeProvider({
      ...QUIET,
      latency: { medianMs: LATENCY_MS },
      concurrent: AT_ONCE,
    });
    const env = providerEnv(fake, AT_ONCE);
    const part = isShort ? 400 : 4000;
    let server = await sandbox.serve({ env });
    try {
      const run = await startRun(apiOf(sandbox), makeComments(3 * part, seed), 'local');
      await untilRunEnds(apiOf(sandbox), run, 120_000);
      let wished = part;
      let reader = await readPart(apiOf(sandbox), run, wished);
      for (let strike = 1; strike <= times; strike++) {
        if (strike > 1 && strike === Math.ceil((times + 1) / 2)) {
          await untilRunEnds(apiOf(sandbox), reader.task.task_id, 240_000);
          wished = 2 * part;
          reader = await readPart(apiOf(sandbox), run, wished);
        }
        await sleep(100 + random() * 1000);
        server.child.kill('SIGKILL');
        await server.ended;
        server = await sandbox.serve({ env });
        reader = await readPart(apiOf(sandbox), run);
      }
      await untilRunEnds(apiOf(sandbox), reader.task.task_id, 240_000);
      reader = await readPart(apiOf(sandbox), run);
      const { status } = reader.task;
      check(status === 'completed', `the second reader is ${status}`);
      check(
        reader.comments === wished && reader.failed_comments === 0,
        `${reader.comments} of ${wished} comments have an answer, ${reader.failed_comments} failed`,
      );
      const again = fake.stats.comments - wished;
      // Of each kill the calls under way, and as many answers that a busy machine is about to store.
      const allowed = times * 2 * AT_ONCE * BATCH;
      check(
        again >= 0 && again <= allowed,
        `${again} comments were asked again, at most ${allowed} were under way or about to be stored`,
      );
      server.child.kill('SIGTERM');
      check((await server.ended).code === 143, 'the server did not end as told');
      return `${times} kills in a part of ${wished}; each comment answered once, ${again} asked again`;
    } finally {
      await fake.close();
    }
  },
};
