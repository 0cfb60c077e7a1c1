import { readsUntilSure } from '@smops/core/judging/estimates/until-sure.model.js';
import { goalSentence } from '@smops/core/judging/reading-plan/plan-words.model.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { runAddress, runViewAddress } from '../../addresses/run-address.js';
import { Button } from '../../components/Button.js';
import { failed } from '../../components/failed.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { Skeleton } from '../../components/feedback/Skeleton.js';
import { useReadingKeys } from '../../components/keys/useReadingKeys.js';
import { useAction } from '../../components/useAction.js';
import { useAtomValue } from '../../state/atoms.js';
import type { RunOutbox } from '../../state/judging/outbox.js';
import { draw, estimatesAtom, forgetReading, progressAtom, setGoal } from '../../state/reading/reading.js';
import { LEARN_TEXT } from '../analyzer/learn/learn.texts.js';
import { PLAN_WORDS } from '../analyzer/plan/plan-words.js';
import { DrawMore } from './DrawMore.js';
import { READING_TEXT as ALL } from './reading.texts.js';
import { SharesNow } from './SharesNow.js';
import { SESSION_SIZE } from './session.model.js';

const TEXT = ALL.pause;

interface Props {
  runId: string;
  /** Comments read in the session; 0 where none was left to read. */
  judged: number;
  outbox: RunOutbox;
  onAnother(): void;
  onBack: (() => void) | undefined;
  onSettle(): void;
}

/** After a session: what was reached, and what comes next. */
export function PauseView({ runId, judged, outbox, onAnother, onBack, onSettle }: Props) {
  const [isStored, setIsStored] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isShown = true;
    heading.current?.focus({ preventScroll: true });
    void outbox.empty().then(() => {
      if (!isShown) return;
      forgetReading(runId);
      setIsStored(true);
    });
    return () => {
      isShown = false;
    };
  }, [runId, outbox]);
  useReadingKeys((key) => {
    if (key !== 'u' || !onBack) return false;
    onBack();
    return true;
  });
  return (
    <div className="space-y-4">
      {isStored ? (
        <Reached
          runId={runId}
          judged={judged}
          heading={heading}
          onAnother={onAnother}
          onBack={onBack}
          onSettle={onSettle}
        />
      ) : (
        <section className="panel p-6">
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl">
            {TEXT.title(judged)}
          </h2>
          <p className="mt-1 text-muted">{TEXT.waiting}</p>
        </section>
      )}
    </div>
  );
}

type ReachedProps = Omit<Props, 'outbox'> & { heading: React.RefObject<HTMLHeadingElement | null> };

function Reached({ runId, judged, heading, onAnother, onBack, onSettle }: ReachedProps) {
  const progress = useAtomValue(useMemo(() => progressAtom(runId), [runId]));
  const shares = useMemo(() => estimatesAtom(runId), [runId]);
  const estimates = useAtomValue(shares);
  const counts = progress.data?.progress;
  const left = counts === undefined ? 0 : counts.texts - counts.read;
  const isAll = counts !== undefined && left === 0;
  /** All that was drawn is read, and shares are still open: this many more are drawn to go on. */
  const goal = progress.data?.goal ?? null;
  const isReached = goal?.is_reached === true;
  const missing = !isAll || isReached ? 0 : (goal?.reads ?? readsUntilSure(estimates.data?.variables ?? []));
  const [goOn, isDrawing] = useAction(async () => {
    if (left === 0) await draw(runId, missing);
    onAnother();
  }, failed(ALL.start.failed));
  const next = isReached ? 0 : left > 0 ? Math.min(SESSION_SIZE, left) : missing;
  const [readOn, isReadingOn] = useAction(async () => {
    await setGoal(runId, null);
    onAnother();
  }, failed(ALL.start.failed));
  useReadingKeys((key) => {
    if (key !== 'enter' || next === 0) return false;
    void goOn();
    return true;
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
  return (
    <>
      <section className="panel p-6">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl">
          {isReached ? goalSentence(goal, 0, PLAN_WORDS) : isAll ? TEXT.all : TEXT.title(judged)}
        </h2>
        <div className="mt-1 space-y-1 text-muted" aria-live="polite">
          {goal && !isReached && <p>{goalSentence(goal, 0, PLAN_WORDS)}</p>}
          {counts && left > 0 && !isReached && <p>{TEXT.left(left)}</p>}
          {missing > 0 && goal === null && <p>{TEXT.untilSure(missing)}</p>}
          {counts !== undefined && counts.disputed > 0 && <p>{TEXT.disputed(counts.disputed)}</p>}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {next > 0 && (
            <Button tone="primary" pending={isDrawing} onClick={() => void goOn()}>
              {TEXT.another(next)} <kbd className="kbd kbd-sm text-base-content max-sm:hidden">↵</kbd>
            </Button>
          )}
          {counts !== undefined && counts.disputed > 0 && <Button onClick={onSettle}>{TEXT.settle}</Button>}
          {isReached && left > 0 && (
            <Button pending={isReadingOn} onClick={() => void readOn()}>
              {TEXT.readOn}
            </Button>
          )}
          {isAll && missing === 0 && <DrawMore runId={runId} onDrawn={onAnother} />}
          {onBack && (
            <Button tone="ghost" onClick={onBack}>
              {TEXT.last} <kbd className="kbd kbd-sm max-sm:hidden">U</kbd>
            </Button>
          )}
          <Link href={runViewAddress(runId, 'learning')} className="btn btn-ghost font-medium">
            {LEARN_TEXT.link}
          </Link>
          <Link
            href={runAddress(runId)}
            className={next === 0 ? 'btn btn-primary font-medium' : 'btn btn-ghost font-medium'}
          >
            {TEXT.results}
          </Link>
        </div>
      </section>
      {estimates.data ? (
        <SharesNow estimates={estimates.data} />
      ) : (
        <div className="panel min-h-48">
          {estimates.error ? (
            <ErrorState
              title={ALL.loadFailed}
              error={estimates.error}
              onRetry={() => void shares.refetch()}
            />
          ) : (
            <Skeleton />
          )}
        </div>
      )}
    </>
  );
}
