import { NEWLINE } from './json-bytes.js';
import { concat } from './utf8.js';

/**
 * The unfinished last line of bytes that arrive in pieces. Kept as a list of pieces: only the new piece is searched for a
 * line's end, and bytes are copied once, when their line is complete.
 */
export class LineRest {
  #pieces: Uint8Array[] = [];
  length = 0;

  /** The lines that are complete with this piece, as one stretch that ends with a line end; empty when none is. */
  add(piece: Uint8Array): Uint8Array {
    // No character of UTF-8 holds a newline byte, so a cut behind one never divides a character.
    const end = piece.lastIndexOf(NEWLINE) + 1;
    if (end === 0) {
      this.#keep(piece);
      return piece.subarray(0, 0);
    }
    const lines = this.#join(piece.subarray(0, end));
    this.#keep(piece.subarray(end));
    return lines;
  }

  /** What is left, which is then forgotten. */
  take(): Uint8Array {
    return this.#join(new Uint8Array(0));
  }

  #keep(piece: Uint8Array): void {
    if (piece.length > 0) this.#pieces.push(piece);
    this.length += piece.length;
  }

  #join(last: Uint8Array): Uint8Array {
    const joined = concat([...this.#pieces, last]);
    this.#pieces = [];
    this.length = 0;
    return joined;
  }
}
