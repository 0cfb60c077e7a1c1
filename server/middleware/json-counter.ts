import {
  BACKSLASH,
  COLON,
  KIND_CLOSE,
  KIND_COMMA,
  KIND_OPEN,
  KIND_QUOTE,
  KINDS,
  OPEN_OBJECT,
  QUOTE,
} from '@smops/core/comments/bytes/json-bytes.js';
import { MAX_KEYS } from '@smops/core/comments/formats/json/key-counter.js';
import { TimeSlice } from '@smops/core/time-slice.js';

/** For each comment that a body may bring: exports of Facebook have up to a dozen values and three objects. */
const VALUES_PER_COMMENT = 20;
const GROUPS_PER_COMMENT = 5;
/** Nothing that is sent is deeper than ten. */
const MAX_DEPTH = 1_000;
/**
 * A sequence of names that no object before had costs JSON.parse some microseconds for each name, and above 1,500 names
 * after the same ones all further objects are slow.
 */
const MAX_SEQUENCES = 50_000;
const MAX_NEXT = 1_000;

/** The names of an object so far, as a node of the tree of all such sequences. */
interface Names {
  next: Map<string, Names>;
}

const PIECE_BYTES = 64 * 1024;
/** Fewer bytes cannot take long to parse. */
const LEAST_BYTES = 4 * 1024;

/** Counts what makes JSON slow to parse, over its bytes. */
class JsonCounter {
  readonly #bytes: Buffer;
  readonly #maxComments: number;
  #values = 1;
  #groups = 0;
  #sequences = 0;
  readonly #root: Names = { next: new Map() };
  /** Of what is open, the innermost last: an object's names, or undefined for a list; and how many names. */
  readonly #open: (Names | undefined)[] = [];
  readonly #keys: number[] = [];
  #inString = false;
  #isEscaped = false;
  /** Where the last string begins and ends, without its quotes. */
  #start = 0;
  #end = 0;

  constructor(bytes: Uint8Array, maxComments: number) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#maxComments = maxComments;
  }

  /** Whether there is too much of something by the end of this piece. */
  isOver(from: number, to: number): boolean {
    const bytes = this.#bytes;
    for (let at = from; at < to; at++) {
      const byte = bytes[at]!;
      if (this.#inString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
        else if (byte === QUOTE) {
          this.#inString = false;
          this.#end = at;
        }
        continue;
      }
      const kind = KINDS[byte]!;
      if (kind === KIND_QUOTE) {
        this.#inString = true;
        this.#start = at + 1;
      } else if (kind === KIND_COMMA) this.#values += 1;
      else if (kind === KIND_OPEN) {
        this.#values += 1;
        this.#groups += 1;
        this.#open.push(byte === OPEN_OBJECT ? this.#root : undefined);
        this.#keys.push(0);
        if (this.#open.length > MAX_DEPTH) return true;
      } else if (kind === KIND_CLOSE) {
        this.#open.pop();
        this.#keys.pop();
      } else if (byte === COLON && this.#isNameTooMany()) return true;
    }
    return (
      this.#values > this.#maxComments * VALUES_PER_COMMENT ||
      this.#groups > this.#maxComments * GROUPS_PER_COMMENT
    );
  }

  #isNameTooMany(): boolean {
    const innermost = this.#open.length - 1;
    const names = this.#open[innermost];
    if (names === undefined) return false;
    this.#keys[innermost]! += 1;
    const name = this.#bytes.toString('latin1', this.#start, this.#end);
    let next = names.next.get(name);
    if (next === undefined) {
      next = { next: new Map() };
      names.next.set(name, next);
      this.#sequences += 1;
    }
    this.#open[innermost] = next;
    return this.#keys[innermost]! > MAX_KEYS || names.next.size > MAX_NEXT || this.#sequences > MAX_SEQUENCES;
  }
}

/**
 * Whether JSON.parse, which cannot be interrupted, would take long: too many values, objects and lists for
 * `maxComments` comments, too deep, or too many names. Looks at the bytes in time slices.
 */
export async function isSlowToParse(bytes: Uint8Array, maxComments: number): Promise<boolean> {
  if (bytes.length < LEAST_BYTES) return false;
  const counter = new JsonCounter(bytes, maxComments);
  const slice = new TimeSlice();
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    if (counter.isOver(from, Math.min(from + PIECE_BYTES, bytes.length))) return true;
    if (slice.isOver()) await slice.yield();
  }
  return false;
}
