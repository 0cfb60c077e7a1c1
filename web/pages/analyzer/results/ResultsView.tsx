import type { ResultOrder } from '@smops/core/analyzer/analyzer.constants.js';
import type { AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analyzer/overview/overview.schemas.js';
import type { Basis } from '@smops/core/estimates/basis.constants.js';
import { type Estimates, usualBasis } from '@smops/core/estimates/basis.model.js';
import { countedOf, runNumbers } from '@smops/core/estimates/run-numbers.model.js';
import { resumeAnalysis } from '@smops/server/client/fb-analyzer.client.js';
import { ArrowLeft, BookOpenText, Download, Link2 } from 'lucide-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { Link } from 'wouter';
import { CHINESE_AS_WRITTEN, ChartWordsProvider } from '../../../charts/words.js';
import { Button } from '../../../components/Button.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { shortDate } from '../../../components/format/dates.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { MenuButton } from '../../../components/MenuButton.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { exportAddress, resultsAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { BasisSwitch, basisOf } from '../BasisSwitch.js';
import { RunParts } from '../run/RunParts.js';
import { readingAddress } from '../run-address.js';
import { SHARE_WORDS } from '../share-words.js';
import { AnswerCard } from './AnswerCard.js';
import { CommentsPanel } from './CommentsPanel.js';
import { type ChangeFilter, changed, isFiltered, type Stack } from './filter.model.js';
import { QueryBar } from './QueryBar.js';
import { ResultsFoot } from './ResultsFoot.js';
import { RunDoors } from './RunDoors.js';
import { RESULTS_TEXT } from './results.texts.js';
import { TimePanel } from './TimePanel.js';
import { type TimeWords, timeWords } from './time.model.js';
import { useFilter } from './useFilter.js';
import { useOverview } from './useOverview.js';
import { VariablesPanel, variablesHeight } from './VariablesPanel.js';
import { WavesPanel } from './WavesPanel.js';

const FORMATS = [
  ['Excel', 'xlsx'],
  ['CSV', 'csv'],
  ['JSON', 'json'],
  ['NDJSON', 'ndjson'],
] as const;

/** Bones of the panels, in their places and sizes: nothing moves when they come. */
const BarBones = () => <div aria-hidden className="skeleton h-23 lg:h-14.5" />;
const ChartBones = ({ variables }: { variables: number }) => (
  <div aria-hidden className="grid gap-3 lg:grid-cols-[22rem_minmax(0,1fr)]">
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
export function ResultsView({ taskId, onResumed }: { taskId: string; onResumed(): void }) {
  const atom = useMemo(() => resultsAtom(taskId), [taskId]);
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
  const { id: taskId, analysis_info: info } = body;
  const { filter, order, stack, changeFilter, setOrder, setStack } = useFilter(taskId, info.variables);
  const { overview, asked, shown, error, again } = useOverview(taskId, filter);
  const [basisName, setBasis] = useUrlState('basis');
  const basis = basisOf(basisName) ?? usualBasis(body.results.shares);
  // The counts answer a click at once; the charts follow, then the comments.
  const drawn = useDeferredValue(shown);
  const zone = useTimeZone();
  const unit = overview?.time?.unit ?? 'day';
  const words = useMemo(() => timeWords(unit, zone, CHINESE_SCREEN), [unit, zone]);
  return (
    <div className="space-y-3">
      <RunParts taskId={taskId} more={<RunDoors taskId={taskId} info={info} />} />
      <Head
        body={body}
        filter={filter}
        order={order}
        matching={overview?.matching}
        basis={basis}
        onBasis={setBasis}
      />
      <Failed body={body} onResumed={onResumed} />
      {info.mixed_up_note !== null && (
        <p className="rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
          {info.mixed_up_note}
        </p>
      )}
      {overview ? (
        <QueryBar
          taskId={taskId}
          filter={filter}
          order={order}
          overview={overview}
          words={words}
          onFilter={changeFilter}
          onOrder={setOrder}
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
      <WavesPanel taskId={taskId} />
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
      <div className="panel print:hidden">
        <ResultsFoot info={info} />
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
  const { id: taskId, analysis_info: info } = body;
  // A variable's share is of the comments that the filter would leave without its variables.
  const others = useMemo(
    () => changed(filter, { variable: undefined, without: undefined, none: undefined, tagged: undefined }),
    [filter],
  );
  const base = useOverview(taskId, others).overview?.matching ?? info.total_comments;
  const isNarrowed = isFiltered(filter);
  const numbers = useMemo(
    () =>
      isNarrowed
        ? runNumbers(
            { comments: base, mentioning: overview.matching, variables: overview.variables },
            NOTHING_READ,
            'machine',
          )
        : runNumbers(countedOf(overview), body.results, basis),
    [isNarrowed, base, overview, body.results, basis],
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
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[22rem_minmax(0,1fr)] print:block print:space-y-3">
      <AnswerCard {...shared} body={body} numbers={numbers} words={words} />
      <div className="min-w-0 space-y-3">
        <TimePanel {...shared} words={words} stack={stack} onStack={onStack} />
        <VariablesPanel {...shared} taskId={taskId} numbers={numbers} />
      </div>
    </div>
  );
});

type HeadProps = {
  body: AnalysisResults;
  filter: CommentFilter;
  order: ResultOrder;
  matching: number | undefined;
  basis: Basis;
  onBasis(basis: Basis): void;
};

/** Whose result it is, and where it goes from here. */
const Head = memo(function Head(props: HeadProps) {
  const { body, filter, order, matching, basis, onBasis } = props;
  const { id, analysis_info: info, results } = body;
  const whole = FORMATS.map(([label, format]) => ({
    label,
    hint: `.${format}`,
    href: exportAddress(id, format, { basis }),
  }));
  const chosen = FORMATS.map(([label, format]) => ({
    label: `${label} · ${RESULTS_TEXT.exported(matching ?? 0)}`,
    hint: `.${format}`,
    href: exportAddress(id, format, { ...filter, order, basis }),
  }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 items-center gap-2">
        <Link
          href="/fb-analyzer"
          aria-label={ALL.run.back}
          title={ALL.run.back}
          className="btn btn-ghost btn-sm btn-square -ml-2 print:hidden"
        >
          <ArrowLeft className="size-4" aria-hidden />
        </Link>
        <h2 className="min-w-0 truncate font-semibold text-lg">
          {info.name || info.file_name || ALL.results.title}
        </h2>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {results.mentioning !== null && <BasisSwitch basis={basis} onChange={onBasis} />}
        <CopyLink />
        <Link href={readingAddress(id)} className="btn btn-primary btn-sm font-medium text-sm">
          <BookOpenText className="size-4" aria-hidden />
          {ALL.results.read}
        </Link>
        <MenuButton
          label={ALL.results.export}
          icon={<Download className="size-4" aria-hidden />}
          items={isFiltered(filter) && matching !== undefined ? [...chosen, ...whole] : whole}
        />
      </div>
    </div>
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
  const [resume, isResuming] = useAction(
    async () => {
      await resumeAnalysis(client, id);
      onResumed();
    },
    (error) => toast({ tone: 'destructive', title: ALL.run.resumeFailed, description: reasonOf(error) }),
  );
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

/** The address holds the filter: whoever opens it sees the same comments. */
function CopyLink() {
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => toast({ title: RESULTS_TEXT.filter.linkCopied }),
      () => toast({ tone: 'destructive', title: RESULTS_TEXT.filter.linkFailed }),
    );
  return (
    <Button
      tone="ghost"
      size="small"
      icon={<Link2 className="size-4" aria-hidden />}
      // A browser without a clipboard, as on an address without TLS, throws at once.
      onClick={() =>
        void Promise.resolve()
          .then(copy)
          .catch(() => toast({ tone: 'destructive', title: RESULTS_TEXT.filter.linkFailed }))
      }
    >
      {RESULTS_TEXT.filter.copyLink}
    </Button>
  );
}
