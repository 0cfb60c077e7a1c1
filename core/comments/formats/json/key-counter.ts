import { BACKSLASH, COLON, KIND_CLOSE, KIND_OPEN, KIND_QUOTE, KINDS, QUOTE } from '../../bytes/json-bytes.js';

/** Of one object. No program writes as many; to JSON.parse each new name costs more than the one before. */
export const MAX_KEYS = 5_000;

/** Counts the keys of the objects of JSON whose bytes arrive in pieces, without parsing it. */
export class KeyCounter {
  /** Keys so far of each object and list that is open, the innermost last. */
  readonly #open: number[] = [0];
  #inString = false;
  #isEscaped = false;

  /** Whether an object has more than MAX_KEYS by the end of this piece. */
  push(bytes: Uint8Array): boolean {
    const open = this.#open;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (this.#inString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
        else if (byte === QUOTE) this.#inString = false;
        continue;
      }
      const kind = KINDS[byte]!;
      if (kind === KIND_QUOTE) this.#inString = true;
      else if (kind === KIND_OPEN) open.push(0);
      else if (kind === KIND_CLOSE) {
        if (open.length > 1) open.pop();
      } else if (byte === COLON) {
        const keys = (open.at(-1) ?? 0) + 1;
        open[open.length - 1] = keys;
        if (keys > MAX_KEYS) return true;
      }
    }
    return false;
  }
}

/** Fewer bytes hold no more than MAX_KEYS. */
const LEAST_BYTES = MAX_KEYS * 4;

/** Whether an object of a whole JSON text has more than MAX_KEYS. */
export const hasTooManyKeys = (bytes: Uint8Array): boolean =>
  bytes.length >= LEAST_BYTES && new KeyCounter().push(bytes);
