import { type StoredObject, StoreError } from './object-store.js';
import { OBJECTS_TEXTS } from './objects.texts.model.js';

/** All bytes of an object. Throws EntityTooLarge as soon as there are more than allowed. */
export async function readObject({ body }: StoredObject, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > maxBytes) {
      throw new StoreError('EntityTooLarge', OBJECTS_TEXTS().fileTooLarge(`${maxBytes / 1048576} MiB`));
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}
