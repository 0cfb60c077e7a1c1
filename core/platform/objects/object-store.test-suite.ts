import { createHash, randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Clock } from '../../context.js';
import { newObjectKey } from './object-keys.js';
import { type ObjectStore, StoreError, type StoreFault } from './object-store.js';
import { PART_MIN_BYTES } from './objects.constants.js';
import { readObject } from './read-object.js';

/** A store that is being tested, and a way to send bytes to its addresses. */
export interface OpenedStore {
  store: ObjectStore;
  baseUrl: string;
  /** What the address answers. `text` is the body. */
  send(address: string, bytes: Uint8Array): Promise<{ status: number; etag: string; text: string }>;
  close(): Promise<void>;
}

const MIB = 1024 * 1024;
const GRANT = { expiresSeconds: 900, maxBytes: 12 * MIB };
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

async function faultOf(call: Promise<unknown>): Promise<StoreFault | undefined> {
  try {
    await call;
  } catch (error) {
    if (error instanceof StoreError) return error.fault;
    throw error;
  }
  return undefined;
}

/** What every driver must do. `clock` is the store's own: the suite turns it. */
export function testObjectStore(name: string, open: (clock: Clock) => Promise<OpenedStore>): void {
  const clock = { now: () => new Date() };
  const test = suite<{ opened: OpenedStore }>(name);
  test.before(async (context) => {
    context.opened = await open({ now: () => clock.now() });
  });
  test.before.each(() => {
    clock.now = () => new Date();
  });
  test.after(async ({ opened }) => await opened.close());

  test('keeps an object, lists it, and forgets it', async ({ opened: { store } }) => {
    const key = newObjectKey('portraits', '.png');
    const bytes = randomBytes(70_000);
    await store.put(key, bytes, 'image/png');
    const found = await store.get(key);
    assert.is(found?.sizeBytes, bytes.length);
    assert.ok(bytes.equals(await readObject(found as NonNullable<typeof found>, MIB)));
    const more = [1, 2, 3, 4].map(() => newObjectKey('portraits', '.png'));
    for (const other of more) await store.put(other, bytes.subarray(1), 'image/png');
    const listed: [string, number][] = [];
    for await (const object of store.list('portraits/')) listed.push([object.key, object.sizeBytes]);
    assert.equal(listed.sort(), [[key, 70_000], ...more.map((other) => [other, 69_999])].sort());
    for await (const object of store.list('uploads/')) assert.unreachable(object.key);
    for (const other of [key, ...more, key]) await store.delete(other);
    for await (const object of store.list('portraits/')) assert.unreachable(object.key);
    assert.is(await store.get(key), undefined);
  });

  test('an address takes a PUT, and is known again without its query', async ({ opened }) => {
    const { store, baseUrl, send } = opened;
    const key = newObjectKey('uploads');
    const address = await store.signPut(key, GRANT, baseUrl);
    const bytes = randomBytes(3 * MIB);
    const answer = await send(address, bytes);
    assert.equal([answer.status, answer.etag], [200, `"${md5(bytes)}"`]);
    assert.is(store.keyOf(address, baseUrl), key);
    assert.is(store.keyOf(store.locationOf(key, baseUrl), baseUrl), key);
    assert.is(
      store.keyOf(
        store
          .locationOf(key, 'https://elsewhere.example')
          .replace(/^https?:\/\/[^/]+/, 'https://elsewhere.example'),
        baseUrl,
      ),
      undefined,
    );
    assert.is(store.keyOf(`${store.locationOf(key, baseUrl)}/../../etc/passwd`, baseUrl), undefined);
    assert.is((await store.get(key))?.sizeBytes, bytes.length);
    await store.delete(key);
  });

  test('a changed address is refused, and an expired one says so in the words of S3', async ({ opened }) => {
    const { store, baseUrl, send } = opened;
    const key = newObjectKey('uploads');
    const address = await store.signPut(key, GRANT, baseUrl);
    const other = await send(address.replace(key, newObjectKey('uploads')), randomBytes(10));
    assert.is(other.status, 403);
    assert.match(other.text, '<Code>SignatureDoesNotMatch</Code>');
    clock.now = () => new Date(Date.now() - 3600_000);
    const expired = await store.signPut(key, GRANT, baseUrl);
    clock.now = () => new Date();
    const old = await send(expired, randomBytes(10));
    assert.is(old.status, 403);
    assert.match(old.text, '<Message>Request has expired</Message>');
    assert.is(await store.get(key), undefined);
  });

  test('an object comes in parts, in any order and again after a break', async ({ opened }) => {
    const { store, baseUrl, send } = opened;
    const key = newObjectKey('uploads');
    const uploadId = await store.startParts(key, 'text/csv');
    const parts = [randomBytes(PART_MIN_BYTES), randomBytes(PART_MIN_BYTES), randomBytes(1234)];
    for (const number of [3, 1]) {
      const address = await store.signPart(key, { uploadId, partNumber: number }, GRANT, baseUrl);
      assert.is((await send(address, parts[number - 1] as Buffer)).status, 200);
    }
    assert.equal(
      (await store.listParts(key, uploadId)).map(({ PartNumber, Size }) => [PartNumber, Size]),
      [
        [1, PART_MIN_BYTES],
        [3, 1234],
      ],
    );
    const address = await store.signPart(key, { uploadId, partNumber: 2 }, GRANT, baseUrl);
    await send(address, randomBytes(PART_MIN_BYTES));
    await send(address, parts[1] as Buffer);
    const all = parts.map((bytes, index) => ({ PartNumber: index + 1, ETag: `"${md5(bytes)}"` }));
    assert.is(await store.get(key), undefined, 'nothing is there before the end');
    await store.completeParts(key, uploadId, all);
    const found = await store.get(key);
    assert.ok(Buffer.concat(parts).equals(await readObject(found as NonNullable<typeof found>, 20 * MIB)));
    assert.is(await faultOf(store.listParts(key, uploadId)), 'NoSuchUpload');
    await store.delete(key);
  });

  test('parts that are wrong make no object', async ({ opened }) => {
    const { store, baseUrl, send } = opened;
    const key = newObjectKey('uploads');
    const uploadId = await store.startParts(key, 'image/png');
    const small = [randomBytes(1000), randomBytes(1000)];
    for (const [index, bytes] of small.entries()) {
      await send(await store.signPart(key, { uploadId, partNumber: index + 1 }, GRANT, baseUrl), bytes);
    }
    const [one, two] = small.map((bytes, index) => ({ PartNumber: index + 1, ETag: `"${md5(bytes)}"` })) as [
      { PartNumber: number; ETag: string },
      { PartNumber: number; ETag: string },
    ];
    assert.is(await faultOf(store.completeParts(key, uploadId, [one, two])), 'EntityTooSmall');
    assert.is(await faultOf(store.completeParts(key, uploadId, [two, one])), 'InvalidPartOrder');
    assert.is(await faultOf(store.completeParts(key, uploadId, [{ ...one, ETag: two.ETag }])), 'InvalidPart');
    assert.is(await store.get(key), undefined);
    await store.abortParts(key, uploadId);
    await store.abortParts(key, uploadId);
    assert.is(await faultOf(store.completeParts(key, uploadId, [one])), 'NoSuchUpload');
  });

  test.run();
}
