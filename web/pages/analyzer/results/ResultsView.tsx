import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import { type Estimates, usualBasis } from '@smops/core/judging/estimates/basis.model.js';
import { countedOf, runNumbers } from '@smops/core/judging/estimates/run-numbers.model.js';
import type { AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import { memo, useDeferredValue, useMemo } from 'react';
import { CHINESE_AS_WRITTEN, ChartWordsProvider } from '../../../charts/words.js';
import { basisOf } from '../../../components/BasisSwitch.js';
import { Button } from '../../../components/Button.js';
import { failed } from '../../../components/failed.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { SHARE_WORDS } from '../../../components/share-words.js';
import { useAction } from '../../../components/useAction.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { shortDate } from '../../../format/dates.js';
import { resultsAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { AnswerCard } from './AnswerCard.js';
import { CommentsPanel, LIST } from './comments/CommentsPanel.js';
import { WavesOnPaper } from './comments/Waves.js';
import { Finding } from './Finding.js';
import { type ChangeFilter, changed, isFiltered, type Stack } from './filter/filter.model.js';
import { QueryBar } from './filter/QueryBar.js';
import { useFilter } from './filter/useFilter.js';
import { ResultHead } from './ResultHead.js';
import { RESULTS_TEXT } from './results.texts.js';
import { TimePanel } from './TimePanel.js';
import { type TimeWords, timeWords } from './time.model.js';
import { useOverview } from './useOverview.js';
import { VariablesPanel, variablesHeight } from './VariablesPanel.js';

/** Bones of the panels, in their places and sizes: nothing moves when they come. */
const BarBones = () => <div aria-hidden className="skeleton h-21 sm:h-14.5" />;
const ChartBones = ({ variables }: { variables: number }) => (
  <div aria-hidden className="grid gap-3 pt-35 sm:pt-15 lg:grid-cols-[22rem_minmax(0,1fr)]">
    <div className="skeleton h-109 sm:h-96.5 lg:h-auto lg:min-h-109" />
    <div className="space-y-3">
      <div className="skeleton h-60 sm:h-50.5" />
      <div className="skeleton" style={{ height: variablesHeight(variables) }} />
    </div>
  </div>
);
const Bones = () => (
  <div aria-hidden className="space-y-3">
    <div className="skeleton h-8 max-w-md" />
    <BarBones />
    <ChartBones variables={1} />
  </div>
);

/** One run as one view: the filter, the answer, time, variables and comments are the same question. Every mark narrows it. */
export function ResultsView({ runId, onResumed }: { runId: string; onResumed(): void }) {
  const atom = useMemo(() => resultsAtom(runId), [runId]);
  const { data, error } = useAtomValue(atom);
  if (data) {
    return (
      <ChartWordsProvider value={CHINESE_AS_WRITTEN}>
        <Result body={data} onResumed={onResumed} />
      </ChartWordsProvider>
    );
  }
  if (!error) return <Bones />;
  return (
    <div className="panel min-h-96">
      <ErrorState
        title={ALL.run.loadFailed}
        error={error}
        onRetry={() => void atom.refetch()}
        retryLabel={ALL.run.retry}
      />
    </div>
  );
}

/** What is known of the comments that a filter leaves: the counts alone. */
const NOTHING_READ: Estimates = { shares: [], mentioning: null, mean_sentiment: null };

function Result({ body, onResumed }: { body: AnalysisResults; onResumed(): void }) {
  const { id: runId, analysis_info: info } = body;
  const { filter, order, stack, changeFilter, setOrder, setStack } = useFilter(runId, info.variables);
  const { overview, asked, shown, error, again } = useOverview(runId, filter);
  const [basisName, setBasis] = useUrlState('basis');
  const basis = basisOf(basisName) ?? usualBasis(body.results.shares);
  /** Before a number is corrected there is nothing to choose. */
  const isCorrected = usualBasis(body.results.shares) === 'corrected';
  // The counts answer a click at once; the charts follow, then the comments.
  const drawn = useDeferredValue(shown);
  const zone = useTimeZone();
  const unit = overview?.time?.unit ?? 'day';
  const words = useMemo(() => timeWords(unit, zone, CHINESE_SCREEN), [unit, zone]);
  return (
    <div className="space-y-3">
      <a
        href={`#${LIST}`}
        className="btn btn-primary fixed top-2 left-2 z-40 -translate-y-20 focus:translate-y-0 print:hidden"
      >
        {RESULTS_TEXT.toComments}
      </a>
      <ResultHead body={body} filter={filter} order={order} overview={overview} words={words} basis={basis} />
      <Failed body={body} onResumed={onResumed} />
      {info.mixed_up_note !== null && (
        <p className="rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
          {info.mixed_up_note}
        </p>
      )}
      {overview ? (
        <QueryBar
          runId={runId}
          filter={filter}
          order={order}
          overview={overview}
          words={words}
          basis={isCorrected ? basis : undefined}
          onFilter={changeFilter}
          onOrder={setOrder}
          onBasis={setBasis}
        />
      ) : (
        !error && <BarBones />
      )}
      {error ? (
        <div className="panel">
          <ErrorState title={ALL.run.loadFailed} error={error} onRetry={again} retryLabel={ALL.run.retry} />
        </div>
      ) : drawn ? (
        <Charts
          body={body}
          {...drawn}
          basis={basis}
          words={words}
          stack={stack}
          onFilter={changeFilter}
          onStack={setStack}
        />
      ) : (
        <ChartBones variables={info.variables.length} />
      )}
      <WavesOnPaper runId={runId} />
      {/* Said here, so that the list is not drawn for the question and again for the answer. */}
      <div aria-busy={!error && drawn?.filter !== asked}>
        <CommentsPanel
          body={body}
          filter={error ? filter : (drawn?.filter ?? filter)}
          order={order}
          matching={overview?.matching ?? info.total_comments}
          all={info.total_comments}
          onFilter={changeFilter}
          onOrder={setOrder}
        />
      </div>
    </div>
  );
}

interface ChartsProps {
  body: AnalysisResults;
  overview: RunOverview;
  /** The filter that the counts are of. */
  filter: CommentFilter;
  basis: Basis;
  words: TimeWords;
  stack: Stack;
  onFilter: ChangeFilter;
  onStack(stack: Stack): void;
}

/** The answer, time and variables under a filter. */
const Charts = memo(function Charts(props: ChartsProps) {
  const { body, overview, filter, basis, words, stack, onFilter, onStack } = props;
  const { id: runId, analysis_info: info } = body;
  // A variable's share is of the comments that the filter would leave without its variables.
  const others = useMemo(
    () => changed(filter, { variable: undefined, without: undefined, none: undefined, tagged: undefined }),
    [filter],
  );
  const whole = useOverview(runId, others).overview;
  const base = whole?.matching ?? info.total_comments;
  const isNarrowed = isFiltered(filter);
  const numbers = useMemo(
    () =>
      isNarrowed
        ? runNumbers(
            {
              ...{ comments: base, mentioning: overview.matching, variables: overview.variables },
              once: overview.once && {
                comments: whole?.once?.matching ?? base,
                mentioning: overview.once.matching,
                variables: overview.once.variables,
              },
            },
            NOTHING_READ,
            'machine',
          )
        : runNumbers(countedOf(overview), body.results, basis),
    [isNarrowed, base, whole, overview, body.results, basis],
  );
  const zone = useTimeZone();
  const about = useMemo(
    () =>
      [
        info.name || info.file_name,
        ALL.results.shown(overview.matching, info.total_comments),
        shortDate(info.created_at, zone, CHINESE_SCREEN),
        info.provider_label,
      ].filter((one) => one !== ''),
    [info, overview.matching, zone],
  );
  const mark = !isNarrowed && basis === 'corrected' ? SHARE_WORDS.counted : undefined;
  const shared = { overview, filter, about, onFilter, mark };
  return (
    <>
      <Finding runId={runId} overview={overview} filter={filter} numbers={numbers} />
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[22rem_minmax(0,1fr)] print:block print:space-y-3">
        <AnswerCard {...shared} body={body} numbers={numbers} />
        <div className="min-w-0 space-y-3">
          <TimePanel {...shared} words={words} stack={stack} onStack={onStack} />
          <VariablesPanel {...shared} numbers={numbers} />
        </div>
      </div>
    </>
  );
});

/** Comments that failed, and the button that asks them again. */
function Failed({
  body: { id, analysis_info: info },
  onResumed,
}: {
  body: AnalysisResults;
  onResumed(): void;
}) {
  const [resume, isResuming] = useAction(async () => {
    await client.call(RUNS.resume, { taskId: id });
    onResumed();
  }, failed(ALL.run.resumeFailed));
  if (info.failed_comments === 0) return null;
  return (
    <div className="flex items-center justify-between gap-3 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
      <p>{ALL.results.failed(info.failed_comments)}</p>
      <Button size="small" pending={isResuming} pendingLabel={ALL.run.resuming} onClick={() => void resume()}>
        {ALL.run.retryFailed}
      </Button>
    </div>
  );
}
