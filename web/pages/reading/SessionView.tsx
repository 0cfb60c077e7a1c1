import { readsUntilSure } from '@smops/core/judging/estimates/until-sure.model.js';
import type { ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { goalSentence } from '@smops/core/judging/reading-plan/plan-words.model.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ProgressBar } from '../../components/feedback/ProgressBar.js';
import { useAtomValue } from '../../state/atoms.js';
import type { RunOutbox } from '../../state/judging/outbox.js';
import { estimatesAtom, progressAtom } from '../../state/reading/reading.js';
import { PLAN_WORDS } from '../analyzer/plan/plan-words.js';
import { JudgePanel } from './JudgePanel.js';
import { PauseView } from './PauseView.js';
import { READING_TEXT as TEXT } from './reading.texts.js';
import { judgementOf, moved, points, type Session, stored, verdictIn, withVerdict } from './session.model.js';
import type { SessionControl } from './useSession.js';

interface Props {
  runId: string;
  queue: ReadingQueue;
  session: Session;
  control: SessionControl;
  outbox: RunOutbox;
  onSettle(): void;
}

/** The comments of a session one by one, then a pause. */
export function SessionView({ runId, queue, session, control, outbox, onSettle }: Props) {
  const item = session.items[session.at];
  const back = session.at > 0 ? () => control.change((now) => moved(now, -1)) : undefined;
  if (item === undefined) {
    return (
      <PauseView
        runId={runId}
        judged={session.judged.length}
        outbox={outbox}
        onAnother={control.begin}
        onBack={back}
        onSettle={onSettle}
      />
    );
  }
  const verdict = verdictIn(session, item);
  return (
    <JudgePanel
      runId={runId}
      queue={queue}
      item={item}
      verdict={verdict}
      isStored={session.judged.includes(item.seq)}
      onVerdict={(next) => control.change((now) => withVerdict(now, item.seq, next))}
      onStore={() => {
        control.change(stored);
        outbox.judge(
          item.seq,
          judgementOf(
            verdict,
            queue.variables.map(({ name }) => name),
          ),
        );
      }}
      storeLabel={TEXT.next}
      onBack={back}
      onSkip={() => {
        control.change((now) => moved(now, 1));
        if (!session.judged.includes(item.seq)) outbox.mark(item.seq, { isSkipped: true });
      }}
      onFlag={(isFlagged, note) => {
        control.noteFlag(item, isFlagged, note);
        outbox.mark(item.seq, { isFlagged, note });
      }}
      head={
        <div>
          <ProgressBar
            label={TEXT.progress}
            value={(session.at / session.items.length) * 100}
            valueText={TEXT.place(
              session.at + 1,
              session.items.length,
              queue.progress.read + session.judged.length,
              queue.progress.texts,
            )}
          />
          {queue.goal === null ? (
            <NextReads runId={runId} judged={session.judged.length} />
          ) : (
            <GoalLeft runId={runId} judged={session.judged.length} outbox={outbox} control={control} />
          )}
        </div>
      }
    />
  );
}

/** After this number of comments smops looks how far it is to the wish that is read for. */
const LOOK_EVERY = 10;

/** How far it is to the wish that is read for, counted down with each comment; the session ends once it is reached. */
function GoalLeft({
  runId,
  judged,
  outbox,
  control,
}: {
  runId: string;
  judged: number;
  outbox: RunOutbox;
  control: SessionControl;
}) {
  const atom = useMemo(() => progressAtom(runId), [runId]);
  const { data } = useAtomValue(atom);
  const [lookedAt, setLookedAt] = useState(0);
  const isLooking = useRef(false);
  const isDue = judged >= lookedAt + LOOK_EVERY;
  useEffect(() => {
    if (!isDue || isLooking.current) return;
    isLooking.current = true;
    void outbox
      .empty()
      .then(() => atom.refetch())
      .then(() => setLookedAt(judged))
      .finally(() => {
        isLooking.current = false;
      });
  }, [atom, outbox, isDue, judged]);
  const goal = data?.goal ?? null;
  const isReached = goal?.is_reached === true;
  const { change } = control;
  useEffect(() => {
    if (isReached) change((now) => ({ ...now, at: now.items.length }));
  }, [isReached, change]);
  return (
    <p className="mt-1.5 min-h-5 text-muted text-xs max-sm:truncate" aria-live="polite">
      {goal && goalSentence(goal, judged - lookedAt, PLAN_WORDS)}
    </p>
  );
}

/** How far it is until the shares are sure; then what the next reads would buy, for the variables that are known least. */
function NextReads({ runId, judged }: { runId: string; judged: number }) {
  const atom = useMemo(() => estimatesAtom(runId), [runId]);
  const { data } = useAtomValue(atom);
  const next = (data?.variables ?? [])
    .flatMap(({ variable, next: [first] }) => (first ? [{ variable, ...first }] : []))
    .sort((a, b) => b.halfWidth - a.halfWidth)
    .slice(0, 3);
  const missing = readsUntilSure(data?.variables ?? []) - judged;
  return (
    <p className="mt-1.5 min-h-5 text-muted text-xs max-sm:truncate">
      {missing > 0 && TEXT.pause.untilSure(missing)}
      {missing <= 0 &&
        next
          .map(({ variable, reads, halfWidth }) => TEXT.nextReads(variable, reads, points(halfWidth)))
          .join(' · ')}
    </p>
  );
}
