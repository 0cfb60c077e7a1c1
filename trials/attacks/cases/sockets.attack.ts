import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, Tally } from '../attack.js';
import { openWire } from '../wire.js';

/** Longer than the server's own limit for a request's head, and how often it looks. */
const SLOW_HEAD_MS = 65_000;
const ANSWER_MS = 10_000;

const H2C =
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n';
const WEBSOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const request = (lines: string, path = '/healthz') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${lines}\r\n`;

/** What is sent, and how the server must begin its response; undefined: it may close without one. */
const REQUESTS: [what: string, bytes: string, response: RegExp | undefined][] = [
  ['an offer of HTTP/2', request(H2C), /^HTTP\/1\.1 200 /],
  [
    'an offer of HTTP/2 with a body behind it',
    `${request(H2C)}PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    /^HTTP\/1\.1 (200|400) /,
  ],
  ['an unknown offer', request('Connection: Upgrade\r\nUpgrade: foo/9\r\n'), /^HTTP\/1\.1 200 /],
  ['a list of offers', request('Connection: Upgrade\r\nUpgrade: h2c, websocket\r\n'), /^HTTP\/1\.1 200 /],
  ['a websocket that may not be opened', request(WEBSOCKET, '/api/uploads/api/x'), /^HTTP\/1\.1 401 /],
  ['a websocket where there is none', request(WEBSOCKET), /^HTTP\/1\.1 (200|400) /],
  ['a websocket with bytes behind it', request(WEBSOCKET) + 'x'.repeat(200_000), undefined],
  [
    'a websocket without a key',
    request('Connection: Upgrade\r\nUpgrade: websocket\r\n', '/api/uploads/api/x'),
    /^HTTP\/1\.1 4\d\d /,
  ],
  ['CONNECT', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n', undefined],
  ['HTTP/2 at once', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', undefined],
  ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', undefined],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  ['a head of 100 kB', request(`X-Long: ${'x'.repeat(100_000)}\r\n`), /^HTTP\/1\.1 431 /],
];

interface Attempt {
  socket: Socket;
  text: () => string;
  /** Resolves true when the server closed, false when it had not after the time. */
  closed: (withinMs: number) => Promise<boolean>;
}

function open(port: number, bytes: string): Attempt {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  let isEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isEnded = true;
      resolve();
    };
    socket.once('end', end);
    socket.once('close', end);
  });
  socket.on('data', (piece) => {
    text += piece.toString('latin1');
  });
  socket.on('error', () => {});
  if (bytes !== '') socket.write(Buffer.from(bytes, 'latin1'));
  return {
    socket,
    text: () => text,
    async closed(withinMs) {
      await Promise.race([ended, sleep(withinMs, undefined, { ref: false })]);
      return isEnded;
    },
  };
}

async function tryRequests(port: number, tally: Tally): Promise<void> {
  for (const [what, bytes, response] of REQUESTS) {
    const attempt = open(port, bytes);
    // A caller that says it has nothing more to send is answered all the same.
    attempt.socket.end();
    const isClosed = await attempt.closed(ANSWER_MS);
    tally.expect(isClosed, `${what}: the server keeps the connection`);
    const text = attempt.text();
    if (response !== undefined)
      tally.expect(response.test(text), () => `${what}: answered ${text.slice(0, 60) || 'nothing'}`);
    tally.expect(!/^HTTP\/1\.1 (5|101)/.test(text), `${what}: answered ${text.slice(0, 60)}`);
    attempt.socket.destroy();
  }
}

/** Many at once, whose callers go away at different moments. What stays open is counted afterwards. */
async function abandon(port: number, times: number, tally: Tally): Promise<void> {
  for (const [what, bytes] of REQUESTS) {
    const attempts = Array.from({ length: times }, (_, at) =>
      open(port, at % 3 === 2 ? bytes.slice(0, bytes.length / 2) : bytes),
    );
    await sleep(50);
    for (const [at, { socket }] of attempts.entries()) {
      if (at % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }
    tally.expect(true, what);
  }
}

/** Heads that never end: the server closes by itself. */
async function stall(port: number, times: number, tally: Tally): Promise<void> {
  const beginnings = ['', 'GET', 'GET / HTTP/1.1\r\nHost: x\r\n', 'GET / HTTP/1.1\r\nX-Slow: '];
  const attempts = beginnings.flatMap((bytes) => Array.from({ length: times }, () => open(port, bytes)));
  const drips = setInterval(() => {
    for (const { socket } of attempts) if (socket.writable && socket.bytesWritten > 30) socket.write('x');
  }, 5000);
  const isClosed = await Promise.all(attempts.map(({ closed }) => closed(SLOW_HEAD_MS)));
  clearInterval(drips);
  for (const [at, is] of isClosed.entries()) {
    tally.expect(
      is,
      `a head that never ends (${JSON.stringify(beginnings[Math.floor(at / times)])}) stays open`,
    );
  }
  for (const { socket } of attempts) socket.destroy();
}

/** Raw connections: offers of other protocols, half of a request, callers that go away. */
export const sockets: Attack = {
  name: 'sockets',
  claim:
    'whatever a connection offers, or leaves out, it is answered or closed, and nothing of it stays open',
  async run({ app, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    const port = Number(new URL(wire.url).port);
    try {
      await tryRequests(port, tally);
      await abandon(port, runs > 1 ? 100 : 20, tally);
      // A minute of waiting: not in the tests.
      if (runs > 1) await stall(port, 20, tally);
      const { status } = await wire.send('/healthz');
      tally.expect(status === 200, `afterwards /healthz answers ${status}`);
      return tally;
    } finally {
      await wire.close();
    }
  },
};
