import { randomBytes } from 'node:crypto';
import { makeImage } from '@smops/core/platform/objects/images/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller }>('uploads: the calls of the uploader');
test.before(async (world) => {
  world.app = await openTestApp({}, { SMOPS_MAX_OBJECT_MB: '10' });
  world.analyst = await world.app.signIn('analyst');
});
test.after(async ({ app }) => await app.close());

const PARTS = '/api/uploads/s3/multipart';
const MIB = 1024 * 1024;

const put = async (app: TestApp, address: string, bytes: Uint8Array) =>
  await app.app.request(address, { method: 'PUT', body: new Blob([new Uint8Array(bytes)]) });

async function start(analyst: Caller, filename = 'komen.ndjson') {
  const response = await analyst('POST', PARTS, {
    filename,
    type: 'application/x-ndjson',
    metadata: { name: 'x', extra: null },
  });
  assert.is(response.status, 200);
  const { key, uploadId, bucket } = await response.json();
  assert.is(bucket, 'smops');
  return { address: `${PARTS}/${uploadId}`, query: `?key=${encodeURIComponent(key)}`, key, uploadId };
}

test('a file goes up in parts, breaks off, is listed and completed', async ({ app, analyst }) => {
  const { address, query, key } = await start(analyst);
  const parts = [randomBytes(5 * MIB), randomBytes(1000)];
  const etags: string[] = [];
  for (const [index, bytes] of parts.entries()) {
    const signed = await (await analyst('GET', `${address}/${index + 1}${query}`)).json();
    assert.is(signed.expires, 900);
    const stored = await put(app, signed.url, bytes);
    etags.push(stored.headers.get('etag') ?? '');
  }
  const listed = await (await analyst('GET', address + query)).json();
  assert.equal(listed, [
    { PartNumber: 1, ETag: etags[0], Size: 5 * MIB },
    { PartNumber: 2, ETag: etags[1], Size: 1000 },
  ]);
  const wrong = await analyst('POST', `${address}/complete${query}`, {
    parts: [{ PartNumber: 1, ETag: '"x"' }],
  });
  assert.equal(
    [wrong.status, (await wrong.json()).message],
    [400, 'Part 1 is not there, or is another one.'],
  );
  const done = await analyst('POST', `${address}/complete${query}`, {
    parts: etags.map((ETag, index) => ({ ETag, PartNumber: index + 1 })),
  });
  const { location, ...rest } = await done.json();
  assert.equal([done.status, rest], [200, { key, bucket: 'smops' }]);
  assert.is(new URL(location).pathname, `/api/objects/${key}`);
  assert.is((await analyst('GET', address + query)).status, 404);
  assert.is(
    (await analyst('POST', '/api/user-profile-images', { imageUrl: location })).status,
    400,
    'it is no image',
  );
});

test('parts together may have no more than one object, also by addresses given out before', async ({
  app,
  analyst,
}) => {
  const { address, query } = await start(analyst);
  const sign = async (part: number) => await (await analyst('GET', `${address}/${part}${query}`)).json();
  const signed = await Promise.all([1, 2, 3].map(sign));
  const sixMib = randomBytes(6 * MIB);
  const statuses = await Promise.all(signed.map(async ({ url }) => (await put(app, url, sixMib)).status));
  assert.equal(statuses.sort(), [200, 413, 413]);
  const [part] = await (await analyst('GET', address + query)).json();
  assert.is(part.Size, 6 * MIB);
  const { url: next } = await sign(9);
  assert.is((await put(app, next, randomBytes(4 * MIB + 1))).status, 413, 'more than is left');
  assert.is((await put(app, next, randomBytes(4 * MIB))).status, 200);
  const full = await analyst('GET', `${address}/10${query}`);
  assert.equal(
    [full.status, (await full.json()).message],
    [413, 'The file is larger than the limit of 10 MB.'],
  );
});

test('addresses come several at once too', async ({ app, analyst }) => {
  const { address, query } = await start(analyst);
  const { presignedUrls } = await (
    await analyst('GET', `${address}/batch${query}&partNumbers=1,2,10000`)
  ).json();
  assert.equal(Object.keys(presignedUrls), ['1', '2', '10000']);
  assert.is((await put(app, presignedUrls[2], randomBytes(10))).status, 200);
  const { length } = await (await analyst('GET', address + query)).json();
  assert.is(length, 1);
  const aborted = await analyst('DELETE', address + query);
  assert.equal([aborted.status, await aborted.json()], [200, {}]);
  assert.is((await put(app, presignedUrls[1], randomBytes(10))).status, 404, 'an ended upload takes nothing');
  assert.is((await analyst('DELETE', address + query)).status, 404);
});

test('what is missing or malformed is answered with 400, what is not one’s own with 404', async ({
  app,
  analyst,
}) => {
  const { address, query, key, uploadId } = await start(analyst);
  for (const [method, path, body] of [
    ['POST', PARTS, {}],
    ['POST', PARTS, { filename: '' }],
    ['GET', address, undefined],
    ['GET', `${address}/1`, undefined],
    ['GET', `${address}/0${query}`, undefined],
    ['GET', `${address}/10001${query}`, undefined],
    ['GET', `${address}/x${query}`, undefined],
    ['GET', `${address}/batch${query}`, undefined],
    ['GET', `${address}/batch${query}&partNumbers=1,x`, undefined],
    ['DELETE', address, undefined],
    ['POST', `${address}/complete`, { parts: [] }],
    ['POST', `${address}/complete${query}`, {}],
    ['POST', `${address}/complete${query}`, { parts: [{ PartNumber: 'x' }] }],
    ['GET', '/api/uploads/s3/params', undefined],
    ['GET', '/api/uploads/s3/sts', undefined],
  ] as const) {
    const response = await analyst(method, path, body);
    assert.is(response.status, 400, `${method} ${path}`);
    assert.ok((await response.json()).message.length > 5);
  }
  const other = await app.signIn('analyst', 'badrul');
  assert.is((await other('GET', `${address}/1${query}`)).status, 404);
  assert.is((await analyst('GET', `${PARTS}/${uploadId.replace(/./g, '0')}/1${query}`)).status, 404);
  for (const bad of ['../../etc/passwd', 'portraits/x', '\0', key.toUpperCase()]) {
    assert.is((await analyst('GET', `${address}/1?key=${encodeURIComponent(bad)}`)).status < 500, true, bad);
  }
});

test('an image goes up whole by the parameters that are given for it', async ({ app, analyst }) => {
  const query = new URLSearchParams({ filename: '脸.png', type: 'image/png', 'metadata[name]': '脸.png' });
  const { method, url, headers, fields } = await (
    await analyst('GET', `/api/uploads/s3/params?${query}`)
  ).json();
  assert.equal([method, headers], ['PUT', { 'content-type': 'image/png' }]);
  assert.ok(url.includes(fields.key));
  assert.is((await put(app, url, await makeImage('png'))).status, 200);
  const made = await analyst('POST', '/api/user-profile-images', { imageUrl: url });
  assert.equal([made.status, (await made.json()).originalFilename], [201, '脸.png']);
});

test('there is an end to what one person may begin', async ({ app }) => {
  const caller = await app.signIn('analyst', 'rajin');
  let last = 200;
  for (let count = 0; count <= 200 && last === 200; count++) {
    last = (await caller('POST', '/api/objects/upload')).status;
  }
  assert.is(last, 413);
});

test.run();
