import { serveChild } from '../../limited-child/child-side.js';
import type { ImageWork, MadeImage } from './image-work.js';
import { reencode, shrinkImage } from './reencode.js';

/** Their receiver has other work to let through. */
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
