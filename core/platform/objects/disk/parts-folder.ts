import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import PQueue from 'p-queue';
import { inThisLanguage } from '../../language/caller-language.js';
import { type ObjectPart, StoreError } from '../object-store.js';
import { PART_MIN_BYTES } from '../objects.constants.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';

const PART_FILE = /^(\d{1,5})-([0-9a-f]{32})$/;
const UPLOAD_ID = /^[0-9a-f-]{36}$/;

const gone = () => new StoreError('NoSuchUpload', OBJECTS_TEXTS().neverBegun);

/** A part, and what all parts of its object may have together. */
interface NewPart {
  uploadId: string;
  partNumber: number;
  totalBytes?: number;
}

const tooLarge = (totalBytes: number) =>
  new StoreError('EntityTooLarge', OBJECTS_TEXTS().partsTooLarge(Math.round(totalBytes / 1_048_576)));

/** The parts of objects on their way in: a folder per upload, a file per part whose name is its number and MD5. */
export class PartsFolder {
  private readonly folder: string;
  private readonly oneByOne = new PQueue({ concurrency: 1 });

  constructor(folder: string) {
    this.folder = folder;
  }

  async start(key: string): Promise<string> {
    const uploadId = randomUUID();
    await mkdir(this.pathOf(key, uploadId), { recursive: true, mode: 0o700 });
    return uploadId;
  }

  private pathOf(key: string, uploadId: string): string {
    if (!UPLOAD_ID.test(uploadId)) throw gone();
    return join(this.folder, `${basename(key)}.${uploadId}`);
  }

  /** What the parts that are there leave for this one, in bytes. Throws NoSuchUpload, and EntityTooLarge when it is nothing. */
  async roomFor(key: string, part: NewPart): Promise<number> {
    const others = (await this.list(key, part.uploadId)).filter((one) => one.PartNumber !== part.partNumber);
    const { totalBytes = Number.POSITIVE_INFINITY } = part;
    const room = totalBytes - others.reduce((sum, { Size }) => sum + Size, 0);
    if (room <= 0) throw tooLarge(totalBytes);
    return room;
  }

  /**
   * Takes over a received file as a part; one that came before under the number goes. Of parts that came at the same time
   * those beyond the limit of all are refused (EntityTooLarge).
   */
  add(key: string, part: NewPart, etag: string, file: string): Promise<void> {
    return this.oneByOne.add(inThisLanguage(() => this.addNext(key, part, etag, file)));
  }

  private async addNext(key: string, part: NewPart, etag: string, file: string): Promise<void> {
    if ((await stat(file)).size > (await this.roomFor(key, part))) throw tooLarge(part.totalBytes ?? 0);
    const folder = this.pathOf(key, part.uploadId);
    const name = `${part.partNumber}-${etag.replaceAll('"', '')}`;
    const before = await this.namesIn(folder);
    await rename(file, join(folder, name));
    for (const old of before) {
      if (old.startsWith(`${part.partNumber}-`) && old !== name) await rm(join(folder, old), { force: true });
    }
  }

  private async namesIn(folder: string): Promise<string[]> {
    try {
      return (await readdir(folder)).filter((name) => PART_FILE.test(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw gone();
      throw error;
    }
  }

  async list(key: string, uploadId: string): Promise<(ObjectPart & { path: string })[]> {
    const folder = this.pathOf(key, uploadId);
    const parts = [];
    for (const name of await this.namesIn(folder)) {
      const [, number, md5] = PART_FILE.exec(name) ?? [];
      const path = join(folder, name);
      parts.push({ PartNumber: Number(number), ETag: `"${md5}"`, Size: (await stat(path)).size, path });
    }
    return parts.sort((a, b) => a.PartNumber - b.PartNumber);
  }

  /** The bytes of the named parts, one after the other, once all are found to be there and large enough. */
  async open(
    key: string,
    uploadId: string,
    named: readonly { PartNumber: number; ETag: string }[],
  ): Promise<{ sizeBytes: number; etag: string; body: AsyncIterable<Uint8Array> }> {
    const present = new Map((await this.list(key, uploadId)).map((part) => [part.PartNumber, part]));
    const paths: string[] = [];
    const hash = createHash('md5');
    let sizeBytes = 0;
    if (named.length === 0) throw new StoreError('InvalidPart', OBJECTS_TEXTS().onePart);
    if (named.some((part, index) => index > 0 && part.PartNumber <= (named[index - 1]?.PartNumber ?? 0))) {
      throw new StoreError('InvalidPartOrder', OBJECTS_TEXTS().partsOrder);
    }
    for (const [index, { PartNumber, ETag }] of named.entries()) {
      const part = present.get(PartNumber);
      if (part === undefined || part.ETag.replaceAll('"', '') !== ETag.replaceAll('"', '')) {
        throw new StoreError('InvalidPart', OBJECTS_TEXTS().partMissing(PartNumber));
      }
      if (part.Size < PART_MIN_BYTES && index < named.length - 1) {
        throw new StoreError('EntityTooSmall', OBJECTS_TEXTS().partSmall(PartNumber));
      }
      hash.update(Buffer.from(part.ETag.replaceAll('"', ''), 'hex'));
      sizeBytes += part.Size;
      paths.push(part.path);
    }
    async function* body() {
      for (const path of paths) yield* createReadStream(path) as AsyncIterable<Uint8Array>;
    }
    return { sizeBytes, etag: `"${hash.digest('hex')}-${named.length}"`, body: body() };
  }

  async remove(key: string, uploadId: string): Promise<void> {
    if (UPLOAD_ID.test(uploadId)) await rm(this.pathOf(key, uploadId), { recursive: true, force: true });
  }
}
