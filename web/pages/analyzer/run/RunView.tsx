import { memo } from 'react';
import { BackLink } from '../../../components/BackLink.js';
import { Button } from '../../../components/Button.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { SkeletonText } from '../../../components/feedback/Skeleton.js';
import { forgetResults } from '../../../state/analyzer/runs.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { ResultsView } from '../results/ResultsView.js';
import { StepCard } from '../StepCard.js';
import { RunProgress } from './RunProgress.js';
import { RunStopped } from './RunStopped.js';
import { hasFailedAgain } from './run-watch.js';
import { useRun } from './useRun.js';

const TEXT = ALL.run;

/** One run under its own address: on its way, ended, or its results. */
export const RunView = memo(function RunView({ runId }: { runId: string }) {
  const { watch, again } = useRun(runId);
  const resumed = () => {
    forgetResults(runId);
    again();
  };
  if (watch.phase === 'completed') return <ResultsView runId={runId} onResumed={resumed} />;
  return (
    <div className="space-y-4">
      <BackLink href="/fb-analyzer" text={TEXT.back} />
      <StepCard number={3} title={ALL.start.step}>
        {watch.phase === 'checking' && !hasFailedAgain(watch) && <SkeletonText lines={3} />}
        {(watch.phase === 'running' || watch.phase === 'finishing') && (
          <RunProgress runId={runId} watch={watch} onCancelled={again} />
        )}
        {(watch.phase === 'paused' || watch.phase === 'failed') && watch.status && (
          <RunStopped task={watch.status} onResumed={resumed} />
        )}
        {watch.phase === 'timeout' && (
          <div className="py-6 text-center">
            <p className="font-medium">{TEXT.timeout}</p>
            <p className="mt-1 text-muted text-sm">{TEXT.timeoutText}</p>
            <Button className="mt-4" onClick={again}>
              {TEXT.checkAgain}
            </Button>
          </div>
        )}
        {(watch.phase === 'missing' || hasFailedAgain(watch)) && watch.trouble && (
          <ErrorState title={TEXT.loadFailed} error={watch.trouble} onRetry={again} retryLabel={TEXT.retry} />
        )}
      </StepCard>
    </div>
  );
});
