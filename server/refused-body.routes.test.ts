import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Listener, listen } from './lifecycle/listen.js';
import { LOCAL_TOKEN, openTestApp, type TestApp } from './testing.js';

const test = suite<{ app: TestApp; listener: Listener }>('a body above the limit');

test.before(async (context) => {
  context.app = await openTestApp();
  context.listener = await listen(context.app.app.fetch, { host: '127.0.0.1', port: 0 });
});
test.after(async ({ app, listener }) => {
  await listener.close();
  await app.close();
});

const MB = 1024 * 1024;
const authorization = `Bearer ${LOCAL_TOKEN}`;

function formOf(bytes: number): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes).fill(32)], 'komen.json'));
  form.set('taskId', 'TASK-0001');
  return form;
}

/** The same bytes without a length that is known before: sent in chunks. */
const chunked = (bytes: number) =>
  new ReadableStream({
    pull(controller) {
      for (let sent = 0; sent < bytes; sent += 65_536) controller.enqueue(new Uint8Array(65_536).fill(32));
      controller.close();
    },
  });

test("Node's fetch hears the status and the reason, as a form, as JSON and in chunks", async ({
  listener,
}) => {
  const json = { authorization, 'content-type': 'application/json' };
  const tries: [string, RequestInit & { duplex?: 'half' }][] = [
    ['/api/sentiments/upload', { headers: { authorization }, body: formOf(11.7 * MB) }],
    ['/api/sentiments/upload', { headers: { authorization }, body: formOf(40 * MB) }],
    ['/api/tasks', { headers: json, body: ' '.repeat(12 * MB) }],
    ['/api/tasks', { headers: json, body: chunked(12 * MB), duplex: 'half' }],
    ['/api/no-such-route', { headers: json, body: ' '.repeat(12 * MB) }],
    // An unknown caller hears so, however much comes along.
    [
      '/api/tasks',
      {
        headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
        body: ' '.repeat(12 * MB),
      },
    ],
  ];
  const responses: [number, string][] = [];
  for (const [path, init] of tries) {
    const response = await fetch(`${listener.url}${path}`, { method: 'POST', ...init } as RequestInit);
    responses.push([response.status, ((await response.json()) as { code: string }).code]);
  }
  assert.equal(responses, [
    [413, 'LIMIT_EXCEEDED'],
    [413, 'LIMIT_EXCEEDED'],
    [413, 'LIMIT_EXCEEDED'],
    [413, 'LIMIT_EXCEEDED'],
    [404, 'NOT_FOUND'],
    [401, 'UNAUTHENTICATED'],
  ]);
});

/** What curl prints for a body on its standard input. */
async function curl(url: string, bytes: number, headers: string[]): Promise<string> {
  const options = ['-s', '-m', '60', '-w', '\n%{http_code}', '--data-binary', '@-'];
  const child = spawn('curl', [...options, ...headers.flatMap((one) => ['-H', one]), url]);
  let text = '';
  child.stdout.on('data', (piece) => {
    text += piece;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(Buffer.alloc(bytes, 32));
  await once(child, 'close');
  return text;
}

test('so does curl', async ({ listener }) => {
  const headers = [`authorization: ${authorization}`, 'content-type: application/json', 'expect:'];
  for (const more of [[], ['transfer-encoding: chunked']]) {
    const text = await curl(`${listener.url}/api/tasks`, 12 * MB, [...headers, ...more]);
    assert.match(text, /"code":"LIMIT_EXCEEDED".*\n413$/);
  }
});

test('so does a client that reads only after the whole body is sent, as browsers do', async ({
  listener,
}) => {
  for (const framing of ['content-length', 'chunked']) {
    const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
    const errors: string[] = [];
    socket.on('error', ({ message }) => errors.push(message));
    const length = framing === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${12 * MB}`;
    const head = ['POST /api/tasks HTTP/1.1', 'host: x', `authorization: ${authorization}`, length];
    socket.write(`${[...head, 'content-type: application/json', '', ''].join('\r\n')}`);
    // Longer than the server's own library waits for the rest.
    for (let sent = 0; sent < 12; sent++) {
      const piece = Buffer.alloc(MB, 32);
      if (framing === 'chunked') socket.write(`${MB.toString(16)}\r\n`);
      socket.write(piece);
      if (framing === 'chunked') socket.write('\r\n');
      await sleep(150);
    }
    if (framing === 'chunked') socket.write('0\r\n\r\n');
    assert.equal(errors, [], framing);
    const [response] = await once(socket, 'data');
    assert.match(String(response), /^HTTP\/1\.1 413 /, framing);
    socket.destroy();
  }
});

test('the connection stays good for the next request', async ({ listener }) => {
  for (let times = 0; times < 3; times++) {
    const refused = await fetch(`${listener.url}/api/sentiments/upload`, {
      method: 'POST',
      headers: { authorization },
      body: formOf(12 * MB),
    });
    assert.is(refused.status, 413);
    await refused.text();
    assert.is((await fetch(`${listener.url}/healthz`)).status, 200);
  }
});

test.run();
