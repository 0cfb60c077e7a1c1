/**
 * 53 bits that tell texts apart, mixed as in MurmurHash3. Not for secrets: a file that makes two of its own rows meet
 * harms only itself. Among a million keys, two meet by chance in one file of twenty thousand.
 */
function digest(texts: readonly (string | null)[]): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const text of texts) {
    for (let index = 0; index < (text?.length ?? 0); index++) {
      const code = (text as string).charCodeAt(index);
      high = Math.imul(high ^ code, 0x85ebca77);
      low = Math.imul(low ^ code, 0xc2b2ae3d);
    }
    // Where one text ends and the next begins counts too; no UTF-16 unit is this.
    high = Math.imul(high ^ 0x10000, 0x85ebca77);
    low = Math.imul(low ^ 0x10000, 0xc2b2ae3d);
  }
  high = Math.imul(high ^ (high >>> 16), 0x735a2d97) ^ Math.imul(low ^ (low >>> 15), 0xcaf649a9);
  low = Math.imul(low ^ (low >>> 16), 0x735a2d97) ^ Math.imul(high ^ (high >>> 15), 0xcaf649a9);
  return 0x200000 * ((low ^ (low >>> 16)) >>> 0) + ((high ^ (high >>> 16)) >>> 11);
}

const FIRST_ROOM = 1024;

/**
 * The rows of a file by key, so that each record is written once: by the first row that names it. Keeps numbers only, at
 * most sixty bytes a row, in a hash table of its own: the garbage collector has nothing to look through.
 */
export class SeenKeys {
  /** Digests of the keys where their place or the next free one after it is; 0 is free. */
  #keys = new Float64Array(FIRST_ROOM);
  #contents = new Float64Array(FIRST_ROOM);
  #lines = new Uint32Array(FIRST_ROOM);
  #count = 0;

  /**
   * Notes a row. `new`: no row before has the key; `same`: one has, with the same content; else the line of the one
   * that says something else.
   */
  note(key: string, content: readonly (string | null)[], line: number): 'new' | 'same' | { line: number } {
    const keyDigest = digest([key]) || 1;
    const contentDigest = digest(content);
    const at = this.#placeOf(keyDigest);
    if (this.#keys[at] !== 0) {
      return this.#contents[at] === contentDigest ? 'same' : { line: this.#lines[at] as number };
    }
    this.#put(at, keyDigest, contentDigest, line);
    if (++this.#count > (this.#keys.length * 2) / 3) this.#grow();
    return 'new';
  }

  #placeOf(keyDigest: number): number {
    const mask = this.#keys.length - 1;
    let at = (keyDigest % 0x100000000) & mask;
    while (this.#keys[at] !== 0 && this.#keys[at] !== keyDigest) at = (at + 1) & mask;
    return at;
  }

  #put(at: number, key: number, content: number, line: number): void {
    this.#keys[at] = key;
    this.#contents[at] = content;
    this.#lines[at] = line;
  }

  #grow(): void {
    const keys = this.#keys;
    const contents = this.#contents;
    const lines = this.#lines;
    this.#keys = new Float64Array(keys.length * 2);
    this.#contents = new Float64Array(keys.length * 2);
    this.#lines = new Uint32Array(keys.length * 2);
    for (const [from, key] of keys.entries()) {
      if (key !== 0) this.#put(this.#placeOf(key), key, contents[from] as number, lines[from] as number);
    }
  }
}
