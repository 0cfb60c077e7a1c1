/**
 * Bytes that are added at the end and dropped at the beginning, as one view. Adding copies only what is added; what is
 * kept is copied only when its memory doubles, so that a long row costs no more per byte than a short one.
 */
export class GrowingBytes {
  #memory: Uint8Array = new Uint8Array(0);
  #start = 0;
  #end = 0;

  get length(): number {
    return this.#end - this.#start;
  }

  /** Valid until the next `add`, which may use the same memory. */
  get view(): Uint8Array {
    return this.#memory.subarray(this.#start, this.#end);
  }

  add(piece: Uint8Array): void {
    if (this.length === 0) {
      // Always the same kind of view: who walks through it stays fast.
      this.#memory = new Uint8Array(piece.buffer, piece.byteOffset, piece.length);
      this.#start = 0;
      this.#end = piece.length;
      return;
    }
    const kept = this.length;
    if (this.#end + piece.length > this.#memory.length) {
      // Memory that is mostly used up by what was dropped is used again.
      const isRoomy = (kept + piece.length) * 2 <= this.#memory.length;
      const memory = isRoomy ? this.#memory : new Uint8Array((kept + piece.length) * 2);
      memory.set(this.view);
      this.#memory = memory;
      this.#start = 0;
      this.#end = kept;
    }
    this.#memory.set(piece, this.#end);
    this.#end += piece.length;
  }

  /** Forgets the first `count` bytes. */
  drop(count: number): void {
    this.#start += count;
  }
}
