import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, findPortProblem, networkAddresses } from './port.js';

const test = suite('the port to listen on');

async function on(server: Server, look: (port: number) => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await look((server.address() as AddressInfo).port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

const problemOf = async (port: number) => (await findPortProblem({ host: '127.0.0.1', port })) ?? 'none';

test('a free one is no problem', async () => {
  let free = 0;
  await on(createServer(), async (port) => {
    free = port;
  });
  assert.is(await problemOf(free), 'none');
});

test('another smops there is named with its address', async () => {
  const smops = createHttpServer((_request, response) => response.end('{"authenticated":false,"user":null}'));
  await on(smops, async (port) => {
    assert.match(await problemOf(port), `is taken by another smops, at http://127.0.0.1:${port}.`);
  });
});

test('any other program is told as such, also one that hangs up or says nothing HTTP', async () => {
  const page = createHttpServer((_request, response) => response.end('<h1>Selamat datang</h1>'));
  const closing = createServer((socket) => socket.destroy());
  const odd = createServer((socket) => {
    socket.on('error', () => {});
    socket.resume();
    socket.end('220 mel.example ESMTP\r\n');
  });
  for (const server of [page, closing, odd]) {
    await on(server, async (port) => {
      assert.match(await problemOf(port), `${port} is taken by another program. Set PORT to a free one.`);
    });
  }
});

test('a server on all addresses is named by this machine', () => {
  assert.is(addressOf({ host: '0.0.0.0', port: 3000 }), 'http://localhost:3000');
  assert.is(addressOf({ host: '::1', port: 3000 }), 'http://[::1]:3000');
});

test('a server on all addresses tells by which ones other machines reach it', () => {
  const own = { netmask: '255.255.255.0', mac: '02:00:00:00:00:01', cidr: null };
  const interfaces = {
    lo: [{ ...own, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
    eth0: [
      { ...own, address: '192.168.1.20', family: 'IPv4' as const, internal: false },
      { ...own, address: 'fe80::1', family: 'IPv6' as const, internal: false, scopeid: 2 },
    ],
  };
  assert.equal(networkAddresses({ host: '0.0.0.0', port: 3000 }, interfaces), ['http://192.168.1.20:3000']);
  assert.equal(networkAddresses({ host: '127.0.0.1', port: 3000 }, interfaces), []);
});

test.run();
