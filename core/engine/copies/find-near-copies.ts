import { isWithinEdits } from './edits.js';
import { gramsOf, jaccard } from './grams.js';
import { Groups } from './groups.js';
import { BANDS, bandsOf } from './min-hash.js';
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
