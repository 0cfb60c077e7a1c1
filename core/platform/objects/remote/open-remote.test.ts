import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AppError } from '../../../errors.js';
import { makeImage } from '../images/testing.js';
import { openRemote, type RemoteSetting } from './open-remote.js';
import { checkRemoteAddress, isPublicAddress, type Resolve } from './public-address.js';

interface World {
  server: Server;
  port: number;
  base: string;
  image: Buffer;
  asked: string[];
}

const test = suite<World>('fetching from an address');
const PNG = { 'content-type': 'image/png' };

const answers: Record<string, (response: ServerResponse, world: World) => void> = {
  '/a.png': (response, { image }) =>
    response.writeHead(200, { ...PNG, 'content-length': image.length }).end(image),
  '/%E8%84%B8.png': (response, { image }) => response.writeHead(200, PNG).end(image),
  '/page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  '/svg': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  '/large': (response) => response.writeHead(200, { ...PNG, 'content-length': 11 * 1024 * 1024 }).write('x'),
  '/packed': (response) => response.writeHead(200, { ...PNG, 'content-encoding': 'gzip' }).end('x'),
  '/missing': (response) => response.writeHead(404).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/moved': (response) => response.writeHead(302, { location: '/a.png' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/metadata': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/inside': (response) => response.writeHead(307, { location: 'http://inside.example/' }).end(),
};

test.before(async (world) => {
  world.asked = [];
  world.image = await makeImage('png');
  world.server = createServer((request, response) => {
    world.asked.push(request.url ?? '');
    (answers[request.url ?? ''] ?? answers['/missing'])?.(response, world);
  });
  await new Promise<void>((resolve) => world.server.listen(0, '127.0.0.1', resolve));
  world.port = (world.server.address() as AddressInfo).port;
  world.base = `http://127.0.0.1:${world.port}`;
});
test.after(async ({ server }) => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const setting = (resolve?: Resolve): RemoteSetting => ({
  allowed: ['127.0.0.1'],
  signal: AbortSignal.timeout(20_000),
  ...(resolve === undefined ? {} : { resolve }),
});

async function refusal(address: string, options: RemoteSetting): Promise<string> {
  try {
    const file = await openRemote(address, options);
    await file.close();
  } catch (error) {
    assert.is((error as AppError).code, 'VALIDATION', String(error));
    return (error as AppError).message;
  }
  return 'opened';
}

test('private, loopback, link-local, metadata and reserved addresses are not public, in any notation', () => {
  const inside = [
    ...[
      '127.0.0.1',
      '127.255.255.254',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '168.63.129.16',
    ],
    ...[
      '100.64.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '224.0.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '240.0.0.1',
      '192.0.0.192',
    ],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:a9fe:a9fe',
    ],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'nonsense', ''],
    ...['::127.0.0.1', '::7f00:1', 'fec0::1', '4000::1'],
  ];
  for (const address of inside) assert.not.ok(isPublicAddress(address), address);
  for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'])
    assert.ok(isPublicAddress(address), address);
  assert.ok(isPublicAddress('10.1.2.3', ['10.1.0.0/16']));
  assert.not.ok(isPublicAddress('10.2.2.3', ['10.1.0.0/16', 'rubbish']));
});

test('an address that means this machine is refused however it is written', () => {
  for (const address of [
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f.0.0.1/',
      'http://0177.0.0.1/',
    ],
    ...[
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://0/',
      'http://①②⑦.0.0.1/',
      'http://169.254.169.254/',
    ],
    ...[
      'file:///etc/passwd',
      'ftp://example.com/',
      'data:image/png;base64,AA',
      'gopher://x',
      'javascript:1',
      'http://',
      '',
    ],
    ...['http://user:pass@example.com/a.png', 'http://user@example.com'],
  ]) {
    assert.throws(
      () => checkRemoteAddress(address, []),
      (error: AppError) => error.code === 'VALIDATION',
      address,
    );
  }
});

test('ports of other services than web servers are refused by name', () => {
  const address = (port: number) => `http://gambar.example:${port}/a.png`;
  for (const port of [0, 1, 22, 25, 79, 81, 143, 445, 465, 993, 1023])
    assert.throws(
      () => checkRemoteAddress(address(port), []),
      'Only the ports 80, 443 and those from 1024 on',
      `${port}`,
    );
  for (const port of [80, 443, 1024, 8443, 65_535])
    assert.ok(checkRemoteAddress(address(port), []), `${port}`);
  assert.throws(() => checkRemoteAddress('//gambar.example:25/a.png', [], address(8080)), 'Only the ports');
});

test('a name that leads inside is refused before anything is sent', async ({ port, asked }) => {
  const before = asked.length;
  const inside: Resolve = (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
  const mixed: Resolve = (_host, _options, done) =>
    done(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]);
  for (const resolve of [inside, mixed]) {
    const message = await refusal(`http://gambar.example:${port}/a.png`, {
      ...setting(resolve),
      allowed: [],
    });
    assert.match(message, /private network/);
  }
  assert.is(asked.length, before);
});

test('the connection goes where the one checked look-up said: a name that changes gains nothing', async ({
  port,
  asked,
}) => {
  let looked = 0;
  const rebinding: Resolve = (_host, _options, done) => {
    looked += 1;
    done(null, [{ address: looked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
  };
  const before = asked.length;
  assert.is(await refusal(`http://gambar.example:${port}/a.png`, setting(rebinding)), 'opened');
  assert.equal([looked, asked.length - before], [1, 1]);
});

test('redirects are followed, each checked like the first', async ({ base, port }) => {
  assert.is(await refusal(`${base}/moved`, setting()), 'opened');
  assert.match(await refusal(`${base}/round`, setting()), /too many times/);
  assert.match(await refusal(`${base}/metadata`, setting()), /private network/);
  assert.match(await refusal(`${base}/file`, setting()), /http/);
  const inside: Resolve = (host, _options, done) =>
    done(null, [{ address: host === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 }]);
  assert.match(await refusal(`http://gambar.example:${port}/inside`, setting(inside)), /private network/);
});

test('only images of a bearable size are read, and never unpacked', async ({ base }) => {
  for (const [path, reason] of [
    ['/page', /no image/],
    ['/svg', /no image/],
    ['/large', /larger than 10 MiB/],
    ['/packed', /packed/],
    ['/missing', /answered 404/],
    ['/broken', /answered 500/],
  ] as const) {
    assert.match(await refusal(base + path, setting()), reason);
  }
  assert.match(await refusal('http://127.0.0.1:1025/', setting()), /cannot be reached/);
});

test('name, type and size are told', async ({ base, image }) => {
  const named = await openRemote(`${base}/%E8%84%B8.png`, setting());
  assert.equal([named.name, named.type, named.sizeBytes], ['脸.png', 'image/png', undefined]);
  await named.close();
  const { sizeBytes, close } = await openRemote(`${base}/a.png`, setting());
  assert.is(sizeBytes, image.length);
  await close();
});

test.run();
