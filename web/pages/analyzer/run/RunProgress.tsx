import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { hourText } from '@smops/core/platform/language/dates.model.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog.js';
import { ProgressBar } from '../../../components/feedback/ProgressBar.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { shownProgress, type Watch } from './run-watch.js';

const TEXT = ALL.run;

function labelOf(status: Watch['status'], zone: string): string {
  if (status?.waiting_until) return TEXT.waiting(hourText(status.waiting_until, zone, CHINESE_SCREEN));
  return status?.status === 'pending' ? TEXT.queued : TEXT.analysing;
}

/** A run on its way: the bar, what the server counts, and the way to stop it. */
export function RunProgress({
  runId,
  watch,
  onCancelled,
}: {
  runId: string;
  watch: Watch;
  onCancelled(): void;
}) {
  const [asking, setAsking] = useState(false);
  const [cancel, cancelling] = useAction(
    async () => {
      await client.call(RUNS.cancel, { taskId: runId });
      setAsking(false);
      onCancelled();
    },
    (error) => {
      setAsking(false);
      toast({ tone: 'destructive', title: TEXT.cancelFailed, description: reasonOf(error) });
    },
  );
  const { status, trouble } = watch;
  const label = labelOf(status, useTimeZone());
  return (
    <div className="mx-auto w-full max-w-2xl py-6">
      <ProgressBar label={label} value={shownProgress(status)} />
      <p className="mt-2 min-h-6 text-muted text-sm tabular-nums" aria-live="polite">
        {status && TEXT.processed(status.processed_comments, status.total_comments)}
        {status && status.matched_comments > 0 && ` · ${TEXT.found(status.matched_comments)}`}
        {status && status.cost_usd > 0 && ` · ${usdText(status.cost_usd)}`}
      </p>
      {trouble ? (
        <p
          role="status"
          className="mt-3 flex items-center gap-2 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content"
        >
          <WifiOff className="size-4 shrink-0" aria-hidden />
          {TEXT.offline}
        </p>
      ) : (
        <p className="mt-3 rounded-field bg-base-200 px-3 py-2 text-muted text-sm">{TEXT.background}</p>
      )}
      <div className="mt-5 text-right">
        <Button onClick={() => setAsking(true)}>{TEXT.cancel}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={TEXT.cancel}
        question={TEXT.cancelQuestion}
        confirmLabel={TEXT.cancelConfirm}
        cancelLabel={TEXT.keep}
        pending={cancelling}
        pendingLabel={TEXT.cancelling}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
