import type { Shelf } from '@smops/server/client/outbox/shelf.js';
import type { Unsent } from '@smops/server/client/outbox/unsent.js';

/** What the shelf needs of a browser. */
export interface BrowserParts {
  storage: Storage;
  /** Undefined where the page came over plain http: then tabs may send the same twice, which stores it once. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Hears of what other tabs store. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

function read(text: string | null): Unsent | undefined {
  try {
    const unsent = JSON.parse(text ?? 'null') as Unsent | null;
    return typeof unsent?.said?.taskId === 'string' ? unsent : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The shelf of a person in this browser, one for all its tabs, kept until all on it is stored. Each unsent judgement has an entry of its
 * own, so that no tab overwrites what another has put there.
 */
export function browserShelf(userId: number, { storage, locks, events }: BrowserParts): Shelf {
  const prefix = `smops.unsent.${userId}.`;
  const lastKey = `smops.said.${userId}`;
  /** What the browser has no room for: it is sent all the same. */
  const unstored = new Map<string, Unsent>();
  let last = 0;
  const keyOf = ({ givenAt, id }: Unsent) => `${prefix}${givenAt}.${id}`;

  function keep(key: string, text: string): boolean {
    try {
      storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
  const stored = () => {
    try {
      return Object.keys(storage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  };
  return {
    list: () =>
      [...stored(), ...unstored.keys()].sort().flatMap((key) => {
        const unsent = unstored.get(key) ?? read(storage.getItem(key));
        return unsent === undefined ? [] : [unsent];
      }),
    put(unsent) {
      if (!keep(keyOf(unsent), JSON.stringify(unsent))) unstored.set(keyOf(unsent), unsent);
    },
    remove(unsent) {
      unstored.delete(keyOf(unsent));
      storage.removeItem(keyOf(unsent));
    },
    stamp(now) {
      last = Math.max(now, last + 1, Number(storage.getItem(lastKey) ?? 0) + 1);
      keep(lastKey, String(last));
      return last;
    },
    alone: (work) => (locks === undefined ? work() : locks.request(`${prefix}sending`, work)),
    onChange(listener) {
      const hear = (event: Event) => {
        const { key } = event as StorageEvent;
        if (key === null || key.startsWith(prefix)) listener();
      };
      events.addEventListener('storage', hear);
      return () => events.removeEventListener('storage', hear);
    },
  };
}
