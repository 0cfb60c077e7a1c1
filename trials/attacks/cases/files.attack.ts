import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { workbookWithCellAt } from '@smops/core/comments/workbooks/testing.js';
import { type Attack, Tally } from '../attack.js';
import { type HostileFile, sendFiles } from '../hostile-files.js';
import { openWire } from '../wire.js';

const MB = 1_048_576;
const LISTS = ['accounts', 'tasks', 'whatsapps'];
/**
 * Compressed `text`, then megabytes of blanks, piece by piece: whole they would keep this very thread, which is
 * the server's too, busy for seconds.
 */
async function gzipOf(text: string, megabytes = 0): Promise<Buffer> {
  const piece = Buffer.alloc(MB, 32);
  function* pieces() {
    yield Buffer.from(text);
    for (let left = megabytes; left > 0; left--) yield piece;
  }
  return await buffer(Readable.from(pieces()).pipe(createGzip()));
}

/** Made in a thread of its own: it takes seconds, in which this process could answer no request. */
async function makeLyingWorkbook(): Promise<Uint8Array> {
  const maker = new Worker(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        import { lyingAbout, makeWorkbook } from '${import.meta.resolve('@smops/core/records/transfer/testing.js')}';
        const blanks = Buffer.alloc(410 * ${MB}, 32);
        parentPort.postMessage(lyingAbout(makeWorkbook({}, { 'xl/sharedStrings.xml': blanks })));`)}`,
    ),
  );
  const [bytes] = (await once(maker, 'message')) as [Uint8Array];
  return bytes;
}

/** Archives that say something else of themselves than what comes out: only in the long form. */
const lyingFiles = async (): Promise<HostileFile[]> => [
  {
    what: 'an archive that lies about its sizes',
    path: '/api/accounts/import?dryRun=true',
    bytes: await makeLyingWorkbook(),
    proof: /unpacks to more than 400 MB/,
  },
];

async function hostileFiles(): Promise<HostileFile[]> {
  const gzipBomb = await gzipOf('', 100);
  const header =
    '{"smops":"backup","format":1,"version":"0","createdAt":"2026-01-01T00:00:00Z","engine":"embedded","migrations":[]}\n';
  const restore = { path: '/api/restore' };
  const lists = LISTS.flatMap((list): HostileFile[] => {
    const path = `/api/${list}/import?dryRun=true`;
    return [
      {
        what: 'a cell ZZZZZZ1',
        path,
        bytes: workbookWithCellAt('ZZZZZZ1'),
        proof: /"?ZZZZZZ1.*no sheet has/,
      },
      { what: 'a far row', path, bytes: workbookWithCellAt('A999999999999999'), proof: /no sheet has/ },
      { what: 'a far corner', path, bytes: workbookWithCellAt('XFD1048576'), proof: /more than can be read/ },
      { what: 'a gzip bomb', path, bytes: gzipBomb, proof: /200 times its size/ },
    ];
  });
  return [
    ...lists,
    {
      ...restore,
      what: 'a line that never ends',
      bytes: await gzipOf(header, 100),
      proof: /line 2 is longer/,
    },
    { ...restore, what: 'nothing but blanks', bytes: await gzipOf('', 100), proof: /line 1 is longer/ },
    { ...restore, what: 'no table', bytes: await gzipOf(`${header}[{}]\n`), proof: /rows without a table/ },
    { ...restore, what: 'no end', bytes: await gzipOf(header), proof: /cut short/ },
  ];
}

/** Workbooks, archives and backups that are small on the wire and large, or impossible, inside. */
export const files: Attack = {
  name: 'files',
  claim:
    'no file that people send takes the server down or holds it up: it is refused by what comes out of it',
  async run({ app, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      await sendFiles(wire, tally, [...(await hostileFiles()), ...(runs > 1 ? await lyingFiles() : [])]);
      return tally;
    } finally {
      await wire.close();
    }
  },
};
