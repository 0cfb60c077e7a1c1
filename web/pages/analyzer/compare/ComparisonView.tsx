import { CircleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { copiesOf, runAddress, tabAddress } from '../../../addresses/run-address.js';
import { BackLink } from '../../../components/BackLink.js';
import { basisOf } from '../../../components/BasisSwitch.js';
import { Button } from '../../../components/Button.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { ProgressBar } from '../../../components/feedback/ProgressBar.js';
import { SkeletonText } from '../../../components/feedback/Skeleton.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { StepCard } from '../StepCard.js';
import { ComparisonAnswer } from './ComparisonAnswer.js';
import { letterOf } from './SideFields.js';
import { type ComparisonWatch, useComparison } from './useComparison.js';

const TEXT = INSIGHT.compare;

/** One comparison under its own address: on its way, stopped, or its results. */
export function ComparisonView({ runId }: { runId: string }) {
  const [copiesName, setCopies] = useUrlState('copies');
  const [basisName, setBasis] = useUrlState('basis');
  const copies = copiesOf(copiesName);
  // Each text counted once is the machine's count: what people read corrects the shares of all comments.
  const basis = copies === 'once' ? undefined : basisOf(basisName);
  const { watch, going, again, take } = useComparison(runId, { copies, basis });
  return (
    <div className="space-y-4">
      <BackLink href={tabAddress('compare')} text={TEXT.back} />
      {watch.comparison?.status === 'completed' ? (
        <ComparisonAnswer
          comparison={watch.comparison}
          counting={{ copies, basis }}
          trouble={watch.trouble}
          onCopies={(one) => setCopies(one === 'once' ? one : '')}
          onBasis={setBasis}
          onChange={take}
        />
      ) : (
        <StepCard number={3} title={TEXT.result}>
          <Unfinished watch={watch} going={going} again={again} />
        </StepCard>
      )}
    </div>
  );
}

function Unfinished({ watch, going, again }: { watch: ComparisonWatch; going: boolean; again(): void }) {
  const { comparison, trouble } = watch;
  if (!comparison) {
    return trouble ? (
      <ErrorState title={TEXT.loadFailed} error={trouble} onRetry={again} retryLabel={ALL.run.retry} />
    ) : (
      <SkeletonText lines={3} />
    );
  }
  if (going) {
    return (
      <div className="mx-auto w-full max-w-2xl py-6">
        <ProgressBar label={TEXT.running} value={Math.max(10, comparison.progress)} />
        <p className="mt-3 rounded-field bg-base-200 px-3 py-2 text-muted text-sm">
          {trouble ? ALL.run.offline : TEXT.background}
        </p>
      </div>
    );
  }
  const isStopped = comparison.status === 'failed' || comparison.status === 'paused';
  return (
    <div className="py-6 text-center">
      {isStopped && (
        <span className="mb-3 inline-block rounded-full bg-waiting p-3 text-waiting-content">
          <CircleAlert className="size-6" aria-hidden />
        </span>
      )}
      <p className="font-medium">
        {!isStopped ? TEXT.timeout : comparison.status === 'failed' ? TEXT.failed : TEXT.paused}
      </p>
      {comparison.errorMessage && (
        <p className="mt-1 break-words text-muted text-sm">{comparison.errorMessage}</p>
      )}
      <p className="mx-auto mt-1 max-w-prose text-muted text-sm">
        {isStopped ? TEXT.stoppedText : ALL.run.timeoutText}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {isStopped &&
          comparison.sides
            .flatMap(({ taskId, extraTaskId }, place) =>
              [taskId, extraTaskId].flatMap((id) => (id === null ? [] : [{ id, place }])),
            )
            .map(({ id, place }) => (
              <Link
                key={id}
                href={runAddress(id)}
                className="btn border-line bg-base-100 font-medium hover:bg-base-200"
              >
                {TEXT.openRun(letterOf(place))}
              </Link>
            ))}
        <Button onClick={again}>{TEXT.checkAgain}</Button>
      </div>
    </div>
  );
}
