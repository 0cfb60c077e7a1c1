import { isAscii } from 'node:buffer';
import {
  createDecoder,
  detectEncoding,
  type Encoding,
  firstBeyondAscii,
  hasUtf8Mark,
  knownEncoding,
  SAMPLE_BYTES,
} from './encodings.js';

/** The encoding of a file, once it is known: a file of ASCII alone is UTF-8. */
export interface FoundEncoding {
  encoding: Encoding;
}

/**
 * The pieces of a text as UTF-8 without byte order mark: from the encoding `chosen`, else from the one that the bytes
 * show, told as `decodeText` does. `head` is the beginning of the text. Bytes that are not of the encoding become
 * U+FFFD; those of UTF-8 are handed on as they are.
 */
export async function* toUtf8(
  head: Uint8Array,
  pieces: AsyncIterable<Uint8Array>,
  found: FoundEncoding,
  chosen?: Encoding,
): AsyncGenerator<Uint8Array> {
  const known = knownEncoding(head, chosen);
  let decode: ReturnType<typeof createDecoder> | null | undefined;
  const decide = (encoding: Encoding) => {
    found.encoding = encoding;
    decode = encoding === 'UTF-8' ? null : createDecoder(encoding);
  };
  if (known !== undefined) decide(known);
  let markBytes = known === 'UTF-8' && hasUtf8Mark(head) ? 3 : 0;
  function* handOut(bytes: Uint8Array, isLast = false) {
    const cut = Math.min(markBytes, bytes.length);
    markBytes -= cut;
    const text = decode == null ? bytes.subarray(cut) : Buffer.from(decode(bytes, isLast), 'utf8');
    if (text.length > 0) yield text;
  }

  const held: Uint8Array[] = [];
  let heldBytes = 0;
  /** Where the first byte beyond ASCII stands in what is held. */
  let first = 0;
  for await (const piece of pieces) {
    if (decode !== undefined || (heldBytes === 0 && isAscii(piece))) {
      yield* handOut(piece);
      continue;
    }
    if (heldBytes === 0) first = firstBeyondAscii(piece);
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes - first < SAMPLE_BYTES) continue;
    const whole = Buffer.concat(held.splice(0));
    decide(detectEncoding(whole.subarray(first, first + SAMPLE_BYTES)));
    yield* handOut(whole);
  }
  const rest = Buffer.concat(held);
  if (decode === undefined) decide(detectEncoding(rest.subarray(first)));
  yield* handOut(rest, true);
}
