import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../testing.js';

/** The token of this machine counts only without a proxy's header: the calls are those of a person who signed in. */
const test = suite<{ app: TestApp; staff: Caller }>('packing answers');

test.before(async (context) => {
  context.app = await openTestApp();
  for (let at = 0; at < 20; at++) {
    const person = { firstName: 'Aminah', lastName: '美玲', emailAddress: `p${at}@contoh.example` };
    await context.app.local('POST', '/api/accounts', person);
  }
  context.staff = await context.app.signIn('staff');
});
test.after(async ({ app }) => await app.close());

const THROUGH_PROXY = { 'x-forwarded-for': '203.0.113.7' };
const bytesOf = async (response: unknown) => Buffer.from(await (response as Response).arrayBuffer());

test('a list comes packed as the caller takes it, best first, and is the same list', async ({
  app,
  staff,
}) => {
  const plain = await bytesOf(await app.local('GET', '/api/accounts'));
  for (const [accepted, way, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
    ['', null, (bytes: Buffer) => bytes],
    ['br ; q=0 ,\tgzip\t;\tq=1', 'gzip', gunzipSync],
    [`${' '.repeat(14_000)};br`, null, (bytes: Buffer) => bytes],
    [`a${' '.repeat(15_500)}b, br`, null, (bytes: Buffer) => bytes],
    [`${'x,'.repeat(7000)}br`, null, (bytes: Buffer) => bytes],
  ] as const) {
    const headers = { ...THROUGH_PROXY, 'accept-encoding': accepted };
    const response = await staff('GET', '/api/accounts', undefined, headers);
    assert.equal([response.status, response.headers.get('content-encoding')], [200, way], accepted);
    assert.equal(unpack(await bytesOf(response)), plain, accepted);
  }
});

test('what was packed has a tag of its own, which still answers 304', async ({ staff }) => {
  const headers = { ...THROUGH_PROXY, 'accept-encoding': 'br' };
  const response = await staff('GET', '/api/accounts', undefined, headers);
  const etag = response.headers.get('etag') ?? '';
  assert.match(etag, /^W\/"accounts-/);
  assert.match(response.headers.get('vary') ?? '', /Accept-Encoding/);
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  const again = await staff('GET', '/api/accounts', undefined, { ...headers, 'if-none-match': etag });
  assert.is(again.status, 304);
});

test('small responses, errors, files and callers on this machine get theirs plain', async ({ staff }) => {
  const packed = async (path: string, headers: Record<string, string>) =>
    (await staff('GET', path, undefined, { 'accept-encoding': 'br', ...headers })).headers.get(
      'content-encoding',
    );
  assert.is(await packed('/api/accounts/1', THROUGH_PROXY), null);
  assert.is(await packed('/api/accounts/987654321', THROUGH_PROXY), null);
  assert.is(await packed('/api/accounts/export?format=json', THROUGH_PROXY), null);
  assert.is(await packed('/api/accounts', {}), null);
});

test.run();
