import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL_TOKEN } from '@smops/server/testing.js';
import { type Attack, Tally } from '../attack.js';
import { jsonOf, openWire, type Wire } from '../wire.js';

const MB = 1_048_576;
const DRIPS = 2_000;
/** A copy of the line for each of its last bytes takes three times as much. */
const MOST_CPU_SECONDS = 5;

interface Drip {
  path: string;
  method?: string;
  type?: string;
  /** Sent at once, before single bytes of `a`. */
  begin: string;
  end?: string;
  /** What the answer says only when every byte has been read. */
  proof: RegExp;
}

const chunkOf = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/** Sends a body whose last bytes come in chunks of one byte; the whole answer. */
function drip(url: string, { path, method = 'POST', type, begin, end = '' }: Drip, pauseMs = 0) {
  const { hostname, port } = new URL(url);
  return new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname);
    const pieces: Buffer[] = [];
    socket.on('data', (piece) => pieces.push(piece));
    // A body that is refused early is not read to its end: what counts is the answer before that.
    socket.on('error', () => {});
    socket.once('close', () => resolve(Buffer.concat(pieces).toString()));
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${LOCAL_TOKEN}\r\nContent-Type: ${type ?? 'application/octet-stream'}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    socket.write(chunkOf(begin));
    void (async () => {
      if (pauseMs === 0) socket.write(chunkOf('a').repeat(DRIPS));
      else
        for (let left = 20; left > 0; left--) {
          socket.write(chunkOf('a'));
          await sleep(pauseMs);
        }
      socket.write(`${end === '' ? '' : chunkOf(end)}0\r\n\r\n`);
    })();
  });
}

const long = 'a'.repeat(7.5 * MB);
const SOUND_ROW = JSON.stringify({ emailAddress: 'siti@contoh.example', link: 'x', phoneNumber: '+6' });
const LISTS = ['accounts', 'tasks', 'whatsapps'];

/** Every route that reads a body piece by piece, or a large one. */
async function streamedRoutes(wire: Wire): Promise<Drip[]> {
  const { uploadURL } = jsonOf<{ uploadURL: string }>(await wire.asOwner('POST', '/api/objects/upload', {}));
  const put = uploadURL.replace(/^https?:\/\/[^/]+/, '');
  const lists = LISTS.flatMap((list): Drip[] => {
    const path = `/api/${list}/import?dryRun=true`;
    return [
      { path, begin: `emailAddress,link,phoneNumber\n${long}`, proof: /"rows":1,.*"refused":1/ },
      { path, begin: `emailAddress,link\n"${long}`, proof: /quotes of this line do not match/ },
      { path: `${path}`, begin: `${SOUND_ROW}\n{"link":"${long}`, proof: /longer than 1 MB/ },
      { path, begin: `[{"link":"${long}`, proof: /The file ends in the middle of the row/ },
    ];
  });
  const analyses = ['analyze', 'explore', 'compare', 'evaluate'].map((verb) => `fb-analyzer/${verb}`);
  const json = [...analyses, 'sentiments/import'].map(
    (path): Drip => ({
      path: `/api/${path}`,
      type: 'application/json',
      begin: `{"padding":"${long}`,
      end: '"}',
      proof: /HTTP\/1\.1 400/,
    }),
  );
  const form: Drip = {
    path: '/api/sentiments/upload',
    type: 'multipart/form-data; boundary=batas',
    begin: `--batas\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\n\r\n[{"a":"${long}`,
    end: '"}]\r\n--batas--\r\n',
    proof: /HTTP\/1\.1 400/,
  };
  return [
    ...lists,
    ...json,
    form,
    { path: '/api/restore', begin: long, proof: /not a gzip file/ },
    { path: put, method: 'PUT', begin: long, proof: /HTTP\/1\.1 200/ },
    {
      path: `/api/accounts/import?dryRun=true`,
      begin: 'a'.repeat(9 * MB),
      proof: /longer than 8 MB|characters/,
    },
  ];
}

/** Bodies that come in tiny pieces behind a long line, never end their line, or come slowly. */
export const streams: Attack = {
  name: 'streams',
  claim: 'how a sender cuts its bytes decides neither the work nor the memory they cost',
  async run({ app }) {
    const wire = await openWire(app);
    const tally = new Tally();
    let most = 0;
    try {
      for (const one of await streamedRoutes(wire)) {
        const before = process.cpuUsage();
        const answer = await drip(wire.url, one);
        const { user, system } = process.cpuUsage(before);
        const seconds = (user + system) / 1_000_000;
        most = Math.max(most, seconds);
        const what = `${one.method ?? 'POST'} ${one.path}, ${one.begin.slice(0, 20)}…`;
        tally.expect(one.proof.test(answer), () => `${what} did not strike: ${answer.slice(0, 900)}`);
        tally.expect(!/HTTP\/1\.1 5/.test(answer), `${what} answered ${answer.slice(0, 60)}`);
        tally.expect(seconds < MOST_CPU_SECONDS, `${what} took ${seconds.toFixed(1)} s of the processor`);
      }
      const slow = {
        path: '/api/accounts/import?dryRun=true',
        begin: 'emailAddress\nsiti',
        proof: /"rows":1/,
      };
      const slowly = drip(wire.url, slow, 25);
      let between = 0;
      let isOver = false;
      void slowly.then(() => {
        isOver = true;
      });
      while (!isOver) {
        const { status } = await wire.send('/healthz');
        if (!isOver && status === 200) between++;
      }
      tally.expect(between > 0, 'no request was answered while a sender was slow');
      const answer = await slowly;
      tally.expect(slow.proof.test(answer), () => `the slow sender did not strike: ${answer.slice(0, 300)}`);
      tally.notes.push(
        `${DRIPS} single bytes behind 7.5 MB took at most ${most.toFixed(1)} s of the processor`,
      );
      return tally;
    } finally {
      await wire.close();
    }
  },
};
