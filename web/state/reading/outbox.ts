import type { JudgeCommentInput } from '@smops/core/judgements/judgements.schemas.js';
import type { MarkCommentInput } from '@smops/core/reading/reading.schemas.js';
import { ApiError } from '@smops/server/client/client.js';
import { judgeComment } from '@smops/server/client/judgements.client.js';
import { markComment } from '@smops/server/client/reading.client.js';
import { type Atom, atom } from 'jotai';
import { client } from '../client.js';
import { onLeaving } from '../held.js';
import { onSessionEnded } from '../session-ended.js';
import { store } from '../store.js';

/** A verdict or mark that the server has not stored yet. */
type Unsent =
  | { seq: number; judgement: JudgeCommentInput; mark?: undefined }
  | { seq: number; mark: MarkCommentInput; judgement?: undefined };

export interface OutboxState {
  unsent: number;
  /** The last try found no server: it is tried again by itself. */
  isCutOff: boolean;
}

/** What a person has said of a run's comments and the server does not know yet. */
export interface Outbox {
  state: Atom<OutboxState>;
  judge(seq: number, judgement: JudgeCommentInput): void;
  mark(seq: number, mark: MarkCommentInput): void;
  /** Resolves when all is stored. */
  empty(): Promise<void>;
  /** Stops sending; what is left waits in the browser's storage for the same person. */
  close(): void;
}

const RETRY_MS = [1000, 2000, 5000, 10_000];
/** A request that hangs is a lost network; to store the same verdict twice changes nothing. */
const HANGS_MS = 15_000;
const storageKey = (userId: number, taskId: string) => `smops.reading.${userId}.${taskId}`;

function stored(key: string): Unsent[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as Unsent[];
  } catch {
    return [];
  }
}

/** Waits, but no longer than until the network is back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });

function inTime(call: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), HANGS_MS);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);

/** Tells of a verdict that the server refuses; it is not tried again. */
type Refused = (seq: number, error: Error) => void;

function makeOutbox(userId: number, taskId: string, onRefused: Refused): Outbox {
  const key = storageKey(userId, taskId);
  let waiting = stored(key);
  let sending: Promise<void> | undefined;
  let hasLeft = false;
  const state = atom<OutboxState>({ unsent: waiting.length, isCutOff: false });

  function keep(isCutOff: boolean): void {
    try {
      if (waiting.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(waiting));
    } catch {
      // A browser that stores nothing still sends.
    }
    store.set(state, { unsent: waiting.length, isCutOff });
  }

  const call = ({ seq, judgement, mark }: Unsent) =>
    judgement ? judgeComment(client, taskId, seq, judgement) : markComment(client, taskId, seq, mark);

  /** Sends in order, one at a time. `once`: gives up at the first failure. */
  async function send(once: boolean): Promise<void> {
    for (let failures = 0; waiting.length > 0 && !hasLeft; ) {
      const [first] = waiting as [Unsent];
      try {
        await inTime(call(first));
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return;
        if (!isRefusal(error)) {
          keep(true);
          if (once) return;
          await pause(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? 0);
          continue;
        }
        onRefused(first.seq, error);
      }
      if (hasLeft) return;
      failures = 0;
      waiting = waiting.filter((one) => one !== first);
      keep(false);
    }
  }

  function wake(): Promise<void> {
    sending ??= send(false).finally(() => {
      sending = undefined;
    });
    return sending;
  }

  function add(unsent: Unsent): void {
    waiting = [...waiting, unsent];
    keep(store.get(state).isCutOff);
    void wake();
  }

  const close = () => {
    hasLeft = true;
    stopLeaving();
    boxes.delete(key);
  };
  const stopLeaving = onLeaving({
    unsent: () => waiting.length,
    send: () => (sending !== undefined && !store.get(state).isCutOff ? sending : send(true)),
    forget: () => {
      waiting = [];
      keep(false);
      close();
    },
  });
  if (waiting.length > 0) void wake();
  return {
    state,
    judge: (seq, judgement) => add({ seq, judgement }),
    mark: (seq, mark) => add({ seq, mark }),
    empty: async () => {
      while (waiting.length > 0 && !hasLeft) {
        await wake();
        if (waiting.length > 0) await pause(RETRY_MS[0] ?? 0);
      }
    },
    close,
  };
}

const boxes = new Map<string, Outbox>();

/**
 * The outbox of a person and a run. It stands in this browser's storage until all is sent, so that a closed tab or a lost network
 * loses nothing; what a former visit has left is sent first. At the sign-out it is sent, or given up knowingly.
 */
export function outboxOf(userId: number, taskId: string, onRefused: Refused): Outbox {
  const key = storageKey(userId, taskId);
  const box = boxes.get(key) ?? makeOutbox(userId, taskId, onRefused);
  boxes.set(key, box);
  return box;
}

// Nothing of one person is ever sent in the name of the next.
onSessionEnded(() => {
  for (const box of boxes.values()) box.close();
});

addEventListener('beforeunload', (event) => {
  if ([...boxes.values()].some(({ state }) => store.get(state).unsent > 0)) event.preventDefault();
});
