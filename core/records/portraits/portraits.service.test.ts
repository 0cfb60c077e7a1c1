import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../config.js';
import type { Actor } from '../../context.js';
import { AppError } from '../../errors.js';
import type { Role } from '../../people/users/users.constants.js';
import { listAudit } from '../../platform/audit/audit.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { DiskStore } from '../../platform/objects/disk/disk-store.js';
import { makeImage } from '../../platform/objects/images/testing.js';
import type { ObjectsContext } from '../../platform/objects/objects-context.js';
import { readObject } from '../../platform/objects/read-object.js';
import { sweepObjects } from '../../platform/objects/sweep-objects.js';
import { createUploadAddress } from '../../platform/objects/uploads.service.js';
import {
  createPortrait,
  deletePortrait,
  getPortraitImage,
  getPortraitThumbnail,
  listPortraits,
} from './portraits.service.js';

interface World {
  connection: Connection;
  folder: string;
  ctx: (name: string, role: Role) => ObjectsContext;
  /** Uploads as the actor and answers the address. */
  send: (ctx: ObjectsContext, bytes: Uint8Array, filename?: string) => Promise<string>;
}

const test = suite<World>('portraits');
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const HOUR = 3600_000;
const baseUrl = 'http://127.0.0.1:3000';

test.before(async (world) => {
  world.connection = await openTestDatabase();
});
test.before.each(async (world) => {
  const { connection } = world;
  const folder = mkdtempSync(join(tmpdir(), 'smops-portraits-'));
  const clock = { now: () => new Date() };
  const store = new DiskStore(join(folder, 'objects'), clock);
  const ctx = (name: string, role: Role): ObjectsContext => ({
    db: connection.db,
    actor: { kind: 'user', userId: 1, name, role } satisfies Actor,
    clock,
    logger: silent,
    requestId: 'a-request',
    config: readConfig({ SMOPS_DATA_DIR: folder }),
    store,
    baseUrl,
  });
  async function send(as: ObjectsContext, bytes: Uint8Array, filename?: string): Promise<string> {
    const { uploadURL } = await createUploadAddress(as, filename === undefined ? {} : { filename });
    const { pathname, searchParams } = new URL(uploadURL);
    async function* body() {
      yield bytes;
    }
    await store.receive(pathname.replace('/api/objects/', ''), searchParams, body());
    return uploadURL;
  }
  Object.assign(world, { folder, ctx, send });
});
test.after.each(async ({ connection, folder }) => {
  await connection.db.deleteFrom('portraits').execute();
  await connection.db.deleteFrom('objectUploads').execute();
  rmSync(folder, { recursive: true, force: true });
});
test.after(async ({ connection }) => await connection.close());

const png = (width = 64, height = 48) => makeImage('png', { width, height });

const codeOf = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return undefined;
};

