import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { SecondReader } from '@smops/core/judging/second-reader/second-reader.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog.js';
import { failed } from '../../../components/failed.js';
import { ProgressBar } from '../../../components/feedback/ProgressBar.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { forgetReading, removeSecondReader, secondReaderAtom } from '../../../state/reading/reading.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { RunStopped } from '../run/RunStopped.js';
import { PLAN_WORDS as TEXT } from './plan-words.js';

/** How often the page asks how far it is. */
const POLL_MS = 3000;

const isGoing = ({ task }: SecondReader) => task.status === 'pending' || task.status === 'running';

/** What the second reader of a run has read, how far it is, and how it is stopped, gone on with and removed. Nothing without one. */
export function SecondReaderState({ runId }: { runId: string }) {
  const atom = useMemo(() => secondReaderAtom(runId), [runId]);
  const { data, fetchedAt } = useAtomValue(atom);
  const reader = data?.second_reader ?? null;
  const going = reader !== null && isGoing(reader);
  const [wasGoing, setWasGoing] = useState(false);
  useEffect(() => {
    if (!going || fetchedAt === 0) return;
    setWasGoing(true);
    const timer = setTimeout(() => void atom.refetch(), POLL_MS);
    return () => clearTimeout(timer);
  }, [atom, going, fetchedAt]);
  useEffect(() => {
    if (going || !wasGoing) return;
    setWasGoing(false);
    forgetReading(runId);
  }, [going, wasGoing, runId]);
  if (reader === null) return null;
  return (
    <section aria-label={TEXT.second} className="mt-2 max-w-2xl space-y-2 text-sm print:hidden">
      {going ? (
        <Going reader={reader} onStopped={() => void atom.refetch()} />
      ) : reader.task.status === 'completed' ? (
        <Done runId={runId} reader={reader} onAsked={() => void atom.refetch()} />
      ) : (
        <>
          <RunStopped task={reader.task} onResumed={() => void atom.refetch()} />
          <Remove runId={runId} label={reader.provider_label} />
        </>
      )}
    </section>
  );
}

function Going({ reader, onStopped }: { reader: SecondReader; onStopped(): void }) {
  const { task, provider_label: label } = reader;
  const [stop, isStopping] = useAction(async () => {
    await client.call(RUNS.cancel, { taskId: task.task_id });
    onStopped();
  }, failed(TEXT.stopFailed));
  const done = ALL.run.processed(task.processed_comments, task.total_comments);
  return (
    <>
      <ProgressBar label={TEXT.secondReads(label)} value={task.progress} />
      <div className="flex items-center justify-between gap-4">
        <span className="text-muted tabular-nums" aria-live="polite">
          {[done, ...(task.cost_usd > 0 ? [usdText(task.cost_usd)] : [])].join(' · ')}
        </span>
        <Button size="small" pending={isStopping} onClick={() => void stop()}>
          {TEXT.stop}
        </Button>
      </div>
    </>
  );
}

function Done({ runId, reader, onAsked }: { runId: string; reader: SecondReader; onAsked(): void }) {
  const { provider_label: label, comments, failed_comments: left, cost_usd: cost, task } = reader;
  const [ask, isAsking] = useAction(async () => {
    await client.call(RUNS.resume, { taskId: task.task_id });
    onAsked();
  }, failed(TEXT.letReadFailed));
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span>{[TEXT.secondHas(label, comments, left), ...(cost > 0 ? [usdText(cost)] : [])].join(' · ')}</span>
      {task.can_resume && (
        <Button size="small" pending={isAsking} onClick={() => void ask()}>
          {TEXT.askFailed}
        </Button>
      )}
      <Remove runId={runId} label={label} />
    </p>
  );
}

function Remove({ runId, label }: { runId: string; label: string }) {
  const [isAsked, setAsked] = useState(false);
  const [remove, isRemoving] = useAction(
    async () => {
      await removeSecondReader(runId);
      setAsked(false);
    },
    (error) => {
      setAsked(false);
      toast({ tone: 'destructive', title: TEXT.removeFailed, description: reasonOf(error) });
    },
  );
  return (
    <>
      <Button size="small" tone="ghost" onClick={() => setAsked(true)}>
        {TEXT.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={TEXT.second}
        question={TEXT.removeQuestion(label)}
        confirmLabel={TEXT.remove}
        pending={isRemoving}
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
