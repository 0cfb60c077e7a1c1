import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newObjectKey } from '../object-keys.js';
import { StoreError } from '../object-store.js';
import { testObjectStore } from '../object-store.test-suite.js';
import { DiskStore } from './disk-store.js';
import { receiveFile } from './receive-file.js';

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const baseUrl = 'http://127.0.0.1:3000';

testObjectStore('disk store', async (clock) => {
  const folder = mkdtempSync(join(tmpdir(), 'smops-store-'));
  const store = new DiskStore(join(folder, 'objects'), clock);
  return {
    store,
    baseUrl,
    async send(address, bytes) {
      const { pathname, searchParams } = new URL(address);
      try {
        const { etag } = await store.receive(
          pathname.replace('/api/objects/', ''),
          searchParams,
          once(bytes),
        );
        return { status: 200, etag, text: '' };
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        const text = `<Code>${error.fault}</Code><Message>${error.message}</Message>`;
        return { status: error.status, etag: '', text };
      }
    },
    async close() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

const test = suite<{ folder: string; store: DiskStore }>('disk store alone');
test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-store-'));
  context.store = new DiskStore(join(context.folder, 'objects'), { now: () => new Date() });
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const query = (address: string) => new URL(address).searchParams;

test('too many bytes, a sender that goes and one that falls silent leave nothing', async ({
  folder,
  store,
}) => {
  const key = newObjectKey('uploads');
  const address = await store.signPut(key, { expiresSeconds: 60, maxBytes: 1000 }, baseUrl);
  const kept = filesIn(folder);
  const faults: string[] = [];
  const note = (error: StoreError) => void faults.push(error.fault);
  await store.receive(key, query(address), once(Buffer.alloc(1001))).catch(note);
  async function* gone() {
    yield Buffer.alloc(10);
    throw new Error('aborted');
  }
  await store.receive(key, query(address), gone()).catch(note);
  async function* silent() {
    yield Buffer.alloc(10);
    await sleep(60_000, undefined, { ref: false });
  }
  await receiveFile(silent(), join(folder, 'silent'), { maxBytes: 1000, idleMs: 20 }).catch(note);
  assert.equal(faults, ['EntityTooLarge', 'IncompleteBody', 'RequestTimeout']);
  assert.is(filesIn(folder), kept);
});

test('what a killed server left is removed once it is old', async ({ folder, store }) => {
  await store.put(newObjectKey('portraits', '.png'), Buffer.alloc(10), 'image/png');
  const left = join(folder, 'objects', '.incoming', 'left');
  writeFileSync(left, 'half a file');
  assert.is(await store.removeRemains(new Date(Date.now() - 60_000)), 0, 'it may still be coming');
  const past = new Date(Date.now() - 120_000);
  utimesSync(left, past, past);
  assert.is(await store.removeRemains(new Date(Date.now() - 60_000)), 1);
});

test('the secret is for the owner alone and outlives the store', async ({ folder, store }) => {
  const key = newObjectKey('uploads');
  const address = await store.signPut(key, { expiresSeconds: 60, maxBytes: 1000 }, baseUrl);
  assert.is(statSync(join(folder, 'objects.key')).mode & 0o777, 0o600);
  const next = new DiskStore(join(folder, 'objects'), { now: () => new Date() });
  await next.receive(key, query(address), once(Buffer.from('image')));
  assert.is((await next.get(key))?.sizeBytes, 5);
  assert.is(statSync(join(folder, 'objects', key)).mode & 0o777, 0o600);
});

test('no key leads out of the folder', async ({ store }) => {
  const address = await store.signPut(newObjectKey('uploads'), { expiresSeconds: 60, maxBytes: 10 }, baseUrl);
  for (const key of ['uploads/../../etc/passwd', 'uploads/%2e%2e', '../x', 'uploads/a', '', 'uploads/\0']) {
    const fault = await store
      .receive(key, query(address), once(Buffer.alloc(1)))
      .catch((error) => error.fault);
    assert.is(fault, 'SignatureDoesNotMatch', key);
  }
});

test.run();
