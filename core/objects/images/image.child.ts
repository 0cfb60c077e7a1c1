import { serveChild } from '../../limited-child/child-side.js';
import type { CleanImage } from './clean-image.js';
import { reencode, shrinkImage } from './reencode.js';

export interface ImageWork {
  kind: 'clean' | 'thumbnail';
  bytes: Uint8Array;
}

/** What an image came out as; its bytes follow in pieces. */
export type MadeImage = Partial<Omit<CleanImage, 'bytes'>>;

/** Whoever receives them has others to let through. */
const PIECE_BYTES = 1024 * 1024;

serveChild(async function* ({ kind, bytes }: ImageWork): AsyncGenerator<MadeImage | Uint8Array> {
  let made: Uint8Array;
  if (kind === 'clean') {
    const { bytes: clean, ...rest } = await reencode(bytes);
    yield rest;
    made = clean;
  } else made = await shrinkImage(bytes);
  for (let at = 0; at < made.length; at += PIECE_BYTES) yield made.subarray(at, at + PIECE_BYTES);
});
