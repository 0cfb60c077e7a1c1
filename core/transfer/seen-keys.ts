import { createHash } from 'node:crypto';

/** 52 bits of a digest as a number: of a million keys, two meet by chance in one file of ten thousand. */
const digest = (text: string): number =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 13), 16);

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
  note(key: string, content: string, line: number): 'new' | 'same' | { line: number } {
    const keyDigest = digest(key);
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
