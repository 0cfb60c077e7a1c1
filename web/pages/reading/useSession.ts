import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { useCallback, useEffect, useState } from 'react';
import type { RunOutbox } from '../../state/judging/outbox.js';
import { forgetReading, nextToRead } from '../../state/reading/reading.js';
import { recounted, SESSION_SIZE, type Session, startSession } from './session.model.js';

/** A session under way, or why there is none. */
export type SessionState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: Error }
  | { phase: 'open'; queue: ReadingQueue; session: Session };

type Progress = ReadingQueue['progress'];

export interface SessionControl {
  state: SessionState;
  change(next: (session: Session) => Session): void;
  /** Notes a flag on the comment, on the screen too. */
  noteFlag(item: ReadingItem, isFlagged: boolean, note: string): void;
  /** What the server or this page knows by now of how far the caller is. */
  recount(change: (progress: Progress) => Partial<Progress>): void;
  /** Begins a session with what is to be read next, once all before it is stored. */
  begin(): void;
  /** The same, with the former one on the screen meanwhile. */
  renew(): void;
}

const flaggedIn = (items: readonly ReadingItem[], seq: number, isFlagged: boolean, note: string) =>
  items.map((item) => (item.seq === seq ? { ...item, isFlagged, note } : item));

/** The session of reading of a run. The queue is the server's: it goes on where any device has left it. */
export function useSession(runId: string, outbox: RunOutbox): SessionControl {
  const [state, setState] = useState<SessionState>({ phase: 'loading' });
  const renew = useCallback(() => {
    outbox
      .empty()
      .then(() => nextToRead(runId, SESSION_SIZE))
      .then(
        (queue) => {
          forgetReading(runId);
          setState({ phase: 'open', queue, session: startSession(queue.items) });
        },
        (error: Error) => setState({ phase: 'failed', error }),
      );
  }, [runId, outbox]);
  const begin = useCallback(() => {
    setState({ phase: 'loading' });
    renew();
  }, [renew]);
  useEffect(begin, [begin]);
  const change = useCallback((next: (session: Session) => Session) => {
    setState((now) => (now.phase === 'open' ? { ...now, session: next(now.session) } : now));
  }, []);
  const recount = useCallback<SessionControl['recount']>((change) => {
    setState((now) => (now.phase === 'open' ? { ...now, queue: recounted(now.queue, change) } : now));
  }, []);
  return {
    state,
    change,
    noteFlag: (item, isFlagged, note) => {
      change((session) => ({ ...session, items: flaggedIn(session.items, item.seq, isFlagged, note) }));
      recount(({ flagged }) => ({ flagged: flagged + Number(isFlagged) - Number(item.isFlagged) }));
    },
    recount,
    begin,
    renew,
  };
}
