import { READING } from '@smops/core/judging/reading/reading.operations.js';
import type { ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { SAMPLING } from '@smops/core/judging/sampling/sampling.operations.js';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { describeFailure } from '../../../failures/failures.js';
import { line, Reader, type ReaderLine } from '../../components/Reader.js';
import { Form } from '../../forms/Form.js';
import { useKeys } from '../../keys/useKeys.js';
import type { ScreenProps } from '../../lists/ListScreen.js';
import { useTui } from '../../state/tui.js';
import { screensTexts } from '../screens.texts.js';
import { CommentPage } from './CommentPage.js';
import { disputesOf } from './disputes.js';
import { drawForm } from './draw-form.js';
import { EndPage } from './EndPage.js';
import { openOutbox } from './outbox.js';
import { readingTexts } from './reading.texts.js';
import { SettlePage } from './SettlePage.js';
import { Sitting } from './sitting.js';
import { useLeaving } from './useLeaving.js';

type Page =
  | { kind: 'loading' | 'program' | 'reading' | 'end' }
  | { kind: 'failed'; why: string }
  | { kind: 'draw'; isMore: boolean }
  | { kind: 'settling'; queue: ReadingQueue };

/** Comments in one session. */
const SESSION = 50;
/** After this number of comments smops looks how far it is to the wish that is read for. */
const LOOK_EVERY = 10;
const NEVER = () => () => {};

/** Looks now and then how far the reading is to the wish that it is for. */
function useGoal(sitting: Sitting | undefined, outbox: ReturnType<typeof openOutbox>, runId: string): void {
  const { call } = useTui();
  const isDue = useSyncExternalStore(
    sitting?.subscribe ?? NEVER,
    () => sitting?.goal != null && sitting.judgedSince >= LOOK_EVERY,
  );
  useEffect(() => {
    if (!isDue || sitting === undefined) return;
    const look = async () => {
      await outbox.drained();
      const { goal } = await call((client) => client.call(READING.queue, { taskId: runId, limit: 1 }));
      sitting.setGoal(goal);
    };
    // Without an answer it is looked again after the next comments.
    look().catch(() => sitting.setGoal(sitting.goal));
  }, [call, isDue, outbox, sitting, runId]);
}

/** The reading queue of one run: sessions of comments one by one, what comes of them, and what is disputed. */
export function ReadingRoom(props: ScreenProps & { runId: string; close(): void }) {
  const { runId, close, columns, rows, isActive } = props;
  const tui = useTui();
  const { call, toast, who } = tui;
  const say = readingTexts();
  const [outbox] = useState(() => openOutbox(tui));
  const [sitting, setSitting] = useState<Sitting | undefined>();
  const isProgram = who?.isProgram === true;
  const [page, setPage] = useState<Page>({ kind: isProgram ? 'program' : 'loading' });

  /** The next session, once all of the last one is stored: what is on its way would come again. */
  const load = useCallback(async () => {
    setPage({ kind: 'loading' });
    try {
      await outbox.drained();
      const queue = await call((client) => client.call(READING.queue, { taskId: runId, limit: SESSION }));
      setSitting(new Sitting(queue, (said) => outbox.add(said)));
      if (queue.progress.texts === 0) setPage({ kind: 'draw', isMore: false });
      else setPage({ kind: queue.items.length === 0 ? 'end' : 'reading' });
    } catch (cause) {
      setPage({ kind: 'failed', why: describeFailure(cause).message });
    }
  }, [call, outbox, runId]);
  useEffect(() => {
    if (!isProgram) void load();
  }, [isProgram, load]);

  const leave = useLeaving(outbox, close);

  const openDisputed = async () => {
    try {
      await outbox.drained();
      const queue = await call((client) =>
        client.call(READING.queue, { taskId: runId, queue: 'disputed', limit: SESSION }),
      );
      if (disputesOf(queue).length > 0) setPage({ kind: 'settling', queue });
      else toast({ kind: 'note', title: say.noDisputes });
    } catch (cause) {
      toast({ kind: 'failed', title: screensTexts().error, text: describeFailure(cause).message });
    }
  };

  useSyncExternalStore(sitting?.subscribe ?? NEVER, () => sitting?.isOver);
  useGoal(sitting, outbox, runId);
  const shared = { columns, rows, isActive, outbox, leave };
  if (page.kind === 'draw') {
    const back = page.isMore ? () => setPage({ kind: 'end' }) : leave;
    return isActive ? (
      <Form
        spec={drawForm(page.isMore)}
        columns={columns}
        rows={rows}
        close={back}
        save={async ({ size }) => {
          try {
            await call((client) => client.call(SAMPLING.draw, { taskId: runId, size }));
            await load();
            return undefined;
          } catch (cause) {
            return [{ name: 'size', message: describeFailure(cause).message }];
          }
        }}
      />
    ) : null;
  }
  if (page.kind === 'settling') {
    const back = () => setPage({ kind: sitting?.isOver === false ? 'reading' : 'end' });
    return <SettlePage {...shared} queue={page.queue} close={back} />;
  }
  if (sitting !== undefined && (page.kind === 'end' || (page.kind === 'reading' && sitting.isOver))) {
    return (
      <EndPage
        {...shared}
        runId={runId}
        judged={sitting.judged}
        next={() => void load()}
        more={() => setPage({ kind: 'draw', isMore: true })}
        openDisputed={() => void openDisputed()}
      />
    );
  }
  if (sitting !== undefined && page.kind === 'reading') {
    return <CommentPage {...shared} sitting={sitting} openDisputed={() => void openDisputed()} />;
  }
  const lines =
    page.kind === 'program'
      ? [line(say.programWhy), line(), line(say.programRemedy), line(), line(say.programGoOn, 'waiting')]
      : page.kind === 'failed'
        ? [line(say.failed(page.why), 'bad')]
        : [line(say.loading, 'muted')];
  const title = page.kind === 'program' ? say.programTitle : '';
  const next = page.kind === 'loading' ? undefined : () => void load();
  return <Notice {...shared} title={title} lines={lines} next={next} />;
}

/** Something to know before one reads, or instead. */
function Notice(
  props: ScreenProps & {
    title: string;
    lines: readonly ReaderLine[];
    next: (() => void) | undefined;
    leave(): void;
  },
) {
  const { isActive, next, leave, ...page } = props;
  useKeys('sitting', { next, leave }, { isActive });
  return <Reader {...page} isActive={isActive} handlers={{}} />;
}
