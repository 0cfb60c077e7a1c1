import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Listener, listen } from './listen.js';
import { WAITING_MAX } from './requests-in-turn.js';

interface Seen {
  listener: Listener;
  /** Paths in the order in which their handlers began. */
  begun: string[];
  now: number;
  most: number;
  /** Lets a request for /wait end, in the order of their coming. */
  release: (() => void)[];
}

const test = suite<Seen>('the requests of one connection');

const parts = (...texts: string[]) =>
  new ReadableStream({
    async start(controller) {
      for (const text of texts) {
        await new Promise((resolve) => setImmediate(resolve));
        controller.enqueue(new TextEncoder().encode(text));
      }
      controller.close();
    },
  });

async function answer(request: Request, seen: Seen): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/wait') await new Promise<void>((resolve) => seen.release.push(resolve));
  if (pathname === '/unchanged') return new Response(null, { status: 304 });
  if (pathname === '/stream') return new Response(parts('one ', 'two ', 'three'));
  return new Response(`${request.method} ${pathname} ${await request.text()};`);
}

test.before.each(async (seen) => {
  Object.assign(seen, { begun: [], now: 0, most: 0, release: [] });
  seen.listener = await listen(
    async (request) => {
      seen.begun.push(new URL(request.url).pathname);
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      const response = await answer(request, seen);
      seen.now -= 1;
      return response;
    },
    { host: '127.0.0.1', port: 0 },
  );
});
test.after.each(async ({ listener, release }) => {
  for (const end of release) end();
  await listener.close();
});

const request = (path: string, method = 'GET', rest = '\r\n') =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\n${rest}`;
const last = (path: string) => request(path, 'GET', 'Connection: close\r\n\r\n');

interface Sender {
  socket: Socket;
  text: () => string;
  isClosed: () => boolean;
  closed: Promise<unknown>;
}

function open({ url }: Listener, bytes: string): Sender {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let [text, isClosed] = ['', false];
  socket.on('data', (piece) => {
    text += piece.toString();
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      resolve();
    });
  });
  socket.write(bytes);
  return { socket, text: () => text, isClosed: () => isClosed, closed };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Other connections are served meanwhile: whatever the server does at once it has done after these. */
async function passTime(listener: Listener): Promise<void> {
  for (let times = 0; times < 5; times++) await open(listener, last('/other')).closed;
}

function assertOrder(text: string, pieces: string[]): void {
  let at = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    assert.ok(found >= 0, `${piece.slice(0, 40)} is not in its place: ${text.slice(0, 2000)}`);
    at = found + piece.length;
  }
}

test('requests that come together are worked on one after another and answered in their order', async (seen) => {
  const paths = Array.from({ length: 10 }, (_, at) => `/${at}`);
  const sender = open(seen.listener, paths.map((path) => request(path)).join('') + last('/last'));
  await sender.closed;
  assert.equal(seen.begun, [...paths, '/last']);
  assert.is(seen.most, 1);
  assert.equal(
    sender.text().match(/GET \/\w+/g),
    [...paths, '/last'].map((path) => `GET ${path}`),
  );
});

test('a connection that sends many requests ahead is closed, and none of those that wait begins', async (seen) => {
  const sender = open(seen.listener, request('/wait') + request('/more').repeat(1000));
  await sender.closed;
  for (const end of seen.release) end();
  await passTime(seen.listener);
  assert.is(seen.begun.includes('/more'), false);
});

test('as many as may wait are answered', async (seen) => {
  const sender = open(seen.listener, request('/wait') + request('/more').repeat(WAITING_MAX));
  await until(() => seen.release.length === 1);
  assert.equal(seen.begun, ['/wait']);
  seen.release[0]?.();
  await until(() => sender.text().match(/GET \/more/g)?.length === WAITING_MAX);
  sender.socket.destroy();
});

test('while one waits, nothing more of its connection is read', async (seen) => {
  const sender = open(seen.listener, request('/wait') + request('/more'));
  await until(() => seen.release.length === 1);
  for (let times = 0; times < 3; times++) {
    sender.socket.write(request('/more').repeat(WAITING_MAX));
    await passTime(seen.listener);
  }
  assert.is(sender.isClosed(), false);
  sender.socket.destroy();
});

test('responses without a body, streams and bodies of requests keep their places', async (seen) => {
  const post = (body: string) => request('/post', 'POST', `Content-Length: ${body.length}\r\n\r\n${body}`);
  const chunked = request(
    '/chunked',
    'POST',
    'Transfer-Encoding: chunked\r\n\r\n4\r\nkopi\r\n2\r\n O\r\n0\r\n\r\n',
  );
  const expecting = request('/expecting', 'POST', 'Expect: 100-continue\r\nContent-Length: 3\r\n\r\n');
  const sender = open(
    seen.listener,
    request('/stream') + post('teh') + request('/head', 'HEAD') + request('/unchanged') + chunked + expecting,
  );
  await until(() => /100 Continue/.test(sender.text()));
  sender.socket.write(`abc${last('/last')}`);
  await sender.closed;
  assert.equal(seen.begun, ['/stream', '/post', '/head', '/unchanged', '/chunked', '/expecting', '/last']);
  assert.is(seen.most, 1);
  assertOrder(sender.text(), [
    ...['one ', 'two ', 'three', 'POST /post teh;', '200 OK', '304 Not', 'POST /chunked kopi O;'],
    ...['100 Continue', 'POST /expecting abc;', 'GET /last'],
  ]);
  assert.is(sender.text().includes('HEAD /head'), false);
});

test('a body that comes in pieces is read behind a request that takes long', async (seen) => {
  const sender = open(
    seen.listener,
    `${request('/wait')}${request('/post', 'POST', 'Content-Length: 200000\r\n\r\n')}a`,
  );
  await until(() => seen.release.length === 1);
  seen.release[0]?.();
  sender.socket.write('b'.repeat(199_999) + last('/last'));
  await sender.closed;
  assertOrder(sender.text(), [`POST /post a${'b'.repeat(199_999)};`, 'GET /last']);
});

test('what waits is forgotten when its caller leaves', async (seen) => {
  const sender = open(seen.listener, request('/wait') + request('/more').repeat(5));
  await until(() => seen.release.length === 1);
  sender.socket.resetAndDestroy();
  await once(sender.socket, 'close');
  seen.release[0]?.();
  await until(() => seen.now === 0);
  await passTime(seen.listener);
  assert.is(seen.begun.includes('/more'), false);
});

test('an offer of another protocol behind a request that is not answered closes the connection', async (seen) => {
  for (const offer of ['h2c', 'websocket']) {
    const upgrade = request('/upgrade', 'GET', `Connection: Upgrade\r\nUpgrade: ${offer}\r\n\r\n`);
    await open(seen.listener, request('/wait') + upgrade).closed;
  }
  assert.is(seen.begun.includes('/upgrade'), false);
});

test.run();
