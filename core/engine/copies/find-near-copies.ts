import { CHAR, CHARACTER_CLASSES } from '../reader/characters.js';
import { isLongEnough, plainText } from './plain-text.js';

/** Texts are copies of each other from this Jaccard index of their grams on, or with at most this share of edits. */
const LEAST_JACCARD = 0.8;
const MOST_EDITED = 0.15;
/** Counting the edits of longer texts takes long, and their grams say enough. */
const MOST_COUNTED_UNITS = 1000;
/** Of texts that fall into one bucket without being copies each is compared with this many at most. */
const MOST_COMPARED = 40;

/** The different texts that are long enough, in the order in which they first come. */
class Texts {
  readonly plain: string[] = [];
  readonly places: number[][] = [];
  readonly #known = new Map<string, number>();
  readonly #grams = new Map<number, Uint32Array>();

  add(place: number, text: string): void {
    const plain = plainText(text);
    if (!isLongEnough(plain)) return;
    const known = this.#known.get(plain);
    if (known !== undefined) {
      this.places[known]?.push(place);
      return;
    }
    this.#known.set(plain, this.plain.length);
    this.plain.push(plain);
    this.places.push([place]);
  }

  /** The grams of a text that was found beside another: of most texts they are never asked for. */
  #gramsOf(text: number): Uint32Array {
    const known = this.#grams.get(text);
    if (known !== undefined) return known;
    const grams = gramsOf(this.plain[text] ?? '');
    this.#grams.set(text, grams);
    return grams;
  }

  areCopies(one: number, other: number): boolean {
    const [a, b] = [this.plain[one] ?? '', this.plain[other] ?? ''];
    const [shorter, longer] = a.length < b.length ? [a.length, b.length] : [b.length, a.length];
    if (shorter < longer / 2) return false;
    if (jaccard(this.#gramsOf(one), this.#gramsOf(other)) >= LEAST_JACCARD) return true;
    return longer <= MOST_COUNTED_UNITS && isWithinEdits(a, b, Math.floor(MOST_EDITED * longer));
  }
}

/** Joins the copies among texts that have the same number in a band. */
function joinBucket(texts: Texts, groups: Groups, bucket: readonly number[]): void {
  // The first text of each of the last groups met.
  const met: number[] = [];
  for (const text of bucket) {
    const isMet = () => met.some((other) => groups.of(other) === groups.of(text));
    if (isMet()) continue;
    for (const other of met)
      if (groups.of(other) !== groups.of(text) && texts.areCopies(other, text)) groups.join(other, text);
    if (!isMet() && met.push(text) > MOST_COMPARED) met.shift();
  }
}

/**
 * Finds texts that are copies of each other but for small changes. Returns groups of two and more by their places, each
 * ascending, the groups in the order of their first members; the same texts always give the same groups. Candidates come
 * from bands of MinHash signatures and are then compared exactly (docs/series.md, "Near-copies").
 */
export function findNearCopies(list: readonly string[]): number[][] {
  const texts = new Texts();
  for (const [place, text] of list.entries()) texts.add(place, text);
  const size = texts.plain.length;
  const bands = new Uint32Array(size * BANDS);
  for (const [text, plain] of texts.plain.entries()) bandsOf(gramsOf(plain), bands, text * BANDS);
  const groups = new Groups(size);
  // A band's number and the text in one number: sorting puts buckets together, each in the order of its texts.
  const keys = new Float64Array(size);
  for (let band = 0; band < BANDS; band += 1) {
    for (let text = 0; text < size; text += 1)
      keys[text] = (bands[text * BANDS + band] as number) * 2 ** 21 + text;
    keys.sort();
    let bucket: number[] = [];
    let number = -1;
    for (const key of keys) {
      const of = Math.floor(key / 2 ** 21);
      if (of !== number) {
        if (bucket.length > 1) joinBucket(texts, groups, bucket);
        bucket = [];
        number = of;
      }
      bucket.push(key - of * 2 ** 21);
    }
    if (bucket.length > 1) joinBucket(texts, groups, bucket);
  }
  const members = new Map<number, number[]>();
  for (const [text, places] of texts.places.entries()) {
    const group = groups.of(text);
    const known = members.get(group) ?? [];
    members.set(group, known);
    for (const place of places) known.push(place);
  }
  return [...members.values()]
    .filter(({ length }) => length > 1)
    .map((places) => places.sort((a, b) => a - b));
}

/** Characters per gram; of one that begins with a Chinese character. */
const LENGTH = 5;
const HAN_LENGTH = 3;
/** A longer text is known by its beginning. */
const MOST_UNITS = 4000;

/** Spreads every bit of a number over the whole result (the end of MurmurHash3, Appleby 2011, public domain). */
function spread(state: number): number {
  let hash = state ^ (state >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The different grams of a plain text as numbers of 32 bits, ascending. */
export function gramsOf(plain: string): Uint32Array {
  const units = Math.min(plain.length, MOST_UNITS);
  const grams = new Uint32Array(units);
  let count = 0;
  for (let at = 0; at < units; at += 1) {
    const isHan = CHARACTER_CLASSES[plain.charCodeAt(at)] === CHAR.han;
    const end = at + (isHan ? HAN_LENGTH : LENGTH);
    if (end > units) continue;
    let state = 0x2545f491;
    for (let place = at; place < end; place += 1)
      state = Math.imul(state ^ plain.charCodeAt(place), 0x01000193) ^ (state >>> 15);
    grams[count] = spread(state);
    count += 1;
  }
  const sorted = grams.subarray(0, count).sort();
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    if (at > 0 && sorted[at] === sorted[at - 1]) continue;
    sorted[kept] = sorted[at] as number;
    kept += 1;
  }
  return sorted.slice(0, kept);
}

/** The share of grams that two texts have in common, of all that they have: 0 to 1. Jaccard 1901. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  let both = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a[i] as number, b[j] as number];
    if (left === right) both += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  const all = a.length + b.length - both;
  return all === 0 ? 0 : both / all;
}

/** Permutations of the grams, in bands of this number of rows; see `bandsOf`. */
export const PERMUTATIONS = 128;
export const ROWS = 3;
const BANDS = Math.floor(PERMUTATIONS / ROWS);

/** Multipliers and addends from a fixed seed (xorshift32, Marsaglia 2003): the same on every machine. */
function coefficients(seed: number): { by: Uint32Array; plus: Uint32Array } {
  let state = seed;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const by = Uint32Array.from({ length: PERMUTATIONS }, () => next() | 1);
  const plus = Uint32Array.from({ length: PERMUTATIONS }, next);
  return { by, plus };
}

const { by: BY, plus: PLUS } = coefficients(20_261_123);
const least = new Uint32Array(PERMUTATIONS);

/**
 * Writes a number for each band of a text's MinHash signature (Broder 1997) to `bands` from `at` on. Two texts have the same
 * number in a band with the probability J^rows, J being the Jaccard index of their grams.
 */
function bandsOf(grams: Uint32Array, bands: Uint32Array, at: number): void {
  least.fill(0xffffffff);
  for (let gram = 0; gram < grams.length; gram += 1) {
    const value = grams[gram] as number;
    for (let one = 0; one < PERMUTATIONS; one += 1) {
      const hash = (Math.imul(value, BY[one] as number) + (PLUS[one] as number)) >>> 0;
      if (hash < (least[one] as number)) least[one] = hash;
    }
  }
  for (let band = 0; band < BANDS; band += 1) {
    let state = band + 1;
    for (let row = band * ROWS; row < (band + 1) * ROWS; row += 1) {
      state = Math.imul(state ^ (least[row] as number), 0x9e3779b1);
      state ^= state >>> 15;
    }
    bands[at + band] = state >>> 0;
  }
}

/** Sets that grow together (Tarjan 1975); each is known by its lowest member, whatever the order of joining. */
class Groups {
  readonly #parents: Int32Array;

  constructor(size: number) {
    this.#parents = Int32Array.from({ length: size }, (_, place) => place);
  }

  /** The lowest member of a member's set. */
  of(member: number): number {
    const parents = this.#parents;
    let root = member;
    while (parents[root] !== root) root = parents[root] as number;
    for (let at = member; at !== root; ) {
      const up = parents[at] as number;
      parents[at] = root;
      at = up;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.of(one), this.of(other)];
    this.#parents[Math.max(a, b)] = Math.min(a, b);
  }
}

/**
 * Whether one text becomes the other by at most `most` changed, added or left out characters (Levenshtein 1966), looking at
 * the diagonals within that distance only (Ukkonen 1985).
 */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  const beyond = most + 1;
  const width = 2 * most + 1;
  // Cells of a row: the column is row - most + cell.
  let row = new Uint16Array(width + 1).fill(beyond);
  let next = new Uint16Array(width + 1).fill(beyond);
  for (let column = 0; column <= most; column += 1) row[most + column] = column;
  for (let line = 1; line <= a.length; line += 1) {
    const unit = a.charCodeAt(line - 1);
    let best = beyond;
    for (let cell = 0; cell < width; cell += 1) {
      const column = line - most + cell;
      let edits = beyond;
      if (column === 0) edits = line;
      else if (column > 0 && column <= b.length) {
        edits = (row[cell] as number) + (b.charCodeAt(column - 1) === unit ? 0 : 1);
        edits = Math.min(
          edits,
          (row[cell + 1] as number) + 1,
          cell === 0 ? beyond : (next[cell - 1] as number) + 1,
        );
      }
      next[cell] = Math.min(edits, beyond);
      if (edits < best) best = edits;
    }
    if (best >= beyond) return false;
    [row, next] = [next, row];
  }
  return (row[b.length - a.length + most] as number) <= most;
}
