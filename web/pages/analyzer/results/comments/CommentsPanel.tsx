import { RESULT_ORDERS, type ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import { Rows2, Rows3, SearchX } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../components/Button.js';
import { classes } from '../../../../components/classes.js';
import { Dialog } from '../../../../components/dialog/Dialog.js';
import { EmptyState } from '../../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../../components/feedback/ErrorState.js';
import { SkeletonRows } from '../../../../components/feedback/Skeleton.js';
import { Select } from '../../../../components/form/Select.js';
import { IconButton } from '../../../../components/IconButton.js';
import { SENTIMENT_KEYS, useReadingKeys } from '../../../../components/keys/useReadingKeys.js';
import { isOnScreen } from '../../../../components/screen/on-screen.js';
import { useMediaQuery } from '../../../../components/screen/useMediaQuery.js';
import { usePrinting } from '../../../../components/screen/usePrinting.js';
import { useScrolledRows } from '../../../../components/table/useScrolledRows.js';
import { wavesAtom } from '../../../../state/analyzer/series.js';
import { useAtomValue } from '../../../../state/atoms.js';
import { toast } from '../../../../state/toasts.js';
import { TEXT as ALL } from '../../analyzer.texts.js';
import type { ChangeFilter } from '../filter/filter.model.js';
import { RESULTS_TEXT } from '../results.texts.js';
import { CommentDetail } from './CommentDetail.js';
import { CommentRow } from './CommentRow.js';
import { foldCopies } from './folded.model.js';
import { type CommentPages, useCommentPages } from './useCommentPages.js';
import { useJudging } from './useJudging.js';

const TEXT = RESULTS_TEXT.list;
const ORDERS = RESULT_ORDERS.map((value) => ({ value, label: TEXT.orders[value] }));
/** From here the detail stands beside the list; below it is a sheet. */
const BESIDE = '(width >= 64rem)';
/** So many rows before the end of what was read, half a page of comments, the next page is asked for. */
const AHEAD = 25;
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
  const judging = useJudging(taskId, comment);
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
  /** A key judges only what its person sees: the comment in the panel beside the list, or below it the marked one in the list. */
  const isSeen = () =>
    isBeside ? isOnScreen(document.getElementById(DETAIL)) : rows.current?.isOnScreen(at) === true;
  /** What a key would have judged comes into the window, and is said: the next press judges. */
  function bringIntoView() {
    if (comment === undefined) toast({ title: RESULTS_TEXT.detail.none });
    else {
      if (isBeside) document.getElementById(DETAIL)?.scrollIntoView({ block: 'center' });
      else rows.current?.show(at);
      toast({ title: RESULTS_TEXT.detail.unseen(comment.number) });
    }
    return true;
  }
  useReadingKeys((key) => {
    const variable = key === '0' ? undefined : variables[Number(key) - 1];
    const sentiment = SENTIMENT_KEYS[key];
    if (key === 'j') move(1);
    else if (key === 'k') move(-1);
    else if (key === 'enter' && comment && !isBeside) setSheet(true);
    else if (key === 'enter' && comment) document.getElementById(DETAIL)?.focus();
    else if (key === 'f' && comment?.copies) setUnfolded(unfolded === comment.seq ? undefined : comment.seq);
    else if (sentiment === undefined && variable === undefined) return false;
    else if (comment === undefined || !isSeen()) return bringIntoView();
    else if (comment.state !== 'ok') return false;
    else if (sentiment) judging.sentiment(sentiment);
    else if (variable !== undefined) judging.flip(variable);
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
      {isBeside ? (
        <aside
          id={DETAIL}
          tabIndex={-1}
          aria-label={RESULTS_TEXT.detail.title}
          className="panel overflow-y-auto overscroll-contain px-4 py-3 print:hidden"
        >
          {detail ?? (
            <div className="space-y-2 py-8 text-center text-muted text-sm">
              <p>{RESULTS_TEXT.detail.none}</p>
              <p className="text-xs">{RESULTS_TEXT.detail.keys}</p>
            </div>
          )}
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
/** Where the link that skips the charts leads. */
export const LIST = 'comments';

interface Rows {
  /** Scrolls the list until the row is seen, and the page too where it must be. */
  show(index: number): void;
  isOnScreen(index: number): boolean;
}

interface CommentsProps {
  ref: React.Ref<Rows>;
  shown: CommentPages;
  /** Those of them that are shown: copies stand under the first of them. */
  comments: CommentPages['comments'];
  matching: number;
  search: string;
  variables: readonly string[];
  openSeq: number | undefined;
  isDense: boolean;
  onOpen(seq: number): void;
  onMore(): void;
  /** Reads all that is left. */
  onRest(): Promise<void>;
  onAgain(): void;
  onClear(): void;
}

type ScrolledRows = ReturnType<typeof useScrolledRows>;

/** Lets the panel scroll to a row, and see whether one is on the screen. */
function useShownRows(ref: React.Ref<Rows>, rows: ScrolledRows): void {
  const { show } = rows;
  useEffect(() => {
    const rowOf = (index: number) => rows.scrollerRef.current?.querySelector(`[data-index="${index}"]`);
    const rowsOf: Rows = {
      show: (index) => {
        show(index);
        requestAnimationFrame(() => {
          const row = rowOf(index) ?? rows.scrollerRef.current;
          if (!isOnScreen(row)) row?.scrollIntoView({ block: 'center' });
        });
      },
      isOnScreen: (index) => isOnScreen(rowOf(index)),
    };
    if (typeof ref === 'function') ref(rowsOf);
    else if (ref) ref.current = rowsOf;
  });
}

/** `End` goes to the last comment of all, not to the last one that was read. */
function useEndKey(toEnd: () => void, hasMore: boolean, onRest: () => Promise<void>) {
  const [isEnding, setEnding] = useState(false);
  useEffect(() => {
    if (!isEnding || hasMore) return;
    toEnd();
    setEnding(false);
  }, [isEnding, hasMore, toEnd]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'End') return;
    event.preventDefault();
    toEnd();
    if (!hasMore) return;
    setEnding(true);
    void onRest();
  };
  return { isEnding, onKeyDown };
}

/** The comments that were read, of which those near the window are in the page. */
function Comments(props: CommentsProps) {
  const {
    ref,
    shown,
    comments,
    matching,
    search,
    variables,
    openSeq,
    isDense,
    onOpen,
    onMore,
    onRest,
    onAgain,
  } = props;
  const { hasMore, isStale, isLoading, error } = shown;
  const keyOf = useCallback((index: number) => comments[index]?.seq ?? index, [comments]);
  const rows = useScrolledRows(comments.length, isDense ? 78 : 150, keyOf);
  const isPrinted = usePrinting();
  const indexes = isPrinted ? Array.from(comments.slice(0, ON_PAPER), (_, index) => index) : rows.indexes;
  const isNearEnd = (rows.indexes.at(-1) ?? 0) >= comments.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoading && !error) onMore();
  }, [isNearEnd, hasMore, isLoading, error, onMore]);
  useShownRows(ref, rows);
  // What stood there before another filter or order says nothing of where one is in the new list.
  const first = isStale ? undefined : comments[0]?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for a new list only
  useEffect(() => {
    // Browsers answer it with a promise, which is no way to clean up.
    rows.scrollerRef.current?.scrollTo({ top: 0 });
  }, [first]);
  const { isEnding, onKeyDown } = useEndKey(rows.toEnd, hasMore, onRest);
  if (error && (isStale || comments.length === 0)) {
    return <ErrorState title={TEXT.failed} error={error} onRetry={onAgain} retryLabel={ALL.run.retry} />;
  }
  if (comments.length === 0 && isLoading) {
    return (
      <div aria-hidden className="min-h-0 flex-1 overflow-hidden">
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that scroll a list are heard by what scrolls */}
      <div
        ref={rows.scrollerRef}
        data-scrolls-comments
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain print:overflow-visible"
      >
        <ul
          aria-label={ALL.results.list}
          aria-busy={isStale}
          className={classes('virtual-rows [--refreshing-top:0px]', isStale && 'refreshing')}
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
                  />
                </li>
              )
            );
          })}
        </ul>
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-base-300 border-t px-4 py-1.5 text-muted text-xs print:hidden">
        <span>{TEXT.shown(shown.comments.length, matching)}</span>
        {error && !isStale && (
          <Button size="small" onClick={onMore}>
            {ALL.run.retry}
          </Button>
        )}
        {(isEnding || isLoading) && !error && <span aria-live="polite">{TEXT.loading}</span>}
      </footer>
    </>
  );
}
