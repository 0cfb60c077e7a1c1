import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeImage, makeNoise } from '@smops/core/platform/objects/images/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { type Listener, listen } from '../../lifecycle/listen.js';
import { type AnyJson, LOCAL_TOKEN, openTestApp, type TestApp } from '../../testing.js';

interface World {
  app: TestApp;
  listener: Listener;
  remote: Server;
  base: string;
  noise: Buffer;
}

const test = suite<World>('images from an address');

test.before(async (world) => {
  world.app = await openTestApp({}, { SMOPS_REMOTE_NETWORKS: '127.0.0.1' });
  world.listener = await listen(world.app.app.fetch, { host: '127.0.0.1', port: 0 });
  world.noise = await makeNoise(900, 900);
  const image = await makeImage('png');
  world.remote = createServer(async (request, response) => {
    if (request.url === '/lying.png')
      response.writeHead(200, { 'content-type': 'image/png' }).end('<script>');
    else if (request.url === '/slow.png') {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': world.noise.length });
      for (let at = 0; at < world.noise.length; at += 400_000) {
        response.write(world.noise.subarray(at, at + 400_000));
        await sleep(300);
      }
      response.end();
    } else if (request.url === '/short.png') {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': image.length });
      response.write(image.subarray(0, 50));
      setTimeout(() => response.destroy(), 50);
    } else if (request.url === '/endless.png') {
      response.writeHead(200, { 'content-type': 'image/png' });
      const timer = setInterval(() => response.write(Buffer.alloc(1024 * 1024)), 10);
      response.on('close', () => clearInterval(timer));
    } else response.writeHead(200, { 'content-type': 'image/png' }).end(image);
  });
  world.remote.listen(0, '127.0.0.1');
  await once(world.remote, 'listening');
  world.base = `http://127.0.0.1:${(world.remote.address() as AddressInfo).port}`;
});
test.after(async ({ app, listener, remote }) => {
  await listener.close();
  await app.close();
  remote.closeAllConnections();
  await new Promise((resolve) => remote.close(resolve));
});

const socketTo = (
  { listener }: World,
  token: string,
  headers: Record<string, string> = { authorization: `Bearer ${LOCAL_TOKEN}` },
) => new WebSocket(`${listener.url.replace('http', 'ws')}/api/uploads/api/${token}`, { headers });

async function start({ app, base }: World, path: string, name?: string): Promise<string> {
  const response = await app.local('POST', '/api/uploads/url/get', {
    fileId: 'x',
    url: base + path,
    protocol: 's3-multipart',
    size: null,
    metadata: { name },
  });
  assert.is(response.status, 200);
  return (await response.json()).token;
}

/** Everything that is told, up to the end. */
async function follow(socket: WebSocket): Promise<AnyJson[]> {
  const messages: AnyJson[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      messages.push(message);
      if (message.action !== 'progress') resolve();
    });
    socket.once('error', reject);
  });
  socket.close();
  return messages;
}

test('an image is fetched once a client listens, and can be registered', async (world) => {
  const { app, base } = world;
  const meta = await app.local('POST', '/api/uploads/url/meta', { url: `${base}/slow.png` });
  assert.equal(await meta.json(), { name: 'slow.png', type: 'image/png', size: world.noise.length });
  const messages = await follow(socketTo(world, await start(world, '/slow.png', '远方.png')));
  const [first] = messages;
  const last = messages.at(-1);
  assert.is(first.action, 'progress');
  assert.match(first.payload.progress, /^\d+\.\d\d$/);
  assert.is(first.payload.bytesTotal, world.noise.length);
  assert.equal(
    [last.action, last.payload.complete, last.payload.bytesUploaded],
    ['success', true, world.noise.length],
  );
  const { location, key, bucket } = JSON.parse(last.payload.response.responseText);
  assert.equal([location, bucket, location.endsWith(key)], [last.payload.url, 'smops', true]);
  const made = await app.local('POST', '/api/user-profile-images', { imageUrl: location });
  assert.equal([made.status, (await made.json()).originalFilename], [201, '远方.png']);
});

