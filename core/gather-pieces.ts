import { TimeSlice } from './time-slice.js';

/** Large enough that work per piece does not count, small enough for one time slice. */
export const PIECE_BYTES = 65_536;

/**
 * The same bytes in pieces of at least `size`, but for the last: how a sender cuts its bytes decides neither the work
 * per byte nor the memory per byte. Lets others go on between pieces that are there at once.
 */
export async function* gatherPieces(
  source: AsyncIterable<Uint8Array>,
  size = PIECE_BYTES,
): AsyncGenerator<Uint8Array> {
  const slice = new TimeSlice();
  let piece = new Uint8Array(0);
  let filled = 0;
  for await (const bytes of source) {
    if (slice.isOver()) await slice.yield();
    if (filled === 0 && bytes.length >= size) {
      yield bytes;
      continue;
    }
    let rest = bytes;
    while (rest.length > 0) {
      if (filled === 0) piece = new Uint8Array(size);
      const part = rest.subarray(0, size - filled);
      piece.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
      if (filled < size) continue;
      yield piece;
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
