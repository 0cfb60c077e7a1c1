import { runInChild } from '../../limited-child/run-in-child.js';
import { TRANSFER_TEXTS } from '../../texts/files.texts.model.js';
import { imageTypeOf, noImage } from './image-type.js';
import type { CleanImage, ImageWork, MadeImage } from './image-work.js';

/** Decoding takes memory by pixels, not by bytes; the largest image that is taken needs up to 400 MB. */
const LIMITS = { heapMb: 128, memoryMb: 1_000, seconds: 60 };

/** What a child makes of an image, its bytes put together. Throws as `runInChild` does. */
async function makeInChild(input: ImageWork, signal: AbortSignal | undefined) {
  const messages = runInChild<MadeImage | Uint8Array>({
    script: new URL('./image.child.js', import.meta.url),
    input,
    limits: LIMITS,
    subject: TRANSFER_TEXTS().thisImage,
    remedy: TRANSFER_TEXTS().smallerImage,
    signal,
  });
  let made: MadeImage = {};
  const pieces: Uint8Array[] = [];
  for await (const message of messages) {
    if (message instanceof Uint8Array) pieces.push(message);
    else made = message;
  }
  return { ...made, bytes: Buffer.concat(pieces) };
}

/**
 * Re-encodes an image from its pixels: what hides beside them (place, camera, scripts, other files) does not come
 * along, and it stands upright. Decoded in a process of its own, which alone ends when an image breaks the decoder. Throws
 * VALIDATION for what is no image, damaged, too large or takes too long; UNAVAILABLE when too many wait. `signal`: see
 * `runInChild`.
 */
export async function cleanImage(bytes: Uint8Array, signal?: AbortSignal): Promise<CleanImage> {
  // No process is started for what says itself that it is something else.
  if (imageTypeOf(bytes) === undefined) throw noImage();
  return (await makeInChild({ kind: 'clean', bytes }, signal)) as CleanImage;
}

/** A small WebP of an image that `cleanImage` made, for a grid. Made in a process of its own, like that one. */
export async function makeThumbnail(bytes: Uint8Array, signal?: AbortSignal): Promise<Buffer> {
  return (await makeInChild({ kind: 'thumbnail', bytes }, signal)).bytes;
}
