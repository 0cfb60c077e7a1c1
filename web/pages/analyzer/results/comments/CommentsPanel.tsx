import { RESULT_ORDERS, type ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { AnalysisComment, AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import { Rows2, Rows3 } from 'lucide-react';
import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../../../components/dialog/Dialog.js';
import { Select } from '../../../../components/form/Select.js';
import { IconButton } from '../../../../components/IconButton.js';
import { SENTIMENT_KEYS, useReadingKeys } from '../../../../components/keys/useReadingKeys.js';
import { isOnScreen } from '../../../../components/screen/on-screen.js';
import { useMediaQuery } from '../../../../components/screen/useMediaQuery.js';
import { wavesAtom } from '../../../../state/analyzer/series.js';
import { useAtomValue } from '../../../../state/atoms.js';
import { toast } from '../../../../state/toasts.js';
import { TEXT as ALL } from '../../analyzer.texts.js';
import type { ChangeFilter } from '../filter/filter.model.js';
import { RESULTS_TEXT } from '../results.texts.js';
import { CommentDetail } from './CommentDetail.js';
import { CommentsList, type Rows } from './CommentsList.js';
import { foldCopies } from './folded.model.js';
import { useCommentPages } from './useCommentPages.js';
import { type Judging, useJudging } from './useJudging.js';

const TEXT = RESULTS_TEXT.list;
const DETAIL = 'comment-detail';
/** Where the link that skips the charts leads. */
export const LIST = 'comments';
const ORDERS = RESULT_ORDERS.map((value) => ({ value, label: TEXT.orders[value] }));
/** From here the detail stands beside the list; below it is a sheet. */
const BESIDE = '(width >= 64rem)';
/**
 * The first look at a run's waves looks for its copies, which fold the list: in a run of up to this number of comments, which
 * takes a second or less, the list waits for it and then stays still.
 */
const WAITED_FOR = 10_000;

interface Props {
  body: AnalysisResults;
  filter: CommentFilter;
  order: ResultOrder;
  /** How many comments the filter leaves. */
  matching: number;
  all: number;
  onFilter: ChangeFilter;
  onOrder(order: ResultOrder): void;
}

interface CommentKeys {
  comment: AnalysisComment | undefined;
  variables: readonly string[];
  judging: Judging;
  move(step: number): void;
  /** Whether the comment is where its person sees it: in the panel beside the list, or marked in the list. */
  isSeen(): boolean;
  show(): void;
  /** Opens the comment, or goes to it where it is open. */
  enter(): void;
  /** Shows the copies of a comment, or hides them. */
  unfold(seq: number): void;
}

/** Keys that go through the comments and judge the open one; they judge only what their person sees. */
function useCommentKeys({ comment, variables, judging, move, ...panel }: CommentKeys): void {
  /** What a key would have judged comes into the window, and is said: the next press judges. */
  function bringIntoView() {
    if (comment === undefined) toast({ title: RESULTS_TEXT.detail.none });
    else {
      panel.show();
      toast({ title: RESULTS_TEXT.detail.unseen(comment.number) });
    }
    return true;
  }
  useReadingKeys((key) => {
    const variable = key === '0' ? undefined : variables[Number(key) - 1];
    const sentiment = SENTIMENT_KEYS[key];
    if (key === 'j') move(1);
    else if (key === 'k') move(-1);
    else if (key === 'enter' && comment) panel.enter();
    else if (key === 'f' && comment?.copies) panel.unfold(comment.seq);
    else if (sentiment === undefined && variable === undefined) return false;
    else if (comment === undefined || !panel.isSeen()) return bringIntoView();
    else if (comment.state !== 'ok') return false;
    else if (sentiment) judging.sentiment(sentiment);
    else if (variable !== undefined) judging.flip(variable);
    return true;
  });
}

interface ToolsProps {
  order: ResultOrder;
  isDense: boolean;
  onOrder(order: ResultOrder): void;
  onDense(isDense: boolean): void;
}

/** The order of the list, and how much of each comment it shows. */
function ListTools({ order, isDense, onOrder, onDense }: ToolsProps) {
  return (
    <div className="ml-auto flex items-center gap-2 print:hidden">
      <Select<ResultOrder>
        label={ALL.results.sort}
        size="small"
        value={order}
        options={ORDERS}
        onChange={onOrder}
        className="w-auto"
      />
      <IconButton
        label={isDense ? TEXT.wide : TEXT.dense}
        icon={isDense ? <Rows2 aria-hidden /> : <Rows3 aria-hidden />}
        onClick={() => onDense(!isDense)}
      />
    </div>
  );
}

/** Where the open comment stands: beside the list, or in a sheet on a narrow screen. */
function DetailPlace(props: { isBeside: boolean; isSheet: boolean; onClose(): void; children: ReactNode }) {
  const { isBeside, isSheet, onClose, children } = props;
  if (!isBeside)
    return (
      <Dialog
        open={isSheet && children !== undefined}
        onClose={onClose}
        title={RESULTS_TEXT.detail.title}
        closeLabel={RESULTS_TEXT.detail.close}
      >
        {children}
      </Dialog>
    );
  return (
    <aside
      id={DETAIL}
      tabIndex={-1}
      aria-label={RESULTS_TEXT.detail.title}
      className="panel overflow-y-auto overscroll-contain px-4 py-3 print:hidden"
    >
      {children ?? (
        <div className="space-y-2 py-8 text-center text-muted text-sm">
          <p>{RESULTS_TEXT.detail.none}</p>
          <p className="text-xs">{RESULTS_TEXT.detail.keys}</p>
        </div>
      )}
    </aside>
  );
}

/** The comments behind the answer, read as one scrolls, beside the one that is open: its evidence, and where it is judged. */
export const CommentsPanel = memo(function CommentsPanel(props: Props) {
  const { body, filter, order, matching, all, onFilter, onOrder } = props;
  const runId = body.id;
  const variables = body.analysis_info.variables;
  const waves = useAtomValue(useMemo(() => wavesAtom(runId), [runId]));
  const copies = waves.data ? 'known' : waves.error || all > WAITED_FOR ? 'unknown' : 'awaited';
  const { shown, more, rest, again } = useCommentPages(body, filter, order, copies);
  const comments = useMemo(() => foldCopies(shown.comments), [shown.comments]);
  const isBeside = useMediaQuery(BESIDE);
  const [openSeq, setOpen] = useState<number>();
  /** The comment whose copies are shown. */
  const [unfolded, setUnfolded] = useState<number>();
  const [isSheet, setSheet] = useState(false);
  const [isDense, setDense] = useState(true);
  const at = comments.findIndex(({ seq }) => seq === openSeq);
  const comment = comments[at];
  const judging = useJudging(runId, comment);
  const search = filter.search ?? '';
  const rows = useRef<Rows>(null);

  const open = useCallback((seq: number) => {
    setOpen(seq);
    setSheet(true);
  }, []);
  function move(step: number) {
    const to = Math.min(comments.length - 1, Math.max(0, at + step));
    const next = comments[to];
    if (!next) return;
    setOpen(next.seq);
    rows.current?.show(to);
  }
  useCommentKeys({
    comment,
    variables,
    judging,
    move,
    isSeen: () =>
      isBeside ? isOnScreen(document.getElementById(DETAIL)) : rows.current?.isOnScreen(at) === true,
    show: () =>
      isBeside
        ? document.getElementById(DETAIL)?.scrollIntoView({ block: 'center' })
        : rows.current?.show(at),
    enter: () => (isBeside ? document.getElementById(DETAIL)?.focus() : setSheet(true)),
    unfold: (seq) => setUnfolded(unfolded === seq ? undefined : seq),
  });
  const detail = comment && (
    <CommentDetail
      key={comment.seq}
      runId={runId}
      comment={comment}
      search={search}
      variables={variables}
      judging={judging}
      isUnfolded={unfolded === comment.seq}
      onUnfold={(isUnfolded) => setUnfolded(isUnfolded ? comment.seq : undefined)}
    />
  );
  return (
    <div className="grid grid-cols-1 items-stretch gap-3 lg:h-[60dvh] lg:min-h-96 lg:grid-cols-[minmax(0,1fr)_24rem] print:block print:h-auto">
      <section
        id={LIST}
        tabIndex={-1}
        className="panel flex h-[75dvh] min-h-0 min-w-0 scroll-mt-32 flex-col lg:h-auto print:block print:h-auto"
        aria-label={ALL.results.list}
      >
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-base-300 border-b px-4 py-2">
          <h2 className="font-semibold text-base">{ALL.results.list}</h2>
          <span className="text-muted text-sm tabular-nums" aria-live="polite">
            {ALL.results.shown(matching, all)}
          </span>
          <ListTools order={order} isDense={isDense} onOrder={onOrder} onDense={setDense} />
        </header>
        <CommentsList
          ref={rows}
          shown={shown}
          comments={comments}
          matching={matching}
          search={search}
          variables={variables}
          openSeq={openSeq}
          isDense={isDense}
          onOpen={open}
          onMore={more}
          onRest={rest}
          onAgain={again}
          onClear={() => onFilter(() => ({}))}
        />
      </section>
      <DetailPlace isBeside={isBeside} isSheet={isSheet} onClose={() => setSheet(false)}>
        {detail}
      </DetailPlace>
    </div>
  );
});
