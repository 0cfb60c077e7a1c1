import type { Clock } from '../../context.js';
import { AppError } from '../../errors.js';
import { networkOf, wideNetworkOf } from '../../people/users/networks.js';
import { OPENS_PER_MINUTE, OPENS_PER_MINUTE_WIDE } from './sharing.constants.js';
import { SHARING_TEXTS } from './sharing.texts.model.js';

const WINDOW_MS = 60 * 1000;
/** Networks that are remembered; for a new one the oldest is forgotten. */
const MOST = 10_000;

interface Count {
  startedAt: number;
  opened: number;
}

/** Opens of one kind of network, each in a minute that begins with its first. */
class NetworkCounts {
  readonly #mostOpens: number;
  /** By network, oldest minute first. */
  readonly #counts = new Map<string, Count>();

  constructor(mostOpens: number) {
    this.#mostOpens = mostOpens;
  }

  /** The milliseconds that the network has to wait; 0 when it may open one. */
  waitOf(network: string, at: number): number {
    const count = this.#counts.get(network);
    if (count === undefined || !isRunning(count, at) || count.opened < this.#mostOpens) return 0;
    return count.startedAt + WINDOW_MS - at;
  }

  add(network: string, at: number): void {
    const count = this.#counts.get(network);
    if (count !== undefined && isRunning(count, at)) {
      count.opened += 1;
      return;
    }
    this.#counts.delete(network);
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined && this.#counts.size >= MOST) this.#counts.delete(oldest);
    this.#counts.set(network, { startedAt: at, opened: 1 });
  }
}

/** A clock that was set back begins a new minute. */
const isRunning = ({ startedAt }: Count, at: number) => at >= startedAt && at - startedAt < WINDOW_MS;

/** Counts the pages that each network opens, in this process: a page costs work, and tokens are not to be guessed. */
export class OpenLimit {
  readonly #near = new NetworkCounts(OPENS_PER_MINUTE);
  readonly #wide = new NetworkCounts(OPENS_PER_MINUTE_WIDE);

  /** Throws THROTTLED when the network, or the wide one around it, opened too many within a minute. */
  count(address: string, { now }: Clock): void {
    const at = now().getTime();
    const [near, wide] = [networkOf(address), wideNetworkOf(address)];
    const wait = Math.max(this.#near.waitOf(near, at), this.#wide.waitOf(wide, at));
    if (wait > 0) {
      const retryAfterSeconds = Math.max(1, Math.ceil(wait / 1000));
      throw new AppError('THROTTLED', SHARING_TEXTS().tooOften, { retryAfterSeconds });
    }
    this.#near.add(near, at);
    this.#wide.add(wide, at);
  }
}
