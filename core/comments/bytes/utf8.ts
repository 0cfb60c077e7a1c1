import {
  createDecoder,
  detectEncoding,
  type Encoding,
  firstBeyondAscii,
  HEAD_BYTES,
  hasUtf8Mark,
  knownEncoding,
  SAMPLE_BYTES,
} from './encodings.js';
import { refuseOtherFormats } from './other-formats.js';

const NEWLINE = 0x0a;
const RETURN = 0x0d;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/** Bytes of UTF-8 as text; null when they are not UTF-8. */
export function soundText(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** The same, with U+FFFD where bytes are not UTF-8. */
export const anyText = (bytes: Uint8Array) => lenient.decode(bytes);

/** The lines that are not UTF-8, when the bytes begin with line `firstLine`. */
export function linesNotUtf8(bytes: Uint8Array, firstLine: number): number[] {
  const lines: number[] = [];
  let line = firstLine;
  for (let start = 0; start < bytes.length; line++) {
    let end = start;
    while (end < bytes.length && bytes[end] !== NEWLINE && bytes[end] !== RETURN) end++;
    if (soundText(bytes.subarray(start, end)) === null) lines.push(line);
    start = end + (bytes[end] === RETURN && bytes[end + 1] === NEWLINE ? 2 : 1);
  }
  return lines;
}

/** All pieces as one; a single one is not copied. */
export function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const [first] = pieces;
  if (first !== undefined && pieces.length === 1) return first;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/**
 * The bytes of a text, which arrive in pieces, as UTF-8 without byte order mark: from the encoding `chosen`, else from
 * the one that they show. Bytes that are not of the encoding become U+FFFD; those of UTF-8 are handed on as they are.
 */
export class Utf8Stream {
  /** Final once a byte beyond ASCII has been handed on: a file of ASCII alone is UTF-8. */
  encoding: Encoding = 'UTF-8';
  readonly #chosen: Encoding | undefined;
  /** Null for UTF-8; undefined while the encoding is not known. */
  #decode: ReturnType<typeof createDecoder> | null | undefined;
  #markBytes = 0;
  #hasBegun = false;
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  /** Where the first byte beyond ASCII stands in what is held; -1 without one. */
  #first = -1;

  constructor(chosen?: Encoding) {
    this.#chosen = chosen;
  }

  /** Throws VALIDATION for files that hold no text. */
  *push(piece: Uint8Array): Generator<Uint8Array> {
    if (this.#decode !== undefined) {
      yield* this.#handOut(piece);
      return;
    }
    if (this.#first < 0) {
      const at = firstBeyondAscii(piece);
      if (at >= 0) this.#first = this.#heldBytes + at;
    }
    this.#held.push(piece);
    this.#heldBytes += piece.length;
    if (this.#heldBytes < HEAD_BYTES && !this.#hasBegun) return;
    this.#begin();
    if (this.#decode === undefined && this.#first >= 0) {
      if (this.#heldBytes - this.#first < SAMPLE_BYTES) return;
      this.#guess();
    }
    yield* this.#handOut(this.#take());
  }

  *end(): Generator<Uint8Array> {
    this.#begin();
    if (this.#decode === undefined) this.#guess();
    yield* this.#handOut(this.#take(), true);
  }

  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const head = concat(this.#held).subarray(0, HEAD_BYTES);
    refuseOtherFormats(head);
    const known = knownEncoding(head, this.#chosen);
    if (known !== undefined) this.#decide(known);
    if (known === 'UTF-8' && hasUtf8Mark(head)) this.#markBytes = 3;
  }

  #guess(): void {
    const whole = concat(this.#held);
    const first = this.#first < 0 ? whole.length : this.#first;
    this.#decide(detectEncoding(whole.subarray(first, first + SAMPLE_BYTES)));
  }

  #decide(encoding: Encoding): void {
    this.encoding = encoding;
    this.#decode = encoding === 'UTF-8' ? null : createDecoder(encoding);
  }

  #take(): Uint8Array {
    const whole = concat(this.#held);
    this.#held = [];
    this.#heldBytes = 0;
    return whole;
  }

  *#handOut(bytes: Uint8Array, isLast = false): Generator<Uint8Array> {
    const cut = Math.min(this.#markBytes, bytes.length);
    this.#markBytes -= cut;
    const decode = this.#decode;
    const text = decode == null ? bytes.subarray(cut) : new TextEncoder().encode(decode(bytes, isLast));
    if (text.length > 0) yield text;
  }
}
