import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LOCAL_TOKEN } from '@smops/server/testing.js';
import { type Attack, Tally } from '../attack.js';
import { expectRefused } from '../hostile-files.js';
import type { WideAnswer } from '../wide-json.worker.js';
import { openWire } from '../wire.js';

/** Of a body that was refused before it was parsed, and of a row that was. */
const PROOF = /too many values, levels or different names|"refused":1.*This row is longer than 1 MB/;

/** JSON whose bytes are few and whose parsing, which nothing can interrupt, is long. */
export const wideJson: Attack = {
  name: 'wide-json',
  claim: 'JSON of very many keys, objects or levels is refused unparsed, in bodies and in the rows of files',
  async run({ app, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    const workerData = { times: runs > 1 ? 4 : 1, url: wire.url, token: LOCAL_TOKEN };
    const sender = new Worker(new URL('../wide-json.worker.js', import.meta.url), { workerData });
    try {
      await once(sender, 'message');
      for (;;) {
        const answered = expectRefused(tally, wire);
        sender.postMessage('go on');
        const [answer] = (await once(sender, 'message')) as [WideAnswer | undefined];
        if (answer === undefined) return tally;
        await answered({ ...answer, proof: PROOF });
      }
    } finally {
      await sender.terminate();
      await wire.close();
    }
  },
};
