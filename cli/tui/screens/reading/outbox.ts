import { randomUUID } from 'node:crypto';
import { serverTime } from '@smops/server/client/client.js';
import { Outbox } from '@smops/server/client/outbox/outbox.js';
import { memoryShelf } from '@smops/server/client/outbox/shelf.js';
import { sendUnsent } from '@smops/server/client/outbox/unsent.js';
import { describeFailure } from '../../../failures/failures.js';
import type { Tui } from '../../state/tui.js';
import { readingTexts } from './reading.texts.js';

/** An outbox of this program: what it cannot store is asked about before it ends. */
export const openOutbox = ({ call, now, retryMs }: Pick<Tui, 'call' | 'now' | 'retryMs'>): Outbox =>
  new Outbox({
    shelf: memoryShelf(),
    send: (unsent) => call((client) => sendUnsent(client, unsent)),
    now: () => serverTime(now().getTime()),
    later: (ms, work) => {
      // A try that is still to come keeps no program alive.
      const timer = setTimeout(work, ms).unref();
      return () => clearTimeout(timer);
    },
    newId: randomUUID,
    reasonOf: (error) => describeFailure(error).message,
    retryMs: [retryMs],
  });

/** What pages say of an outbox; nothing while all goes well. */
export const troubleOf = (outbox: Outbox) => (): string => {
  const { waiting, problem } = outbox.snapshot();
  return problem === undefined || waiting.length === 0 ? '' : readingTexts().unsent(waiting.length, problem);
};