const filesIn = (folder: string) =>
  readdirSync(join(folder, 'objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.parentPath.split('/').at(-1))
    .sort();

test('an upload becomes a portrait with its name and sender, the newest first', async ({
  ctx,
  send,
  folder,
}) => {
  const aina = ctx('aina', 'analyst');
  const first = await createPortrait(aina, { imageUrl: await send(aina, await png(), '顾客 banner 😀.png') });
  const address = (await send(aina, await png(100, 20), 'kedua.png')).split('?')[0];
  await createPortrait(aina, { imageUrl: address });
  const list = await listPortraits(ctx('tamu', 'portrait-viewer'));
  assert.equal(
    list.map(({ originalFilename, width, height }) => [originalFilename, width, height]),
    [
      ['kedua.png', 100, 20],
      ['顾客 banner 😀.png', 64, 48],
    ],
  );
  assert.equal([first.uploadedBy, first.mediaType], ['aina', 'image/png']);
  const image = await getPortraitImage(ctx('tamu', 'portrait-viewer'), first.id);
  assert.is((await readObject(image, 1e6)).length, image.sizeBytes);
  assert.equal(filesIn(folder), ['portraits', 'portraits'], 'what was uploaded is gone');
});

test('the right decides, here as in the routes', async ({ ctx, send }) => {
  const aina = ctx('aina', 'analyst');
  const { id } = await createPortrait(aina, { imageUrl: await send(aina, await png()) });
  const viewer = ctx('tamu', 'portrait-viewer');
  const staff = ctx('kakitangan', 'staff');
  for (const call of [
    listPortraits(staff),
    getPortraitImage(staff, id),
    getPortraitThumbnail(staff, id),
    createUploadAddress(viewer, {}),
    createPortrait(viewer, { imageUrl: 'x' }),
    deletePortrait(viewer, id),
  ]) {
    assert.is(await codeOf(call), 'FORBIDDEN');
  }
});

test('an address of another user, of elsewhere or of nothing is refused', async ({ ctx, send }) => {
  const aina = ctx('aina', 'analyst');
  const other = ctx('badrul', 'analyst');
  const address = await send(aina, await png());
  assert.is(await codeOf(createPortrait(other, { imageUrl: address })), 'NOT_FOUND');
  const { pathname } = new URL(address);
  for (const imageUrl of [
    `https://evil.example${pathname}`,
    'https://evil.example/x.png',
    'file:///etc/passwd',
    `${baseUrl}/api/objects/portraits/x`,
    'javascript:alert(1)',
    '../../etc/passwd',
  ]) {
    assert.is(await codeOf(createPortrait(aina, { imageUrl })), 'VALIDATION', imageUrl);
  }
  const { uploadURL } = await createUploadAddress(aina, {});
  assert.is(await codeOf(createPortrait(aina, { imageUrl: uploadURL })), 'CONFLICT', 'nothing was sent');
  await createPortrait(aina, { imageUrl: pathname });
  assert.is(await codeOf(createPortrait(aina, { imageUrl: pathname })), 'NOT_FOUND', 'only once');
});

test('two registrations of one upload make one portrait', async ({ ctx, send }) => {
  const aina = ctx('aina', 'analyst');
  const imageUrl = await send(aina, await png());
  const ends = await Promise.allSettled([
    createPortrait(aina, { imageUrl }),
    createPortrait(aina, { imageUrl }),
  ]);
  assert.equal(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  assert.is((await listPortraits(aina)).length, 1);
});

test('what is no image is refused and leaves nothing', async ({ ctx, send, folder }) => {
  const aina = ctx('aina', 'analyst');
  const imageUrl = await send(aina, Buffer.from('<html><script>alert(1)</script>'), 'cantik.png');
  assert.is(await codeOf(createPortrait(aina, { imageUrl })), 'VALIDATION');
  assert.equal(filesIn(folder), []);
  assert.equal(await listPortraits(aina), []);
});

test('names of any kind are made harmless', async ({ ctx, send }) => {
  const aina = ctx('aina', 'analyst');
  const names = {
    '../../../etc/passwd.png': 'passwd.png',
    'C:\\Users\\x\\gambar.jpg': 'gambar.jpg',
    'a\r\nSet-Cookie: x=1.png': 'a Set-Cookie: x=1.png',
    '\u202egnp.exe': 'gnp.exe',
    '\0\0': 'image',
    '..': 'image',
    '': 'image',
    [`${'长'.repeat(4990)}.png`]: `${'长'.repeat(251)}.png`,
    '\ud800.png': '\ufffd.png',
  };
  for (const [given, shown] of Object.entries(names)) {
    const { originalFilename } = await createPortrait(aina, {
      imageUrl: await send(aina, await png(), given),
    });
    assert.is(originalFilename, shown);
  }
});

test('an upload whose sender has gone is not read, and can still be registered', async ({ ctx, send }) => {
  const aina = ctx('aina', 'analyst');
  const imageUrl = await send(aina, await png());
  const signal = AbortSignal.abort();
  assert.is(await codeOf(createPortrait({ ...aina, signal }, { imageUrl })), 'THROTTLED');
  const { id } = await createPortrait(aina, { imageUrl });
  assert.is(await codeOf(getPortraitThumbnail({ ...aina, signal }, id)), 'THROTTLED');
});

test('a thumbnail is made once and kept', async ({ ctx, send, folder }) => {
  const aina = ctx('aina', 'analyst');
  const { id } = await createPortrait(aina, { imageUrl: await send(aina, await png(1000, 500)) });
  const made = await readObject(await getPortraitThumbnail(aina, id), 1e6);
  assert.equal(filesIn(folder), ['portraits', 'thumbnails']);
  assert.ok(made.equals(await readObject(await getPortraitThumbnail(aina, id), 1e6)));
  await deletePortrait(aina, id);
  assert.equal(filesIn(folder), []);
  assert.is(await codeOf(getPortraitThumbnail(aina, id)), 'NOT_FOUND');
  assert.is(await codeOf(deletePortrait(aina, id)), 'NOT_FOUND');
  const audit = await listAudit(ctx('admin', 'admin'), { entity: 'portrait' });
  assert.equal(
    audit
      .filter(({ entityId }) => entityId === id)
      .map(({ action, actorName, label }) => [action, actorName, label]),
    [
      ['delete', 'aina', 'image'],
      ['create', 'aina', 'image'],
    ],
  );
});

test('an image whose file lost its end is said to be damaged, not shown in part', async ({
  ctx,
  send,
  folder,
}) => {
  const aina = ctx('aina', 'analyst');
  const { id } = await createPortrait(aina, { imageUrl: await send(aina, await png(400, 300)) });
  const stored = join(folder, 'objects', 'portraits');
  const file = join(stored, readdirSync(stored)[0] as string);
  truncateSync(file, statSync(file).size - 100);
  for (const get of [getPortraitImage, getPortraitThumbnail]) {
    const message = await get(aina, id).then(
      () => 'shown',
      (error: AppError) => error.message,
    );
    assert.match(message, /^The image of portrait \d+ is damaged \(\d+ of \d+ bytes\)/);
  }
  await deletePortrait(aina, id);
});

test('the sweep takes what was not registered and what nothing names, and nothing else', async ({
  ctx,
  send,
  folder,
}) => {
  const aina = ctx('aina', 'analyst');
  const { id } = await createPortrait(aina, { imageUrl: await send(aina, await png()) });
  await getPortraitThumbnail(aina, id);
  await send(aina, await png());
  await aina.store.put('portraits/00000000-0000-4000-8000-000000000000.png', await png(), 'image/png');
  await aina.store.put('thumbnails/00000000-0000-4000-8000-000000000000.webp', await png(), 'image/webp');
  assert.is(await sweepObjects(aina, aina.store), 0, 'all of it might still be needed');
  const later = { ...aina, clock: { now: () => new Date(Date.now() + 2 * HOUR) } };
  assert.is(await sweepObjects(later, aina.store), 2);
  assert.equal(filesIn(folder), ['portraits', 'thumbnails', 'uploads']);
  const nextDay = { ...aina, clock: { now: () => new Date(Date.now() + 25 * HOUR) } };
  assert.is(await sweepObjects(nextDay, aina.store), 1);
  assert.equal(filesIn(folder), ['portraits', 'thumbnails']);
  assert.is((await listPortraits(aina)).length, 1);
});

test.run();
