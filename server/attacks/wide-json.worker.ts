import { parentPort, workerData } from 'node:worker_threads';

/** How many times as wide as in the short form. */
const { times } = workerData as { times: number };
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
const bodies = Object.entries(comments).map(([what, data]): [string, Buffer<ArrayBuffer>] => [
  what,
  Buffer.from(`{"variables":["jalan"],"api_provider":"local","comments_data":${data}}`),
]);
const row = Buffer.from(keys(0, 600_000));
// Handed over, not copied: the copy would be made in the thread that is watched.
parentPort?.postMessage({ bodies, row }, [...bodies.map(([, bytes]) => bytes.buffer), row.buffer]);
