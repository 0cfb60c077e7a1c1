import type { findLiveSession } from './sessions.repository.js';
import { SESSION_IDLE_MS } from './users.constants.js';

type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>;

/** A bound for memory only: a team has a few dozen. */
const MOST = 1000;

let changes = 0;

/** Said after every statement that changes sessions or users: what was found before counts no more. */
export function sessionsChanged(): void {
  changes += 1;
}

/**
 * Sessions found alive, for the embedded engine. It has one connection, which an import or an analysis holds for some
 * hundred milliseconds at a time: who is signed in must not queue for it with every call. Exact, because all changes come
 * from this process, and those of a transaction say so before it ends, until when nobody else can read.
 */
export class LiveSessions {
  readonly #found = new Map<string, LiveSession>();
  #asOf = changes;

  /** The session under that key, if it is still alive; else what `load` finds. */
  async find(
    key: string,
    now: Date,
    load: () => Promise<LiveSession | undefined>,
  ): Promise<LiveSession | undefined> {
    if (this.#asOf !== changes) {
      this.#found.clear();
      this.#asOf = changes;
    }
    const known = this.#found.get(key);
    if (known !== undefined && isAlive(known, now)) return known;
    const asOf = changes;
    const loaded = await load();
    if (loaded !== undefined && asOf === changes) {
      if (this.#found.size >= MOST) this.#found.clear();
      this.#found.set(key, loaded);
    }
    return loaded;
  }
}

const isAlive = ({ expiresAt, lastUsedAt }: LiveSession, now: Date): boolean =>
  expiresAt > now && now.getTime() - lastUsedAt.getTime() < SESSION_IDLE_MS;
