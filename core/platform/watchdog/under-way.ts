/** Of more requests at once the later ones are not noted; a longer text is cut. */
const SLOTS = 32;
const SLOT_BYTES = 200;
const LENGTH_BYTES = 2;

/** What a thread is working on, in memory that another thread can read while the first one answers no request. */
export class UnderWay {
  readonly memory: SharedArrayBuffer;
  readonly #bytes: Buffer;
  readonly #free = Array.from({ length: SLOTS }, (_, slot) => slot * SLOT_BYTES);

  constructor(memory = new SharedArrayBuffer(SLOTS * SLOT_BYTES)) {
    this.memory = memory;
    this.#bytes = Buffer.from(memory);
  }

  /** Notes a piece of work; call the result at its end. */
  begin(text: string): () => void {
    const at = this.#free.pop();
    if (at === undefined) return () => {};
    const length = this.#bytes.write(text, at + LENGTH_BYTES, SLOT_BYTES - LENGTH_BYTES);
    this.#bytes.writeUInt16LE(length, at);
    return () => {
      this.#bytes.writeUInt16LE(0, at);
      this.#free.push(at);
    };
  }

  /** The notes of work that has not ended, in no order. */
  list(): string[] {
    const notes: string[] = [];
    for (let at = 0; at < this.#bytes.length; at += SLOT_BYTES) {
      const length = this.#bytes.readUInt16LE(at);
      if (length > 0) notes.push(this.#bytes.toString('utf8', at + LENGTH_BYTES, at + LENGTH_BYTES + length));
    }
    return notes;
  }
}
