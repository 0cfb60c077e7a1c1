import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../../context.js';
import { isObjectKey } from '../object-keys.js';
import {
  type ListedObject,
  type ObjectPart,
  type ObjectStore,
  type PutGrant,
  type StoredObject,
  StoreError,
} from '../object-store.js';
import { BODY_IDLE_MS } from '../objects.constants.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';
import { PartsFolder } from './parts-folder.js';
import { type PutPermit, permitQuery, readPermit } from './put-address.js';
import { receiveFile } from './receive-file.js';

/** Where the signed addresses of this store lead; the key follows. */
export const DISK_ADDRESS = '/api/objects/';
/** Names beginning with a dot are the store's own and never an object. */
const INCOMING = '.incoming';
const PARTS = '.parts';
const SECRET_BYTES = 32;

/** A sender that goes away breaks its body off; that is its fault, not the store's. */
async function* whole(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw new StoreError('IncompleteBody', OBJECTS_TEXTS().brokeOff);
  }
}

/** Opened only when it is read: what is never read holds nothing open. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Objects as files below one folder. Addresses are signed with a secret that lies beside the folder (0600) and is made
 * when it is first needed. A file is complete or not there: it is written under another name and renamed.
 */
export class DiskStore implements ObjectStore {
  readonly kind = 'disk';
  readonly bucket = 'smops';
  readonly uploadOrigin = undefined;
  private readonly folder: string;
  private readonly clock: Clock;
  private readonly parts: PartsFolder;
  private secret: Promise<Buffer> | undefined;

  constructor(folder: string, clock: Clock) {
    this.folder = folder;
    this.clock = clock;
    this.parts = new PartsFolder(join(folder, PARTS));
  }

  private pathOf(key: string): string {
    if (!isObjectKey(key)) throw new Error(`${key} is no key of an object`);
    return join(this.folder, key);
  }

  private readSecret(): Promise<Buffer> {
    this.secret ??= this.loadSecret().catch((error) => {
      this.secret = undefined;
      throw error;
    });
    return this.secret;
  }

  private async loadSecret(): Promise<Buffer> {
    const path = `${this.folder}.key`;
    const secret = await readFile(path).catch(async (error) => {
      if (!isMissing(error)) throw error;
      // Complete or not there, whenever the process is killed.
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const made = randomBytes(SECRET_BYTES);
      await writeFile(`${path}.new`, made, { mode: 0o600 });
      await rename(`${path}.new`, path);
      return made;
    });
    if (secret.length < SECRET_BYTES)
      throw new Error(`${path} is damaged: remove it, and a new one is made.`);
    return secret;
  }

  private async newIncoming(): Promise<string> {
    const folder = join(this.folder, INCOMING);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, randomUUID());
  }

  private async moveIn(file: string, key: string): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(file, path);
  }

  async put(key: string, bytes: Uint8Array, _mediaType: string): Promise<void> {
    const incoming = await this.newIncoming();
    const file = await open(incoming, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await this.moveIn(incoming, key);
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const path = this.pathOf(key);
    try {
      const { size } = await stat(path);
      return { sizeBytes: size, body: bytesOf(path) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const key = path.slice(this.folder.length + 1).replaceAll('\\', '/');
      if (!entry.isFile() || !key.startsWith(prefix) || !isObjectKey(key)) continue;
      const found = await stat(path).catch(() => undefined);
      if (found !== undefined) yield { key, sizeBytes: found.size, changedAt: found.mtime };
    }
  }

  private async addressOf(
    permit: Omit<PutPermit, 'expires'>,
    grant: PutGrant,
    baseUrl: string,
  ): Promise<string> {
    const expires = Math.floor(this.clock.now().getTime() / 1000) + grant.expiresSeconds;
    const query = permitQuery({ ...permit, expires }, await this.readSecret());
    return `${this.locationOf(permit.key, baseUrl)}?${query}`;
  }

  signPut(key: string, grant: PutGrant, baseUrl: string): Promise<string> {
    return this.addressOf({ key, maxBytes: grant.maxBytes }, grant, baseUrl);
  }

  signPart(
    key: string,
    part: { uploadId: string; partNumber: number },
    grant: PutGrant,
    baseUrl: string,
  ): Promise<string> {
    const { maxBytes, totalBytes } = grant;
    return this.addressOf({ key, maxBytes, part: { ...part, totalBytes } }, grant, baseUrl);
  }

  locationOf(key: string, baseUrl: string): string {
    return `${baseUrl}${DISK_ADDRESS}${key}`;
  }

  keyOf(address: string, baseUrl: string): string | undefined {
    if (!URL.canParse(address, baseUrl)) return undefined;
    const { origin, pathname } = new URL(address, baseUrl);
    const key = pathname.slice(DISK_ADDRESS.length);
    const isOurs =
      origin === new URL(baseUrl).origin && pathname.startsWith(DISK_ADDRESS) && isObjectKey(key);
    return isOurs ? key : undefined;
  }

  /** Receives what is sent to a signed address; answers the entity tag. Throws StoreError (see `readPermit`). */
  async receive(
    key: string,
    query: URLSearchParams,
    body: AsyncIterable<Uint8Array>,
  ): Promise<{ etag: string }> {
    const permit = readPermit(key, query, await this.readSecret(), this.clock.now());
    const { part } = permit;
    // An upload that was ended takes no more parts.
    const room = part === undefined ? permit.maxBytes : await this.parts.roomFor(key, part);
    const incoming = await this.newIncoming();
    const { etag } = await receiveFile(whole(body), incoming, {
      maxBytes: Math.min(permit.maxBytes, room),
      idleMs: BODY_IDLE_MS,
    });
    try {
      if (part === undefined) await this.moveIn(incoming, key);
      else await this.parts.add(key, part, etag, incoming);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
    return { etag };
  }

  startParts(key: string, _mediaType: string): Promise<string> {
    return this.parts.start(key);
  }

  async listParts(key: string, uploadId: string): Promise<ObjectPart[]> {
    const parts = await this.parts.list(key, uploadId);
    return parts.map(({ PartNumber, ETag, Size }) => ({ PartNumber, ETag, Size }));
  }

  async completeParts(
    key: string,
    uploadId: string,
    named: readonly { PartNumber: number; ETag: string }[],
  ): Promise<void> {
    const { sizeBytes, body } = await this.parts.open(key, uploadId, named);
    const incoming = await this.newIncoming();
    await receiveFile(body, incoming, { maxBytes: sizeBytes, idleMs: BODY_IDLE_MS });
    await this.moveIn(incoming, key);
    await this.parts.remove(key, uploadId);
  }

  abortParts(key: string, uploadId: string): Promise<void> {
    return this.parts.remove(key, uploadId);
  }

  async removeRemains(before: Date): Promise<number> {
    const folder = join(this.folder, INCOMING);
    const names = await readdir(folder).catch(() => []);
    let count = 0;
    for (const name of names) {
      const found = await stat(join(folder, name)).catch(() => undefined);
      if (found === undefined || found.mtime >= before) continue;
      await rm(join(folder, name), { force: true });
      count += 1;
    }
    return count;
  }
}
