import { SearchX } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../../components/Button.js';
import { classes } from '../../../../components/classes.js';
import { EmptyState } from '../../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../../components/feedback/ErrorState.js';
import { SkeletonRows } from '../../../../components/feedback/Skeleton.js';
import { isOnScreen } from '../../../../components/screen/on-screen.js';
import { usePrinting } from '../../../../components/screen/usePrinting.js';
import { useScrolledRows } from '../../../../components/table/useScrolledRows.js';
import { TEXT as ALL } from '../../analyzer.texts.js';
import { RESULTS_TEXT } from '../results.texts.js';
import { CommentRow } from './CommentRow.js';
import type { CommentPages } from './useCommentPages.js';

const TEXT = RESULTS_TEXT.list;
/** So many rows before the end of what was read, half a page of comments, the next page is asked for. */
const AHEAD = 25;
/** Comments that are printed: with the charts they take three A4 pages. */
const ON_PAPER = 50;

/** What the panel asks of its rows. */
export interface Rows {
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

/** The height of a row before it is measured, in px. */
const rowHeight = (isDense: boolean) => (isDense ? 78 : 150);

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

/** Stands where no comments can be shown: why, that they are on their way, or that the filter leaves none. */
function InPlaceOfRows({ shown: { error, isLoading }, isDense, onAgain, onClear }: CommentsProps) {
  if (error) {
    return <ErrorState title={TEXT.failed} error={error} onRetry={onAgain} retryLabel={ALL.run.retry} />;
  }
  if (isLoading) {
    return (
      <div aria-hidden className="min-h-0 flex-1 overflow-hidden">
        <SkeletonRows rows={30} rowHeight={rowHeight(isDense)} />
      </div>
    );
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={TEXT.nothing}
      text={TEXT.nothingText}
      action={<Button onClick={onClear}>{ALL.results.reset}</Button>}
    />
  );
}

/** The comments that were read, of which those near the window are in the page. */
export function CommentsList(props: CommentsProps) {
  const { ref, shown, comments, matching, search, variables, openSeq, isDense, onOpen, onMore, onRest } =
    props;
  const { hasMore, isStale, isLoading, error } = shown;
  const keyOf = useCallback((index: number) => comments[index]?.seq ?? index, [comments]);
  const rows = useScrolledRows(comments.length, rowHeight(isDense), keyOf);
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
  if (comments.length === 0 || (error && isStale)) return <InPlaceOfRows {...props} />;
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
