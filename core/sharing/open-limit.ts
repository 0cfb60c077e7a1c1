import type { Clock } from '../context.js';
import { AppError } from '../errors.js';
import { networkOf } from '../users/networks.js';
import { OPENS_PER_MINUTE } from './sharing.constants.js';
import { SAY } from './sharing.texts.model.js';

const WINDOW_MS = 60 * 1000;
/** Networks that are remembered; with more, the count begins again. */
const MOST = 10_000;

/** Counts the pages that each network opens, in this process: a page costs work, and tokens are not to be guessed. */
export class OpenLimit {
  private readonly counts = new Map<string, number>();
  private startedAt = 0;

  /** Throws THROTTLED when the network opened too many within a minute. */
  count(address: string, { now }: Clock): void {
    const at = now().getTime();
    if (at - this.startedAt >= WINDOW_MS || at < this.startedAt || this.counts.size >= MOST) {
      this.counts.clear();
      this.startedAt = at;
    }
    const network = networkOf(address);
    const opened = (this.counts.get(network) ?? 0) + 1;
    this.counts.set(network, opened);
    if (opened <= OPENS_PER_MINUTE) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((this.startedAt + WINDOW_MS - at) / 1000));
    throw new AppError('THROTTLED', SAY().tooOften, { retryAfterSeconds });
  }
}
