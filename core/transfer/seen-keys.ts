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

/**
 * The rows of a file by key, so that each record is written once: by the first row that names it. Keeps numbers only,
 * some fifty bytes a row.
 */
export class SeenKeys {
  readonly #places = new Map<number, number>();
  readonly #lines: number[] = [];
  readonly #contents: number[] = [];

  /**
   * Notes a row. `new`: no row before has the key; `same`: one has, with the same content; else the line of the one
   * that says something else.
   */
  note(key: string, content: readonly (string | null)[], line: number): 'new' | 'same' | { line: number } {
    const keyDigest = digest([key]);
    const contentDigest = digest(content);
    const place = this.#places.get(keyDigest);
    if (place === undefined) {
      this.#places.set(keyDigest, this.#lines.length);
      this.#lines.push(line);
      this.#contents.push(contentDigest);
      return 'new';
    }
    return this.#contents[place] === contentDigest ? 'same' : { line: this.#lines[place] as number };
  }
}
