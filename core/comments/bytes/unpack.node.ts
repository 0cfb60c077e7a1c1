import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { invalid } from '../../errors.js';
import { gatherPieces } from '../../gather-pieces.js';
import { ROWS } from '../texts/rows.texts.model.js';
import { HEAD_BYTES } from './encodings.js';
import { MIN_BOMB_BYTES } from './unpack-limits.js';

const UNPACK_BYTES = 1 << 20;

/** `reason` is set when an archive ends early or is damaged: what was unpacked before that has been handed out. */
export interface FoundInArchive {
  reason: string | null;
}

/**
 * The bytes of a file, those of gzip unpacked. Throws VALIDATION for an archive that unpacks to more than it can
 * honestly hold.
 */
export async function* unpacked(
  source: AsyncIterable<Uint8Array>,
  maxRatio: number,
  found: FoundInArchive,
): AsyncGenerator<Uint8Array> {
  const { head, rest } = await withHead(gatherPieces(source));
  yield* head[0] === 0x1f && head[1] === 0x8b ? gunzipped(rest, maxRatio, found) : rest;
}

/** The first bytes of a source, and the source as if they had not been read. */
export async function withHead(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const next = await iterator.next();
    if (next.done === true) break;
    pieces.push(next.value);
    length += next.value.length;
  }
  const start = Buffer.concat(pieces);
  async function* rest() {
    try {
      if (start.length > 0) yield start as Uint8Array;
      yield* { [Symbol.asyncIterator]: () => iterator };
    } finally {
      await iterator.return?.();
    }
  }
  return { head: start.subarray(0, HEAD_BYTES), rest: rest() };
}

async function* gunzipped(
  source: AsyncIterable<Uint8Array>,
  maxRatio: number,
  found: FoundInArchive,
): AsyncGenerator<Uint8Array> {
  let packedBytes = 0;
  let unpackedBytes = 0;
  async function* counted() {
    for await (const piece of source) {
      packedBytes += piece.length;
      yield piece;
    }
  }
  const gunzip = createGunzip({ chunkSize: UNPACK_BYTES });
  const done = pipeline(Readable.from(counted(), { objectMode: false }), gunzip).catch(() => undefined);
  try {
    for await (const piece of gunzip) {
      unpackedBytes += piece.length;
      if (unpackedBytes > MIN_BOMB_BYTES && unpackedBytes > maxRatio * packedBytes) throw bomb(maxRatio);
      yield piece;
    }
  } catch (error) {
    if (!isZlibError(error)) throw error;
    found.reason = error.code === 'Z_BUF_ERROR' ? ROWS().gzipCutOff : ROWS().gzipDamaged;
  } finally {
    gunzip.destroy();
    await done;
  }
}

const isZlibError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

const bomb = (maxRatio: number) => invalid(ROWS().gzipBomb(maxRatio));
