import type { RunEstimates } from '@smops/core/judging/estimates/estimate.schemas.js';
import { ESTIMATES } from '@smops/core/judging/estimates/estimates.operations.js';
import { meanSentence, shareSentence } from '@smops/core/judging/estimates/share-words.model.js';
import { READING } from '@smops/core/judging/reading/reading.operations.js';
import type { ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { goalSentence } from '@smops/core/judging/reading-plan/plan-words.model.js';
import { listed } from '@smops/core/platform/language/language.model.js';
import type { Outbox } from '@smops/server/client/outbox/outbox.js';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { describeFailure } from '../../../failures/failures.js';
import { field, line, Reader, type ReaderLine } from '../../components/Reader.js';
import { useKeys } from '../../keys/useKeys.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useTui } from '../../state/tui.js';
import { troubleOf } from './outbox.js';
import { readingTexts } from './reading.texts.js';

interface Standing {
  estimates: RunEstimates;
  queue: ReadingQueue;
}

/** What can be done next, the shares as they stand, and what more reads would buy. */
function standingLines({ estimates, queue }: Standing): ReaderLine[] {
  const say = readingTexts();
  const { items, progress, goal } = queue;
  return [
    line(say.readOf(progress.read, progress.texts)),
    ...(goal === null ? [] : [line(goalSentence(goal), goal.is_reached ? 'accent' : undefined)]),
    ...(goal?.is_reached === true
      ? []
      : [line(items.length === 0 ? say.allRead : say.goesOn(items.length), 'accent')]),
    ...(progress.disputed === 0 ? [] : [line(say.disputes(progress.disputed), 'waiting')]),
    line(),
    ...estimates.variables.flatMap((one) => [
      field(one.variable, shareSentence(one)),
      ...(one.next.length === 0
        ? []
        : [
            field(
              ' ',
              listed(
                one.next.map(({ reads, halfWidth }) =>
                  say.buys(reads, String(Number((halfWidth * 100).toFixed(1)))),
                ),
              ),
              'muted',
            ),
          ]),
    ]),
    line(),
    line(meanSentence(estimates.sentiment)),
  ];
}

/** After a session. */
export function EndPage(
  props: ScreenProps & {
    runId: string;
    outbox: Outbox;
    /** How many comments were judged in the session that has ended. */
    judged: number;
    next(): void;
    more(): void;
    openDisputed(): void;
    leave(): void;
  },
) {
  const { runId, outbox, judged, columns, rows, isActive, next, more, openDisputed, leave } = props;
  const { call } = useTui();
  const trouble = useSyncExternalStore(outbox.subscribe, troubleOf(outbox));
  const [standing, setStanding] = useState<Standing | undefined>();
  const [error, setError] = useState<string | undefined>();
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      await outbox.drained();
      const [estimates, queue] = await call((client) =>
        Promise.all([
          client.call(ESTIMATES.get, { taskId: runId }),
          client.call(READING.queue, { taskId: runId }),
        ]),
      );
      if (isWanted) setStanding({ estimates, queue });
    };
    look().catch((cause: unknown) => isWanted && setError(describeFailure(cause).message));
    return () => {
      isWanted = false;
    };
  }, [call, outbox, runId]);
  const say = readingTexts();
  const lines = useMemo(
    () => [
      ...(judged === 0 ? [] : [line(say.sessionRead(judged))]),
      ...(error === undefined ? [] : [line(say.failed(error), 'bad')]),
      ...(standing === undefined && error === undefined
        ? [trouble === '' ? line(say.storing, 'muted') : line(trouble, 'waiting')]
        : []),
      ...(standing === undefined ? [] : standingLines(standing)),
    ],
    [standing, error, judged, trouble, say],
  );
  const hasMore = error !== undefined || (standing?.queue.items.length ?? 0) > 0;
  useKeys(
    'sitting',
    {
      next: hasMore ? next : undefined,
      more,
      disputed: (standing?.queue.progress.disputed ?? 0) > 0 ? openDisputed : undefined,
      leave,
    },
    { isActive },
  );
  return (
    <Reader
      title={say.endTitle}
      lines={lines}
      columns={columns}
      rows={rows}
      isActive={isActive}
      handlers={{}}
    />
  );
}
