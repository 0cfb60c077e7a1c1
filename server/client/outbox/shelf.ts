import type { Unsent } from './unsent.js';

/** Where unsent judgements stand until they are stored. Several tabs of a browser share one. */
export interface Shelf {
  /** In the order in which they were said. */
  list(): Unsent[];
  /** Adds it, or replaces the one with its id. */
  put(unsent: Unsent): void;
  remove(unsent: Unsent): void;
  /** Returns `now`, or the first millisecond after all times that it returned before. */
  stamp(now: number): number;
  /** Runs `work` while nobody else who shares the shelf runs theirs. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Calls `listener` when others change what is on the shelf. */
  onChange(listener: () => void): () => void;
}

/** A shelf of one program, gone with it. */
export function memoryShelf(): Shelf {
  const unsent = new Map<string, Unsent>();
  let last = 0;
  return {
    list: () => [...unsent.values()],
    put: (one) => void unsent.set(one.id, one),
    remove: ({ id }) => void unsent.delete(id),
    stamp: (now) => {
      last = Math.max(now, last + 1);
      return last;
    },
    alone: (work) => work(),
    onChange: () => () => undefined,
  };
}
