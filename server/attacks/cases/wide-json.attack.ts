import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Attack, Tally } from '../attack.js';
import { type HostileFile, sendFiles } from '../hostile-files.js';
import { openWire } from '../wire.js';

const analyze = '/api/fb-analyzer/analyze';
const type = 'application/json';
/** Of a body that was refused before it was parsed. */
const proof = /too many values, levels or different names/;

/** Made in a thread of its own: it takes seconds, in which this process could answer no request. */
async function hostileFiles(times: number): Promise<HostileFile[]> {
  const maker = new Worker(new URL('../wide-json.worker.js', import.meta.url), { workerData: { times } });
  const [{ bodies, row }] = (await once(maker, 'message')) as [
    { bodies: [string, Uint8Array][]; row: Uint8Array },
  ];
  return [
    ...bodies.map(([what, bytes]) => ({ what, path: analyze, type, proof, bytes })),
    {
      what: 'a row with 600,000 keys',
      path: '/api/accounts/import?dryRun=true&fileName=a.json',
      bytes: row,
      proof: /"refused":1.*This row is longer than 1 MB/,
      isReported: true,
    },
  ];
}

/** JSON whose bytes are few and whose parsing, which nothing can interrupt, is long. */
export const wideJson: Attack = {
  name: 'wide-json',
  claim: 'JSON of very many keys, objects or levels is refused unparsed, in bodies and in the rows of files',
  async run({ app, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      await sendFiles(wire, tally, await hostileFiles(runs > 1 ? 4 : 1));
      return tally;
    } finally {
      await wire.close();
    }
  },
};
