import { useMemo } from 'react';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Skeleton } from '../../../components/feedback/Skeleton.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { resultsAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { ResultsAnswer } from './ResultsAnswer.js';
import { ResultsList } from './ResultsList.js';
import { matchFilterOf } from './results.model.js';

/** The answer first, then the evidence. A variable's bar filters the evidence. */
export function ResultsView({ taskId, onResumed }: { taskId: string; onResumed(): void }) {
  const atom = useMemo(() => resultsAtom(taskId), [taskId]);
  const { data, error } = useAtomValue(atom);
  const [filterName, setFilter] = useUrlState('filter', 'all');
  if (!data) {
    return (
      <div className="panel min-h-96">
        {error ? (
          <ErrorState
            title={ALL.run.loadFailed}
            error={error}
            onRetry={() => void atom.refetch()}
            retryLabel={ALL.run.retry}
          />
        ) : (
          <Skeleton />
        )}
      </div>
    );
  }
  const filter = matchFilterOf(filterName, Object.keys(data.results.statistics));
  return (
    <div className="space-y-5">
      <ResultsAnswer taskId={taskId} body={data} filter={filter} onFilter={setFilter} onResumed={onResumed} />
      <ResultsList taskId={taskId} body={data} filter={filter} onFilter={setFilter} />
    </div>
  );
}
