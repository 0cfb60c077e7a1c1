import { RESULT_ORDERS, type ResultOrder } from '@smops/core/analyzer/analyzer.constants.js';
import type { AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import { Rows2, Rows3, SearchX } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button.js';
import { classes } from '../../../components/classes.js';
import { Dialog } from '../../../components/dialog/Dialog.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { SkeletonRows } from '../../../components/feedback/Skeleton.js';
import { Select } from '../../../components/form/Select.js';
import { IconButton } from '../../../components/IconButton.js';
import { isOnScreen } from '../../../components/on-screen.js';
import { useWindowRows } from '../../../components/table/useWindowRows.js';
import { useMediaQuery } from '../../../components/useMediaQuery.js';
import { usePrinting } from '../../../components/usePrinting.js';
import { wavesAtom } from '../../../state/analyzer/series.js';
import { useAtomValue } from '../../../state/atoms.js';
import { SENTIMENT_KEYS } from '../../reading/SentimentMarks.js';
import { useReadingKeys } from '../../reading/useReadingKeys.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { CommentDetail } from './CommentDetail.js';
import { CommentRow } from './CommentRow.js';
import type { ChangeFilter } from './filter.model.js';
import { foldCopies } from './folded.model.js';
import { RESULTS_TEXT } from './results.texts.js';
import { type CommentPages, useCommentPages } from './useCommentPages.js';
import { useJudging } from './useJudging.js';

const TEXT = RESULTS_TEXT.list;
const ORDERS = RESULT_ORDERS.map((value) => ({ value, label: TEXT.orders[value] }));
/** From here the detail stands beside the list; below it is a sheet. */
const BESIDE = '(width >= 64rem)';
/** So far before the end of what was read, half a page of comments, the next page is asked for. */
const AHEAD = '2000px';
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

/** The comments behind the answer, read as one scrolls, beside the one that is open: its evidence, and where it is judged. */
export const CommentsPanel = memo(function CommentsPanel(props: Props) {
  const { body, filter, order, matching, all, onFilter, onOrder } = props;
  const taskId = body.id;
  const variables = body.analysis_info.variables;
  const waves = useAtomValue(useMemo(() => wavesAtom(taskId), [taskId]));
  const copies = waves.data ? 'known' : waves.error || all > WAITED_FOR ? 'unknown' : 'awaited';
  const { shown, more, again } = useCommentPages(body, filter, order, copies);
  const comments = useMemo(() => foldCopies(shown.comments), [shown.comments]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const unfold = useCallback((seq: number) => {
    setUnfolded((before) => {
      const next = new Set(before);
      if (!next.delete(seq)) next.add(seq);
      return next;
    });
  }, []);
  const isBeside = useMediaQuery(BESIDE);
  const [openSeq, setOpen] = useState<number>();
  const [isSheet, setSheet] = useState(false);
  const [isDense, setDense] = useState(true);
  const at = Math.max(
    0,
    comments.findIndex(({ seq }) => seq === openSeq),
  );
  const comment = comments[at];
  const judging = useJudging(taskId, comment);
  const search = filter.search ?? '';
  const rows = useRef<Rows>(null);

  const open = useCallback((seq: number) => {
    setOpen(seq);
    setSheet(true);
  }, []);
  function move(step: number) {
    const to = Math.min(comments.length - 1, Math.max(0, (openSeq === undefined ? -step : at) + step));
    const next = comments[to];
    if (!next) return;
    setOpen(next.seq);
    rows.current?.show(to);
  }
  /** A key judges only what its person sees: the comment in the panel beside the list, or below it the marked one in the list. */
  const isSeen = () =>
    isBeside
      ? isOnScreen(document.getElementById(DETAIL))
      : comment?.seq === openSeq && rows.current?.isOnScreen(at) === true;
  useReadingKeys((key) => {
    const variable = variables[Number(key) - 1];
    const sentiment = SENTIMENT_KEYS[key];
    if (key === 'j') move(1);
    else if (key === 'k') move(-1);
    else if (key === 'enter' && comment && !isBeside) setSheet(true);
    else if (key === 'enter' && comment) document.getElementById(DETAIL)?.focus();
    else if (key === 'f' && comment?.copies) unfold(comment.seq);
    else if (comment?.state !== 'ok' || !isSeen()) return false;
    else if (sentiment) judging.sentiment(sentiment);
    else if (variable !== undefined && key !== '0') judging.flip(variable);
    else return false;
    return true;
  });
  const detail = comment && (
    <CommentDetail
      key={comment.seq}
      taskId={taskId}
      comment={comment}
      search={search}
      variables={variables}
      judging={judging}
    />
  );
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] print:block">
      <section className="panel min-w-0" aria-label={ALL.results.list}>
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-base-300 border-b px-4 py-2">
          <h2 className="font-semibold text-base">{ALL.results.list}</h2>
          <span className="text-muted text-sm" aria-live="polite">
            {ALL.results.shown(matching, all)}
          </span>
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
              onClick={() => setDense(!isDense)}
            />
          </div>
        </header>
        <Comments
          ref={rows}
          shown={shown}
          comments={comments}
          taskId={taskId}
          unfolded={unfolded}
          onUnfold={unfold}
          matching={matching}
          search={search}
          variables={variables}
          openSeq={isBeside ? comment?.seq : openSeq}
          isDense={isDense}
          onOpen={open}
          onMore={more}
          onAgain={again}
          onClear={() => onFilter(() => ({}))}
        />
      </section>
      {isBeside ? (
        <aside
          id={DETAIL}
          tabIndex={-1}
          aria-label={RESULTS_TEXT.detail.title}
          className="panel sticky top-[calc(4rem+var(--filter-bar,3.5rem))] max-h-[calc(100dvh-5rem-var(--filter-bar,3.5rem))] overflow-y-auto px-4 py-3 print:hidden"
        >
          {detail ?? <p className="py-8 text-center text-muted text-sm">{RESULTS_TEXT.detail.none}</p>}
        </aside>
      ) : (
        <Dialog
          open={isSheet && detail !== undefined}
          onClose={() => setSheet(false)}
          title={RESULTS_TEXT.detail.title}
          closeLabel={RESULTS_TEXT.detail.close}
        >
          {detail}
        </Dialog>
      )}
    </div>
  );
});

