import type { JudgeCommentInput } from '@smops/core/analysis/judgements/judgements.schemas.js';
import type { MarkCommentInput } from '@smops/core/judging/reading/reading.schemas.js';
import { ApiError } from '@smops/server/client/api-error.js';
import { serverTime } from '@smops/server/client/client.js';
import { Outbox, type OutboxState } from '@smops/server/client/outbox/outbox.js';
import { sendUnsent, type Unsent } from '@smops/server/client/outbox/unsent.js';
import { atom } from 'jotai';
import { client } from '../client.js';
import { onLeaving } from '../held.js';
import { sessionAtom } from '../session.js';
import { onSessionEnded } from '../session-ended.js';
import { store } from '../store.js';
import { browserShelf } from './browser-shelf.js';

const CALM: OutboxState = { waiting: [], refused: [], problem: undefined, isLate: false };
const outboxState = atom(CALM);

/** What the signed-in person has said of comments and the server has not stored. */
export const unsentAtom = atom((get) => get(outboxState));

let opened: { userId: number; outbox: Outbox; stop(): void } | undefined;
const storedListeners = new Set<(unsent: Unsent) => void>();

function open(userId: number): void {
  const outbox = new Outbox({
    shelf: browserShelf(userId, { storage: localStorage, locks: navigator.locks, events: window }),
    send: (unsent) => sendUnsent(client, unsent),
    now: () => serverTime(Date.now()),
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    newId: () => Math.random().toString(36).slice(2),
    reasonOf: (error) => (error instanceof ApiError ? error.text : (error as Error).message),
  });
  const show = () => store.set(outboxState, outbox.snapshot());
  const stops = [
    outbox.subscribe(show),
    outbox.onStored((unsent) => {
      for (const listener of storedListeners) listener(unsent);
    }),
    onLeaving({
      unsent: () => {
        const { waiting, refused } = outbox.snapshot();
        return waiting.length + refused.length;
      },
      send: () => outbox.sendOnce(),
      forget: () => outbox.forget(),
    }),
  ];
  opened = { userId, outbox, stop: () => stops.forEach((stop) => void stop()) };
  show();
}

/** What is left waits in the browser for the same person: nothing is ever sent in the name of the next. */
function close(): void {
  opened?.outbox.close();
  opened?.stop();
  opened = undefined;
  store.set(outboxState, CALM);
}

function follow(): void {
  const session = store.get(sessionAtom);
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  if (userId === opened?.userId) return;
  close();
  if (userId !== undefined) open(userId);
}
store.sub(sessionAtom, follow);
follow();
onSessionEnded(close);
addEventListener('online', () => opened?.outbox.tryWaiting());
// What is on its way is kept over a reload; who closes the browser while nothing gets through should know.
addEventListener('beforeunload', (event) => {
  const { waiting, isLate } = store.get(outboxState);
  if (isLate && waiting.length > 0) event.preventDefault();
});

/** Calls `listener` with each word that the server has stored, also when another tab sent it. */
export function onStored(listener: (unsent: Unsent) => void): () => void {
  storedListeners.add(listener);
  return () => storedListeners.delete(listener);
}

/** Tries at once, also what was refused. */
export const tryUnsentAgain = (): void => opened?.outbox.tryAgain();

/** Gives up what the server has refused. */
export const giveUpRefused = (): void => opened?.outbox.giveUpRefused();

/** Where what a person says of a run's comments is sent from, behind the keys. */
export interface RunOutbox {
  judge(seq: number, judgement: JudgeCommentInput): void;
  /** Removes all that the person said of a comment. */
  removeJudgement(seq: number): void;
  mark(seq: number, mark: MarkCommentInput): void;
  /** Resolves when all is stored. */
  empty(): Promise<void>;
}

/** The outbox of the signed-in person, for the comments of a run. */
export const outboxOf = (runId: string): RunOutbox => ({
  judge: (seq, judgement) => opened?.outbox.add({ taskId: runId, seq, judgement }),
  removeJudgement: (seq) => opened?.outbox.add({ taskId: runId, seq, judgement: 'removed' }),
  mark: (seq, mark) => opened?.outbox.add({ taskId: runId, seq, mark }),
  empty: async () => await opened?.outbox.drained(),
});
