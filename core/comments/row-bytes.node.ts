import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { invalid } from '../errors.js';
import { Turns } from '../turns.js';
import { refuseOtherFormats } from './decode-text.js';
import type { Encoding } from './encodings.js';
import { type FoundEncoding, toUtf8 } from './utf8-stream.node.js';

export interface ByteLimits {
  /** Of the unpacked text. */
  maxBytes: number;
  /** How many times larger than the archive its content may be, past the first MIN_BOMB_BYTES. */
  maxRatio: number;
}

const MIN_BOMB_BYTES = 16 * 1_048_576;
const UNPACK_BYTES = 1 << 20;
/** Enough to tell what a file is. */
const HEAD_BYTES = 4_096;

/** What is found while reading. `reason` is set when an archive ends early or is damaged: what was unpacked before that has been handed out. */
export interface FoundInBytes extends FoundEncoding {
  reason: string | null;
}

/**
 * The bytes of a file as UTF-8 without byte order mark: gzip is unpacked, other encodings converted. Throws VALIDATION
 * for other formats, for more than `maxBytes`, and for an archive that unpacks to more than it can honestly hold.
 */
export async function* readTextBytes(
  source: AsyncIterable<Uint8Array>,
  limits: ByteLimits,
  found: FoundInBytes,
  encoding?: Encoding,
): AsyncGenerator<Uint8Array> {
  const packed = await withHead(source);
  const isGzip = packed.head[0] === 0x1f && packed.head[1] === 0x8b;
  const { head, rest } = isGzip ? await withHead(unpack(packed.rest, limits, found)) : packed;
  refuseOtherFormats(head);
  let bytes = 0;
  const turns = new Turns();
  async function* counted() {
    for await (const piece of rest) {
      if (turns.isOver()) await turns.next();
      bytes += piece.length;
      if (bytes > limits.maxBytes) throw tooLarge(limits.maxBytes);
      yield piece;
    }
  }
  yield* toUtf8(head, counted(), found, encoding);
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

async function* unpack(
  source: AsyncIterable<Uint8Array>,
  { maxBytes, maxRatio }: ByteLimits,
  damage: FoundInBytes,
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
      if (unpackedBytes > maxBytes) throw tooLarge(maxBytes);
      if (unpackedBytes > MIN_BOMB_BYTES && unpackedBytes > maxRatio * packedBytes) throw bomb(maxRatio);
      yield piece;
    }
  } catch (error) {
    if (!isZlibError(error)) throw error;
    damage.reason =
      error.code === 'Z_BUF_ERROR'
        ? 'The gzip archive is cut off here.'
        : 'The gzip archive is damaged from here on.';
  } finally {
    gunzip.destroy();
    await done;
  }
}

const isZlibError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

const tooLarge = (maxBytes: number) =>
  invalid(
    `The file holds more than ${Math.round(maxBytes / 1_048_576).toLocaleString('en-US')} MB, which is the limit. Split it.`,
  );

const bomb = (maxRatio: number) =>
  invalid(
    `The gzip archive unpacks to more than ${maxRatio} times its size, which no export of comments does. Unpack it yourself if it is sound.`,
  );
