import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../config.js';
import type { AppError } from '../../../errors.js';
import { readFeed } from './feed-source.js';
import { type Reading, SourceTrouble } from './source.js';

interface World {
  server: Server;
  base: string;
  /** What the export holds, and how often it was sent whole. */
  comments: object[];
  sent: number;
}

const test = suite<World>('an export at an address');

test.before(async (world) => {
  world.server = createServer((request, response) => {
    const body = JSON.stringify(world.comments);
    const etag = `"${world.comments.length}"`;
    if (request.url === '/moved') response.writeHead(302, { location: '/komen.json' }).end();
    else if (request.url === '/inside')
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else if (request.url === '/busy') response.writeHead(503).end();
    else if (request.url === '/huge')
      response.writeHead(200, { 'content-length': 200_000_000_000 }).write('[');
    else if (request.url === '/endless') {
      response.writeHead(200);
      const more = () => response.write('x'.repeat(1 << 20)) && setImmediate(more);
      response.on('drain', more);
      more();
    } else if (request.url === '/broken') {
      response.writeHead(200, { 'content-length': 1000 }).write('[{"message":"Harga');
      setImmediate(() => response.destroy());
    } else if (request.url === '/silent') response.writeHead(200).write('[{"message":"Harga');
    else if (request.url === '/page') response.writeHead(200).end('');
    else if (request.url !== '/komen.json') response.writeHead(404).end();
    else if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else {
      world.sent += 1;
      response.writeHead(200, { etag, 'content-type': 'application/json' }).end(body);
    }
  });
  await new Promise<void>((resolve) => world.server.listen(0, '127.0.0.1', resolve));
  world.base = `http://127.0.0.1:${(world.server.address() as AddressInfo).port}`;
});
test.before.each((world) => {
  world.sent = 0;
  world.comments = [
    { id: 'k1', message: 'Harga ikan naik lagi', from: { name: 'Siti' } },
    { id: 'k2', message: '鱼价又涨了', from: { name: '阿明' } },
  ];
});
test.after(async ({ server }) => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const reading = (
  known: Set<string>,
  state: Reading['state'] = {},
  remoteNetworks = ['127.0.0.1'],
): Reading => ({
  config: { ...readConfig({}), remoteNetworks },
  choices: [],
  seen: async (keys) => new Set(keys.filter((key) => known.has(key))),
  state,
  signal: AbortSignal.timeout(20_000),
});
/** The server of these tests speaks http. */
const anyway = { check: () => {} };

async function refusal(work: Promise<unknown>): Promise<AppError> {
  try {
    await work;
  } catch (error) {
    return error as AppError;
  }
  throw new Error('It was not refused.');
}

test('only comments that were not read before are new, and an export that is as it was is not read', async (world) => {
  const known = new Set<string>();
  const first = await readFeed(`${world.base}/komen.json`, reading(known), anyway);
  assert.equal(
    first.comments.map(({ content }) => content),
    ['Harga ikan naik lagi', '鱼价又涨了'],
  );
  assert.equal([first.files[0]?.name, first.state], ['komen.json', { etag: '"2"' }]);
  for (const key of first.keys) known.add(key);

  const same = await readFeed(`${world.base}/moved`, reading(known, first.state), anyway);
  assert.equal([same.comments.length, same.state, world.sent], [0, { etag: '"2"' }, 1]);

  world.comments.push({ id: 'k3', message: 'Banjir di Johor', from: { name: 'Raj' } });
  const grown = await readFeed(`${world.base}/komen.json`, reading(known, first.state), anyway);
  assert.equal(
    grown.comments.map(({ content }) => content),
    ['Banjir di Johor'],
  );
  assert.equal([grown.files[0]?.duplicates, grown.state.etag], [2, '"3"']);
});

test('an address without encryption, inside, or that leads there is not asked', async ({
  base,
  ...world
}) => {
  assert.match((await refusal(readFeed(`${base}/komen.json`, reading(new Set())))).message, /https/);
  assert.match(
    (await refusal(readFeed(`${base}/komen.json`, reading(new Set(), {}, []), anyway))).message,
    /private network/,
  );
  const inside = await refusal(readFeed(`${base}/inside`, reading(new Set()), anyway));
  assert.match(inside.message, /private network/);
  assert.is(world.sent, 0);
});

test('what breaks off, is busy or cannot be reached may succeed at another try; what is too large may not', async ({
  base,
}) => {
  for (const [path, isPassing, reason] of [
    ['/busy', true, /answered 503/],
    ['/broken', true, /broke off/],
    ['/huge', false, /larger than/],
    ['/endless', false, /./],
  ] as const) {
    const error = await refusal(readFeed(base + path, reading(new Set()), anyway));
    assert.equal([error instanceof SourceTrouble, reason.test(error.message)], [isPassing, true], path);
  }
  const gone = await refusal(readFeed('http://127.0.0.1:1025/a.json', reading(new Set()), anyway));
  assert.instance(gone, SourceTrouble);
});

test('an address that falls silent is left when its time is over', async ({ base }) => {
  const ending = new AbortController();
  const work = readFeed(`${base}/silent`, { ...reading(new Set()), signal: ending.signal }, anyway);
  setTimeout(() => ending.abort(new DOMException('over', 'TimeoutError')), 50);
  await refusal(work);
});

test('what is no comment file, or not there, is refused with the reason', async ({ base }) => {
  for (const [path, reason] of [
    ['/tiada.json', /answered 404/],
    ['/page', /./],
  ] as const) {
    const error = await refusal(readFeed(base + path, reading(new Set()), anyway));
    assert.equal([error.code, reason.test(error.message)], ['VALIDATION', true], path);
  }
});

test.run();
