import { makeImage } from '@smops/core/platform/objects/images/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

interface World {
  app: TestApp;
  analyst: Caller;
  viewer: Caller;
  staff: Caller;
}

const test = suite<World>('portraits: routes');
test.before(async (world) => {
  const app = await openTestApp();
  world.app = app;
  world.analyst = await app.signIn('analyst');
  world.viewer = await app.signIn('portrait-viewer');
  world.staff = await app.signIn('staff');
});
test.after(async ({ app }) => await app.close());

const PATH = '/api/user-profile-images';
const jpeg = () => makeImage('jpeg');

/** A PUT as the uploader makes it: bytes, no cookie, no Origin. */
const put = async ({ app }: TestApp, address: string, bytes: Uint8Array) =>
  await app.request(address, {
    method: 'PUT',
    body: new Blob([new Uint8Array(bytes)]),
    headers: { 'content-type': 'image/jpeg' },
  });

async function upload(world: World, bytes: Uint8Array, filename?: string): Promise<string> {
  const response = await world.analyst(
    'POST',
    `/api/objects/upload${filename === undefined ? '' : `?${new URLSearchParams({ filename })}`}`,
  );
  assert.is(response.status, 200);
  const { uploadURL } = await response.json();
  const stored = await put(world.app, uploadURL, bytes);
  assert.equal([stored.status, await stored.text()], [200, '']);
  assert.match(stored.headers.get('etag') ?? '', /^"[0-9a-f]{32}"$/);
  return uploadURL;
}

test('upload, register, list, look, delete', async (world) => {
  const { analyst, viewer } = world;
  const uploadURL = await upload(world, await jpeg(), '脸 😀.jpg');
  const made = await analyst('POST', PATH, { imageUrl: uploadURL });
  assert.is(made.status, 201);
  const portrait = await made.json();
  const [listed] = await (await viewer('GET', PATH)).json();
  assert.equal(listed, portrait);
  assert.equal([portrait.uploadedBy, portrait.originalFilename], ['analyst', '脸 😀.jpg']);
  const image = await viewer('GET', portrait.imageUrl);
  assert.equal(
    ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control', 'vary'].map(
      (name) => image.headers.get(name),
    ),
    [
      'image/jpeg',
      'nosniff',
      "default-src 'none'; frame-ancestors 'none'; sandbox",
      'private, max-age=3600',
      'Cookie, Authorization',
    ],
  );
  assert.is((await image.arrayBuffer()).byteLength, portrait.sizeBytes);
  const etag = image.headers.get('etag') ?? '';
  const again = await viewer('GET', portrait.imageUrl, undefined, { 'if-none-match': etag });
  assert.equal([again.status, await again.text()], [304, '']);
  const thumbnail = await viewer('GET', portrait.thumbnailUrl);
  assert.is(thumbnail.headers.get('content-type'), 'image/webp');
  assert.equal(
    [(await analyst('DELETE', `${PATH}/${portrait.id}`)).status, await (await viewer('GET', PATH)).json()],
    [204, []],
  );
  assert.is((await viewer('GET', portrait.imageUrl)).status, 404);
});

test('a user without the right cannot read an image by its address', async (world) => {
  const { app, analyst, viewer, staff } = world;
  const imageUrl = await upload(world, await jpeg());
  for (const caller of [app.anonymous, staff, viewer, analyst, app.local]) {
    assert.is(
      (await caller('GET', new URL(imageUrl).pathname)).status,
      404,
      'what is not registered is for no one',
    );
  }
  const portrait = await (await analyst('POST', PATH, { imageUrl })).json();
  for (const address of [portrait.imageUrl, portrait.thumbnailUrl]) {
    assert.is((await app.anonymous('GET', address)).status, 401);
    assert.is((await staff('GET', address)).status, 403);
    assert.is((await staff('HEAD', address)).status, 403);
  }
  assert.is((await viewer('DELETE', `${PATH}/${portrait.id}`)).status, 403);
  assert.is((await viewer('POST', '/api/objects/upload')).status, 403);
  await analyst('DELETE', `${PATH}/${portrait.id}`);
});

test('addresses that are changed, expired or unsigned are refused as S3 does', async (world) => {
  const { uploadURL } = await (await world.analyst('POST', '/api/objects/upload')).json();
  const bytes = await jpeg();
  const changed = await put(world.app, uploadURL.replace(/Limit=\d+/, 'Limit=99999999999'), bytes);
  assert.equal(
    [changed.status, changed.headers.get('content-type')],
    [403, 'application/xml; charset=utf-8'],
  );
  assert.match(await changed.text(), '<Code>SignatureDoesNotMatch</Code>');
  const unsigned = await put(world.app, uploadURL.split('?')[0] as string, bytes);
  assert.equal(
    [unsigned.status, /AuthorizationQueryParametersError/.test(await unsigned.text())],
    [400, true],
  );
  const name = encodeURIComponent('../../<b>"\r\n');
  const strange = await put(world.app, uploadURL.replace(/uploads\/[^?]+/, `uploads/${name}`), bytes);
  assert.is(strange.status, 403);
  assert.not.match(await strange.text(), '<b>');
  assert.is((await world.analyst('POST', PATH, { imageUrl: uploadURL })).status, 409);
});

test('a file above 10 MiB is refused while it comes in, and nothing is kept', async (world) => {
  const { uploadURL } = await (await world.analyst('POST', '/api/objects/upload')).json();
  const response = await put(world.app, uploadURL, Buffer.alloc(10 * 1024 * 1024 + 1));
  assert.is(response.status, 413);
  assert.match(await response.text(), '<Message>The file is larger than the limit of 10 MiB.</Message>');
  assert.is(
    (await put(world.app, uploadURL, Buffer.alloc(10 * 1024 * 1024))).status,
    200,
    'the limit itself is allowed',
  );
  const refused = await world.analyst('POST', PATH, { imageUrl: uploadURL });
  assert.equal(
    [refused.status, (await refused.json()).error],
    [400, 'This file is not a supported image. Use PNG, JPEG, WebP, GIF or AVIF.'],
  );
});

test('rubbish is answered below 500', async ({ analyst }) => {
  for (const body of [
    {},
    [],
    '',
    '{',
    { imageUrl: 5 },
    { imageUrl: '\0' },
    { imageUrl: 'x'.repeat(5000) },
    { imageUrl: 'http://[', id: 1 },
  ]) {
    const { status } = await analyst('POST', PATH, body);
    assert.ok(status >= 400 && status < 500, `${JSON.stringify(body)}: ${status}`);
  }
  for (const query of ['key=mine', `filename=${'x'.repeat(6000)}`, 'type=a&type=b']) {
    assert.is((await analyst('POST', `/api/objects/upload?${query}`)).status, 400, query.slice(0, 20));
  }
  for (const id of ['0', '-1', '1e3', '999999999999999', '..', '%00']) {
    const { status } = await analyst('GET', `${PATH}/${id}/image`);
    assert.ok(status === 400 || status === 404, `${id}: ${status}`);
  }
});

test.run();