/** Comments that are printed: with the charts they take three A4 pages. */
const ON_PAPER = 50;
const DETAIL = 'comment-detail';

interface Rows {
  show(index: number): void;
  isOnScreen(index: number): boolean;
}

interface CommentsProps {
  ref: React.Ref<Rows>;
  shown: CommentPages;
  /** Those of them that are shown: copies stand under the first of them. */
  comments: CommentPages['comments'];
  taskId: string;
  unfolded: ReadonlySet<number>;
  onUnfold(seq: number): void;
  matching: number;
  search: string;
  variables: readonly string[];
  openSeq: number | undefined;
  isDense: boolean;
  onOpen(seq: number): void;
  onMore(): void;
  onAgain(): void;
  onClear(): void;
}

/** The comments that were read, of which those near the window are in the page. */
function Comments(props: CommentsProps) {
  const { ref, shown, comments, matching, search, variables, openSeq, isDense, onOpen, onMore, onAgain } =
    props;
  const { hasMore, isStale, isLoading, error } = shown;
  const keyOf = useCallback((index: number) => comments[index]?.seq ?? index, [comments]);
  const rows = useWindowRows(comments.length, isDense ? 78 : 150, keyOf);
  const isPrinted = usePrinting();
  const indexes = isPrinted ? Array.from(comments.slice(0, ON_PAPER), (_, index) => index) : rows.indexes;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || isLoading || error) return;
    const observer = new IntersectionObserver(([one]) => one?.isIntersecting && onMore(), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, isLoading, error, onMore]);
  const show = rows.show;
  useEffect(() => {
    const rowsOf: Rows = {
      show,
      isOnScreen: (index) =>
        isOnScreen(rows.containerRef.current?.querySelector(`:scope > [data-index="${index}"]`)),
    };
    if (typeof ref === 'function') ref(rowsOf);
    else if (ref) ref.current = rowsOf;
  });
  if (error && (isStale || comments.length === 0)) {
    return <ErrorState title={TEXT.failed} error={error} onRetry={onAgain} retryLabel={ALL.run.retry} />;
  }
  if (comments.length === 0 && isLoading) {
    // As high as the window: what stands below does not move when the comments come.
    return (
      <div aria-hidden className="h-dvh overflow-hidden">
        <SkeletonRows rows={30} rowHeight={isDense ? 78 : 150} />
      </div>
    );
  }
  if (comments.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={TEXT.nothing}
        text={TEXT.nothingText}
        action={<Button onClick={props.onClear}>{ALL.results.reset}</Button>}
      />
    );
  }
  return (
    <>
      <ul
        ref={rows.containerRef as React.RefObject<HTMLUListElement | null>}
        aria-label={ALL.results.list}
        aria-busy={isStale}
        className={classes('virtual-rows', isStale && 'refreshing')}
        style={isPrinted ? {} : { paddingTop: rows.before, paddingBottom: rows.after }}
      >
        {indexes.map((index) => {
          const one = comments[index];
          return (
            one && (
              <li
                key={one.seq}
                ref={rows.measureRef}
                data-index={index}
                aria-setsize={matching}
                aria-posinset={index + 1}
                className="border-base-300 border-b last:border-b-0"
              >
                <CommentRow
                  comment={one}
                  search={search}
                  variables={variables}
                  isOpen={one.seq === openSeq}
                  isDense={isDense || isPrinted}
                  onOpen={onOpen}
                  taskId={props.taskId}
                  isUnfolded={props.unfolded.has(one.seq)}
                  onUnfold={props.onUnfold}
                />
              </li>
            )
          );
        })}
      </ul>
      <div ref={end} aria-hidden />
      <footer className="flex flex-wrap items-center justify-between gap-3 border-base-300 border-t px-4 py-2 text-muted text-sm print:hidden">
        <span>{TEXT.shown(shown.comments.length, matching)}</span>
        {error && !isStale && (
          <Button size="small" onClick={onMore}>
            {ALL.run.retry}
          </Button>
        )}
        {hasMore && !error && (
          <Button size="small" pending={isLoading} pendingLabel={TEXT.loading} onClick={onMore}>
            {TEXT.more}
          </Button>
        )}
      </footer>
    </>
  );
}
