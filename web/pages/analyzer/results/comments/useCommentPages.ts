import type { ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { AnalysisComment, AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import type { Unsent } from '@smops/server/client/outbox/unsent.js';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readComments } from '../../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../../state/atoms.js';
import { onStored, unsentAtom } from '../../../../state/judging/outbox.js';
import { withAllSaid } from '../../../../state/judging/shown.model.js';
import { userAtom } from '../../../../state/session.js';
import { isFiltered } from '../filter/filter.model.js';

export interface CommentPages {
  comments: readonly AnalysisComment[];
  /** Whether there are more to be read. */
  hasMore: boolean;
  /** The comments belong to an earlier filter: those of this one are on their way. */
  isStale: boolean;
  isLoading: boolean;
  error: Error | undefined;
}

/** Comments that are read at a time where all are wanted. */
const MOST = 2000;

type Choice = CommentFilter & { order: ResultOrder };

/** What was read, and what was asked for to get it. */
interface Read {
  choice: Choice;
  comments: readonly AnalysisComment[];
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the comments of a choice could not be read. */
  failed: { choice: Choice; error: Error } | undefined;
}

/**
 * The comments that a filter leaves, read page by page, once the run's copies are not `awaited`. Without a filter, in the
 * file's order, it begins with those that came with the answer. What was shown stays until the new comments are here; an
 * answer that a newer filter overtook is dropped.
 */
export function useCommentPages(
  body: AnalysisResults,
  filter: CommentFilter,
  order: ResultOrder,
  copies: 'awaited' | 'known' | 'unknown',
) {
  const runId = body.id;
  const choice = useMemo(() => ({ ...filter, order }), [filter, order]);
  const isHeld = copies === 'awaited';
  /** The comments that came with the answer may have come before their copies were known. */
  const isOutdated = copies === 'known' && !body.results.comments.some((comment) => comment.copies);
  /** The comments that came with the answer are the first ones of this choice. */
  const isWhole = !isFiltered(filter) && order === 'file' && !isOutdated;
  const [read, setRead] = useState<Read>(() => ({
    ...firstOf(body, choice),
    ...(isWhole && !isHeld ? {} : { choice: { order: 'file' }, comments: [] }),
  }));
  const next = useRef(body.next);
  const round = useRef(0);
  const { username } = useAtomValue(userAtom);
  /** What the person said that the server stored while this page was open, in that order. */
  const stored = useRef<Unsent[]>([]);

  const load = useCallback(
    async (before: readonly AnalysisComment[], after?: number, limit?: number) => {
      const own = ++round.current;
      const storedBefore = stored.current.length;
      const isMore = before.length > 0;
      setRead((one) =>
        one.isLoadingMore === isMore && !one.failed
          ? one
          : { ...one, isLoadingMore: isMore, failed: undefined },
      );
      try {
        const page = await readComments(runId, choice, after, limit);
        if (own !== round.current) return before;
        next.current = page.next;
        // An answer on its way may be older than what was stored meanwhile.
        const comments = withAllSaid(
          [...before, ...page.results.comments],
          stored.current.slice(storedBefore),
          runId,
          username,
        );
        // The counts and charts of a filter come first.
        startTransition(() => setRead({ ...firstOf(page, choice), comments }));
        return comments;
      } catch (error) {
        if (own === round.current)
          setRead((one) => ({ ...one, isLoadingMore: false, failed: { choice, error: error as Error } }));
        return before;
      }
    },
    [runId, choice, username],
  );

  const start = useCallback(() => {
    if (isHeld) return;
    if (!isWhole) return void load([]);
    round.current++;
    next.current = body.next;
    startTransition(() => setRead(firstOf(body, choice)));
  }, [load, body, choice, isWhole, isHeld]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a judgement changes `body` and begins no new list
  useEffect(() => {
    start();
    return () => {
      round.current++;
    };
  }, [runId, choice, isHeld]);

  const { waiting } = useAtomValue(unsentAtom);
  useEffect(
    () =>
      onStored((unsent) => {
        stored.current.push(unsent);
        setRead((one) => ({ ...one, comments: withAllSaid(one.comments, [unsent], runId, username) }));
      }),
    [runId, username],
  );
  const { hasMore, isLoadingMore } = read;
  // What is on its way is shown at once, also after a reload; what the server refuses disappears.
  const comments = useMemo(
    () => withAllSaid(read.comments, waiting, runId, username),
    [read.comments, waiting, runId, username],
  );
  // Where the list did not wait: as long as it is one page, it is read again without a sign of it.
  const isOnePage = comments.length > 0 && comments.length <= body.results.comments.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the copies have become known
  useEffect(() => {
    if (isOutdated && isOnePage) void load([]);
  }, [isOutdated]);

  const error = read.failed?.choice === choice ? read.failed.error : undefined;
  const isStale = read.choice !== choice;
  const isLoading = isLoadingMore || (isStale && error === undefined);
  const shown: CommentPages = { comments, hasMore, isStale, isLoading, error };
  return {
    shown,
    more: useCallback(() => {
      if (next.current === null || isLoading) return;
      void load(comments, next.current);
    }, [load, comments, isLoading]),
    /** Reads on to the last comment, in large pages. */
    rest: useCallback(async () => {
      let read = comments;
      while (next.current !== null) {
        const before = read.length;
        read = await load(read, next.current, MOST);
        if (read.length === before) return;
      }
    }, [load, comments]),
    again: start,
  };
}

const firstOf = ({ results, next }: AnalysisResults, choice: Choice): Read => ({
  choice,
  comments: results.comments,
  hasMore: next !== null,
  isLoadingMore: false,
  failed: undefined,
});