test('one that was cut off hears again how it stands; pause, resume and cancel are obeyed', async (world) => {
  const token = await start(world, '/slow.png');
  const first = socketTo(world, token);
  await once(first, 'message');
  first.send(JSON.stringify({ action: 'pause', payload: {} }));
  first.send('rubbish');
  first.terminate();
  const second = socketTo(world, token);
  const [told] = await once(second, 'message');
  assert.is(JSON.parse(String(told)).action, 'progress');
  second.send(JSON.stringify({ action: 'resume', payload: {} }));
  assert.is((await follow(second)).at(-1).action, 'success');
  const [again] = await follow(socketTo(world, token));
  assert.is(again.action, 'success');
  const cancelled = socketTo(world, await start(world, '/slow.png'));
  await once(cancelled, 'message');
  cancelled.send(JSON.stringify({ action: 'cancel' }));
  const [end] = (await follow(cancelled)).slice(-1);
  assert.match(end.payload.error.message, /cancelled/);
});

test('a lying, endless or broken image ends with its reason, and leaves nothing', async (world) => {
  const uploads = async () =>
    (await world.app.connection.db.selectFrom('objectUploads').select('id').execute()).length;
  const before = await uploads();
  for (const [path, reason] of [
    ['/lying.png', /no image/],
    ['/endless.png', /larger than 10 MiB/],
    ['/short.png', /broke off/],
  ] as const) {
    const [end] = (await follow(socketTo(world, await start(world, path)))).slice(-1);
    assert.is(end.action, 'error');
    assert.match(end.payload.error.message, reason);
    assert.equal(Object.keys(end.payload.error), ['message']);
  }
  assert.is(await uploads(), before);
});

async function statusOf(socket: WebSocket): Promise<number> {
  socket.on('error', () => {});
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode;
}

test('a stranger, another person and another site hear nothing', async (world) => {
  const token = await start(world, '/a.png');
  assert.is(await statusOf(socketTo(world, token, {})), 401);
  assert.is(await statusOf(socketTo(world, 'no-such-token')), 404);
  await world.app.signIn('analyst');
  const login = await world.app.anonymous('POST', '/api/auth/login', {
    username: 'analyst',
    password: 'kopi-o-kosong-123',
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] as string;
  assert.is(await statusOf(socketTo(world, token, { cookie, origin: world.listener.url })), 404);
  const call = (path: string, body: object) => world.app.anonymous('POST', path, body, { cookie });
  const own = (await (await call('/api/uploads/url/get', { url: `${world.base}/a.png` })).json()).token;
  assert.is(await statusOf(socketTo(world, own, { cookie, origin: 'https://evil.example' })), 403);
  assert.is(
    (await follow(socketTo(world, own, { cookie, origin: world.listener.url }))).at(-1).action,
    'success',
  );
});

test('a kind of authorization that a browser adds by itself does not open a websocket for another site', async (world) => {
  await world.app.signIn('analyst', 'farah');
  const body = { username: 'farah', password: 'kopi-o-kosong-123' };
  const login = await world.app.anonymous('POST', '/api/auth/login', body);
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] as string;
  const url = `${world.base}/a.png`;
  const made = await world.app.anonymous('POST', '/api/uploads/url/get', { url }, { cookie });
  const headers = { cookie, origin: 'http://evil.example', authorization: 'Basic YTpi' };
  assert.is(await statusOf(socketTo(world, (await made.json()).token, headers)), 403);
});

test('disabling a user closes the websocket and ends the fetch', async (world) => {
  await world.app.signIn('analyst', 'hafiz');
  const body = { username: 'hafiz', password: 'kopi-o-kosong-123' };
  const login = await world.app.anonymous('POST', '/api/auth/login', body);
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] as string;
  const url = `${world.base}/slow.png`;
  const made = await world.app.anonymous('POST', '/api/uploads/url/get', { url }, { cookie });
  const socket = socketTo(world, (await made.json()).token, { cookie, origin: world.listener.url });
  const actions: string[] = [];
  socket.on('message', (data) => actions.push(JSON.parse(String(data)).action));
  await once(socket, 'message');
  // Paused, it would wait for minutes.
  socket.send(JSON.stringify({ action: 'pause' }));
  const users: { id: number; username: string }[] = await (await world.app.local('GET', '/api/users')).json();
  const id = users.find(({ username }) => username === 'hafiz')?.id;
  const closed = once(socket, 'close');
  assert.is((await world.app.local('PATCH', `/api/users/${id}`, { disabled: true })).status, 200);
  const [code] = await closed;
  assert.is(code, 1008);
  assert.not.ok(actions.includes('success'));
});

test('addresses that lead inside are refused with 400', async ({ app }) => {
  for (const url of [
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    'x',
    'http://[::1]:3000/',
  ]) {
    const response = await app.local('POST', '/api/uploads/url/meta', { url });
    assert.is(response.status, 400, url);
  }
  assert.is((await app.local('POST', '/api/uploads/url/meta', {})).status, 400);
});

test.run();
