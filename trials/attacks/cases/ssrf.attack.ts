import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@smops/core/config.js';
import { createApp } from '@smops/server/app.js';
import { LOCAL_TOKEN } from '@smops/server/testing.js';
import { WebSocket } from 'ws';
import { type Attack, Tally } from '../attack.js';
import { jsonOf, openWire, type Wire } from '../wire.js';

/** Every way to write an address of this machine or of the network behind it; `P` is the port of a server that waits. */
const INSIDE: readonly string[] = [
  'http://127.0.0.1:P/a.png',
  'http://127.1:P/a.png',
  'http://127.000.000.001:P/a.png',
  'http://2130706433:P/a.png',
  'http://0x7f000001:P/a.png',
  'http://0x7f.0.0.1:P/a.png',
  'http://0177.0.0.1:P/a.png',
  'http://017700000001:P/a.png',
  'http://0:P/a.png',
  'http://0.0.0.0:P/a.png',
  'http://127.255.255.254:P/a.png',
  'http://localhost:P/a.png',
  'http://LOCALHOST:P/a.png',
  'http://localhost.:P/a.png',
  'http://foo.localhost:P/a.png',
  'http://①②⑦.⓪.⓪.①:P/a.png',
  'http://127。0。0。1:P/a.png',
  'http://%31%32%37.0.0.1:P/a.png',
  'http://[::1]:P/a.png',
  'http://[::]:P/a.png',
  'http://[0:0:0:0:0:ffff:127.0.0.1]:P/a.png',
  'http://[::ffff:7f00:1]:P/a.png',
  'http://[::127.0.0.1]:P/a.png',
  'http://[64:ff9b::7f00:1]:P/a.png',
  'http://[2002:7f00:1::]:P/a.png',
  'http://[fe80::1]:P/a.png',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.170.2/v2/credentials',
  'http://100.100.100.200/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://10.0.0.1/a.png',
  'http://172.16.0.1/a.png',
  'http://192.168.0.1/a.png',
  'http://100.64.0.1/a.png',
  'http://198.18.0.1/a.png',
  'http://224.0.0.1/a.png',
  'http://255.255.255.255/a.png',
  'http://user@127.0.0.1:P/a.png',
  'http://example.com@127.0.0.1:P/a.png',
  'http://example.com:80@127.0.0.1:P/a.png',
  'http://127.0.0.1:P#@example.com/a.png',
  'http://127.0.0.1:P\\@example.com/a.png',
  'https://127.0.0.1:P/a.png',
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'gopher://127.0.0.1:P/_GET',
  'dict://127.0.0.1:P/x',
  'ftp://127.0.0.1:P/a.png',
  'data:image/png;base64,iVBORw0KGgo=',
  'blob:http://127.0.0.1:P/x',
  '//127.0.0.1:P/a.png',
  'http:127.0.0.1:P/a.png',
  ' http://127.0.0.1:P/a.png',
  'http://127.0.0.1:P/a.png\r\nX: y',
];

interface Canary {
  server: Server;
  port: number;
  /** What was asked of it: nothing ever should be. */
  asked: string[];
}

async function openCanary(host: string, location?: (path: string) => string): Promise<Canary> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    if (location === undefined) response.writeHead(200, { 'content-type': 'image/png' }).end('x');
    else response.writeHead(302, { location: location(request.url ?? '/') }).end();
  });
  server.listen(0, host);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, asked };
}

/** What the websocket of a transfer tells last, which begins with the first listener. */
async function follow(wire: Wire, token: string): Promise<string> {
  const address = `${wire.url.replace('http', 'ws')}/api/uploads/api/${token}`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${LOCAL_TOKEN}` } });
  let last = '';
  socket.on('message', (data) => {
    last = String(data);
    if (/"(error|success)"/.test(last)) socket.close();
  });
  await once(socket, 'close');
  return last;
}

/** What is said of an address, and of nothing else in the call. */
const OF_ADDRESS = /address|https?:|url|link|host/i;

/** Nothing of what an address inside answers, not even whether something is there. */
const isDumb = (text: string) => !/ECONN|answered \d|cannot be reached/.test(text);

/** Each address, by every call that takes one. */
async function tryAll(wire: Wire, addresses: readonly string[], tally: Tally): Promise<void> {
  for (const url of addresses) {
    for (const [path, body] of [
      ['/api/uploads/url/meta', { url }],
      ['/api/user-profile-images', { imageUrl: url }],
    ] as const) {
      const answer = await wire.asOwner('POST', path, body);
      tally.expect(
        answer.status === 400 && OF_ADDRESS.test(jsonOf<{ message: string }>(answer).message),
        `${path} of ${url} answers ${answer.status} ${answer.text}`,
      );
      tally.expect(isDumb(answer.text), `${path} of ${url} tells ${answer.text}`);
    }
    const transfer = { url, fileId: 'x', protocol: 's3-multipart', size: null, metadata: { name: 'x' } };
    const started = await wire.asOwner('POST', '/api/uploads/url/get', transfer);
    if (started.status === 400) {
      const { message } = jsonOf<{ message: string }>(started);
      tally.expect(OF_ADDRESS.test(message), `fetching ${url} is refused for ${message}`);
      continue;
    }
    const told = await follow(wire, jsonOf<{ token: string }>(started).token);
    tally.expect(told.includes('"error"') && isDumb(told), `fetching ${url} tells ${told}`);
  }
}

/** Addresses that the server is asked to fetch, and redirects of a server that it may fetch from. */
export const ssrf: Attack = {
  name: 'ssrf',
  claim:
    'no call makes the server fetch from its own machine or the network behind it, however the address is written',
  async run({ app }) {
    const tally = new Tally();
    const canary = await openCanary('127.0.0.1');
    const addresses = INSIDE.map((text) => text.replaceAll('P', String(canary.port)));
    // Another loopback address stands for a public server: only it is allowed, and it leads everywhere else.
    const outside = await openCanary('127.0.0.2', (path) => addresses[Number(path.slice(1))] ?? '/');
    const wire = await openWire(app);
    const config = readConfig({
      SMOPS_DATA_DIR: app.runtime.config.dataDir,
      SMOPS_REMOTE_NETWORKS: '127.0.0.2',
    });
    const lenient = await openWire({ ...app, app: createApp({ ...app.runtime, config }) });
    try {
      await tryAll(wire, addresses, tally);
      await tryAll(wire, [`http://127.0.0.2:${outside.port}/0`], tally);
      // A header holds ASCII only; `//127…` and the like stay on the server that redirects, which is allowed.
      const leading = addresses.flatMap((address, at) =>
        /^[a-z]+:\/\/[\x21-\x7e]+$/i.test(address) ? [at] : [],
      );
      for (const at of leading) {
        const url = `http://127.0.0.2:${outside.port}/${at}`;
        const { status } = await lenient.asOwner('POST', '/api/uploads/url/meta', { url });
        tally.expect(status === 400, `a redirect to ${addresses[at]} answers ${status}`);
      }
      tally.expect(
        outside.asked.length === leading.length,
        `${outside.asked.length} redirects were asked for`,
      );
      tally.expect(canary.asked.length === 0, `asked inside: ${canary.asked.slice(0, 3).join(', ')}`);
      return tally;
    } finally {
      await wire.close();
      await lenient.close();
      for (const { server } of [canary, outside]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    }
  },
};
