/**
 * Cuts what `pg` writes into whole wire-protocol messages. The first one (start-up) begins with its length; every later
 * one with a type byte and then its length. Source: PostgreSQL manual, "Message Flow".
 */
export class WireMessages {
  private pending: Buffer = Buffer.alloc(0);
  private started = false;

  /** All messages that are complete now, joined in order; the rest waits. Empty when none is. */
  take(chunk: Buffer): Buffer {
    this.pending = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    let end = 0;
    for (;;) {
      const header = this.started ? 5 : 4;
      if (this.pending.length - end < header) break;
      const length = this.pending.readUInt32BE(end + header - 4) + (this.started ? 1 : 0);
      if (this.pending.length - end < length) break;
      end += length;
      this.started = true;
    }
    const complete = this.pending.subarray(0, end);
    this.pending = this.pending.subarray(end);
    return complete;
  }
}
