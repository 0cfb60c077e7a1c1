/** A comment as numbers: feature `i` is bucket `ids[i]` with weight `values[i]`; a bucket may come twice. */
export class FeatureVector {
  ids = new Int32Array(1024);
  values = new Float32Array(1024);
  /** Index of the token each feature comes from; -1 for features of the whole comment. */
  tokens = new Int32Array(1024);
  size = 0;
  /** How many of the features come from the running text; those after them describe the whole comment. */
  textSize = 0;

  add(id: number, value: number, token: number): void {
    if (this.size === this.ids.length) this.grow();
    this.ids[this.size] = id;
    this.values[this.size] = value;
    this.tokens[this.size] = token;
    this.size += 1;
  }

  clear(): void {
    this.size = 0;
    this.textSize = 0;
  }

  private grow(): void {
    const longer = this.ids.length * 2;
    const { ids, values, tokens } = this;
    this.ids = new Int32Array(longer);
    this.ids.set(ids);
    this.values = new Float32Array(longer);
    this.values.set(values);
    this.tokens = new Int32Array(longer);
    this.tokens.set(tokens);
  }
}

/** Number of buckets of the hashed features; a power of two. */
export const BUCKETS = 1 << 19;

/** Kinds of feature; the same text in two kinds falls into different buckets. */
export const KIND = {
  word: 1,
  pair: 2,
  part: 3,
  hanOne: 4,
  hanTwo: 5,
  hanThree: 6,
  negated: 7,
  sign: 8,
  whole: 9,
  skip: 10,
  sense: 11,
  sensePair: 12,
} as const;

// FNV-1a over UTF-16 code units; the low bits alone spread badly, so `toBucket` mixes them (constants of murmur's kind).
function start(kind: number): number {
  return Math.imul(0x811c9dc5 ^ kind, 0x01000193);
}

/** Hash of `text[from, to)` as a feature of the kind. */
export function hashText(kind: number, text: string, from = 0, to = text.length): number {
  let hash = start(kind);
  for (let i = from; i < to; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Hash of two hashes in order. */
export function hashPair(kind: number, first: number, second: number): number {
  return Math.imul(Math.imul(start(kind) ^ first, 0x01000193) ^ second ^ (second >>> 7), 0x01000193);
}

/** The bucket of a hash. */
export function toBucket(hash: number): number {
  let h = hash ^ (hash >>> 15);
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a2d39);
  h ^= h >>> 15;
  return h & (BUCKETS - 1);
}
