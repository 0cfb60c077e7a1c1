import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loopbackFetch } from './loopback-fetch.js';

let server: Server;
let url = '';
test.before(async () => {
  server = createServer((request, answer) => {
    const path = request.url ?? '';
    if (path === '/nothing') answer.writeHead(204).end();
    else if (path === '/unchanged') answer.writeHead(304, { etag: '"7"' }).end();
    else if (path === '/elsewhere') answer.writeHead(302, { location: 'https://example.my/' }).end();
    else if (path === '/half') {
      answer.writeHead(200, { 'content-length': '100' }).write('[{"id":1');
      setTimeout(() => answer.destroy(), 20);
    } else if (path === '/never') request.resume();
    else {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        answer.setHeader('set-cookie', ['a=1', 'b=2']);
        answer.writeHead(path === '/teapot' ? 418 : 200, { 'content-type': 'application/json' });
        const { method, headers } = request;
        const { authorization } = headers;
        answer.end(JSON.stringify({ method, authorization, body: Buffer.concat(parts).toString() }));
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.after(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const rejection = async (promise: Promise<unknown>): Promise<Error & { cause?: { code?: string } }> =>
  await promise.then(
    () => assert.unreachable('it must reject') as never,
    (error) => error,
  );

test('a call sends method, headers and text, and brings status, headers and JSON, as fetch does', async () => {
  for (const path of ['/', '/teapot']) {
    const init = { method: 'POST', headers: { authorization: 'Bearer 123' }, body: '价格 naik 😔' };
    const [answer, wanted] = [await loopbackFetch(`${url}${path}`, init), await fetch(`${url}${path}`, init)];
    assert.equal(await answer.json(), await wanted.json());
    assert.is(answer.status, wanted.status);
    assert.is(answer.statusText, wanted.statusText);
    assert.is(answer.headers.get('content-type'), wanted.headers.get('content-type'));
    assert.equal(answer.headers.getSetCookie(), ['a=1', 'b=2']);
  }
});

test('answers without a body have none', async () => {
  assert.is((await loopbackFetch(`${url}/nothing`)).body, null);
  const unchanged = await loopbackFetch(`${url}/unchanged`);
  assert.equal([unchanged.status, unchanged.headers.get('etag'), unchanged.body], [304, '"7"', null]);
});

test('a form is sent as fetch sends it', async () => {
  const form = new FormData();
  form.set('name', 'banjir');
  const { body } = (await (await loopbackFetch(url, { method: 'POST', body: form })).json()) as {
    body: string;
  };
  assert.match(body, /name="name"\r\n\r\nbanjir/);
});

test('no redirect is followed with the token', async () => {
  const answer = await loopbackFetch(`${url}/elsewhere`, { headers: { authorization: 'Bearer 123' } });
  assert.equal([answer.status, answer.headers.get('location')], [302, 'https://example.my/']);
});

test('a server that is gone, or goes in the middle, is a network error', async () => {
  const gone = await rejection(loopbackFetch('http://127.0.0.1:1/'));
  assert.instance(gone, TypeError);
  assert.is(gone.cause?.code, 'ECONNREFUSED');
  const half = await loopbackFetch(`${url}/half`);
  assert.instance(await rejection(half.text()), Error);
});

test('a signal ends the call with its reason', async () => {
  const stopping = new AbortController();
  const call = rejection(loopbackFetch(`${url}/never`, { signal: stopping.signal }));
  stopping.abort(new Error('stopped by hand'));
  assert.is((await call).message, 'stopped by hand');
  assert.is((await rejection(loopbackFetch(url, { signal: stopping.signal }))).message, 'stopped by hand');
});

test.run();
