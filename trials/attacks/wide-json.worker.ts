import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Makes the bodies and sends them, from a thread of its own: both take seconds, in which the thread that is watched could
 * answer no request. Posts one answer each time it is told to go on, and `undefined` at the
 * end; 'ready' before the first.
 */

interface Start {
  /** How many times as wide as in the short form. */
  times: number;
  url: string;
  token: string;
}

/** What was sent, and what came back. */
export interface WideAnswer {
  what: string;
  path: string;
  status: number;
  text: string;
  /** A row of it is refused in a report, which is no error. */
  isReported: boolean;
}

const { times, url, token } = workerData as Start;
const keys = (from: number, count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"k${from + at}":1`).join(',')}}`;
const list = (count: number, one: (at: number) => string) =>
  `[${Array.from({ length: count }, (_, at) => one(at)).join(',')}]`;

const comments: Record<string, string> = {
  'a million keys of one object': keys(0, 1_000_000 * times),
  'ever new names in small objects': list(100_000 * times, (at) => keys(at * 2, 2)),
  'few names in ever new orders': list(60_000, (at) => `{"a${at % 997}":1,"b${at % 991}":1}`),
  'two million empty objects': list(2_000_000, () => '{}'),
  '100,000 levels': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
};
const analysis = (data: string) =>
  Buffer.from(`{"variables":["jalan"],"api_provider":"local","comments_data":${data}}`);

const send = (path: string, type: string, body: Buffer): Promise<Pick<WideAnswer, 'status' | 'text'>> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': body.length };
    const call = request(`${url}${path}`, { method: 'POST', headers, agent: false }, async (answer) => {
      let text = '';
      for await (const piece of answer.setEncoding('utf8')) text += piece;
      resolve({ status: answer.statusCode ?? 0, text });
    });
    call.once('error', reject);
    call.end(body);
  });

const goOn = () => new Promise<void>((resolve) => parentPort?.once('message', () => resolve()));

parentPort?.postMessage('ready');

const ANALYZE = '/api/fb-analyzer/analyze';
for (const [what, data] of Object.entries(comments)) {
  const body = analysis(data);
  await goOn();
  const answer = await send(ANALYZE, 'application/json', body);
  parentPort?.postMessage({ what, path: ANALYZE, isReported: false, ...answer } satisfies WideAnswer);
}
const IMPORT = '/api/accounts/import?dryRun=true&fileName=a.json';
const row = Buffer.from(keys(0, 600_000));
await goOn();
const answer = await send(IMPORT, 'application/octet-stream', row);
parentPort?.postMessage({
  ...{ what: 'a row with 600,000 keys', path: IMPORT, isReported: true },
  ...answer,
} satisfies WideAnswer);
await goOn();
parentPort?.postMessage(undefined);
parentPort?.close();
