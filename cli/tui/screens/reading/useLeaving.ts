import { useCallback, useEffect, useRef } from 'react';
import { useTui } from '../../state/tui.js';
import type { openOutbox } from './outbox.js';
import { readingTexts } from './reading.texts.js';

/**
 * Tells what the server refused, asks before the program ends while judgements are on their way, and answers how one leaves:
 * once they are stored, or when a person gives up those that cannot be.
 */
export function useLeaving(outbox: ReturnType<typeof openOutbox>, close: () => void): () => void {
  const { ask, toast, keepChanges } = useTui();
  const isLeaving = useRef(false);
  const leave = useCallback(() => {
    const { waiting, problem } = outbox.snapshot();
    isLeaving.current = waiting.length > 0 && problem === undefined;
    if (waiting.length === 0) close();
    else if (isLeaving.current) void outbox.drained().then(() => isLeaving.current && close());
    else
      ask(readingTexts().leaveUnsent(waiting.length), () => {
        outbox.forget();
        close();
      });
  }, [ask, close, outbox]);
  useEffect(() => {
    let release = () => {};
    const follow = () => {
      release();
      release = () => {};
      const { waiting, refused, problem } = outbox.snapshot();
      for (const { refused: text = '' } of refused)
        toast({ kind: 'failed', title: readingTexts().notStored, text });
      // It is said; to try it again is to judge the comment again.
      if (refused.length > 0) return outbox.giveUpRefused();
      if (waiting.length > 0)
        release = keepChanges({
          question: readingTexts().endUnsent(waiting.length),
          saved: () => outbox.drained(),
        });
      if (isLeaving.current && problem !== undefined) leave();
    };
    const stop = outbox.subscribe(follow);
    return () => {
      stop();
      release();
    };
  }, [outbox, toast, keepChanges, leave]);
  return leave;
}
