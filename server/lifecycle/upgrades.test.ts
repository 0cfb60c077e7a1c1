import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Listener, listen } from './listen.js';

const test = suite<{ listener: Listener; open: () => number }>('upgrades');

const H2C =
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n';
const WEBSOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

test.before(async (context) => {
  context.listener = await listen(
    async (request) => new Response(`${request.method} ${await request.text()}`, { status: 200 }),
    { host: '127.0.0.1', port: 0 },
  );
  // Both ends of every connection are in this process.
  context.open = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
});
test.after(async ({ listener }) => await listener.close());

/** Sends the bytes and returns all that comes back until the server closes. */
async function exchange({ url }: Listener, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => {
    text += piece;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

test('a request that offers HTTP/2 is answered over HTTP/1.1, and its connection closed', async ({
  listener,
}) => {
  const get = await exchange(listener, `GET /healthz HTTP/1.1\r\nHost: x\r\n${H2C}\r\n`);
  assert.match(get, /^HTTP\/1\.1 200 OK\r\n/);
  assert.match(get, /\r\nconnection: close\r\n/i);
  assert.match(get, /GET /);
});

test('its body is read, in whatever pieces it comes', async ({ listener }) => {
  const whole = await exchange(
    listener,
    `POST / HTTP/1.1\r\nHost: x\r\n${H2C}Content-Length: 9\r\n\r\nteh tarik`,
  );
  assert.match(whole, /POST teh tarik/);
  const chunked = await exchange(
    listener,
    `POST / HTTP/1.1\r\nHost: x\r\n${H2C}Transfer-Encoding: chunked\r\n\r\n4\r\nkopi\r\n2\r\n O\r\n0\r\n\r\n`,
  );
  assert.match(chunked, /POST kopi O/);
});

test('any other offer is declined the same way', async ({ listener }) => {
  for (const offer of ['TLS/1.0', 'foo', 'h2c, websocket', 'WEBSOCKETS']) {
    const text = await exchange(
      listener,
      `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${offer}\r\n\r\n`,
    );
    assert.match(text, /^HTTP\/1\.1 200 OK/, offer);
  }
});

test('no socket stays open when callers go away, however they asked', async ({ listener, open }) => {
  const before = open();
  const port = Number(new URL(listener.url).port);
  const requests = [
    `GET / HTTP/1.1\r\nHost: x\r\n${H2C}\r\n`,
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: foo\r\n\r\n',
    // More than is read before the handshake ends.
    `GET / HTTP/1.1\r\nHost: x\r\n${WEBSOCKET}\r\n${'x'.repeat(100_000)}`,
    `GET / HTTP/1.1\r\nHost: x\r\n${WEBSOCKET}\r\n`,
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  ];
  const sockets: Socket[] = [];
  for (const request of requests) {
    for (let times = 0; times < 4; times++) {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => {});
      // Half of them close their side only, as a program that was stopped in the middle does.
      socket.once('connect', () => (times % 2 === 0 ? socket.end(request) : socket.write(request)));
      sockets.push(socket);
    }
  }
  await sleep(300);
  for (const socket of sockets) socket.destroy();
  for (let tries = 0; open() > before && tries < 100; tries++) await sleep(100);
  assert.is(open(), before);
});

test.run();
