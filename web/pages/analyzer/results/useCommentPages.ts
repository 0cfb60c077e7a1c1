import type { ResultOrder } from '@smops/core/analyzer/analyzer.constants.js';
import type { AnalysisComment, AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Changed } from '../../../state/analyzer/judgements.js';
import { readComments } from '../../../state/analyzer/runs.js';
import { isFiltered } from './filter.model.js';

export interface CommentPages {
  comments: readonly AnalysisComment[];
  /** Whether there are more to be read. */
  hasMore: boolean;
  /** The comments belong to an earlier filter: those of this one are on their way. */
  isStale: boolean;
  isLoading: boolean;
  error: Error | undefined;
}

/**
 * The comments that a filter leaves, read page by page. Without a filter, in the file's order, it begins with those that came
 * with the answer. What was shown stays until the new comments are here; an answer that a newer filter overtook is dropped.
 */
export function useCommentPages(body: AnalysisResults, filter: CommentFilter, order: ResultOrder) {
  const taskId = body.id;
  const [shown, setShown] = useState<CommentPages>(() => firstOf(body));
  const next = useRef(body.next);
  const round = useRef(0);

  const load = useCallback(
    async (before: readonly AnalysisComment[], after?: number) => {
      const own = ++round.current;
      setShown((one) => ({ ...one, isStale: before.length === 0, isLoading: true, error: undefined }));
      try {
        const page = await readComments(taskId, { ...filter, order }, after);
        if (own !== round.current) return;
        next.current = page.next;
        const comments = [...before, ...page.results.comments];
        setShown({
          comments,
          hasMore: page.next !== null,
          isStale: false,
          isLoading: false,
          error: undefined,
        });
      } catch (error) {
        if (own === round.current) setShown((one) => ({ ...one, isLoading: false, error: error as Error }));
      }
    },
    [taskId, filter, order],
  );

  const start = useCallback(() => {
    if (isFiltered(filter) || order !== 'file') return void load([]);
    round.current++;
    next.current = body.next;
    setShown(firstOf(body));
  }, [load, body, filter, order]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a judgement changes `body` and begins no new list
  useEffect(() => {
    start();
    return () => {
      round.current++;
    };
  }, [taskId, filter, order]);

  return {
    shown,
    more: useCallback(() => {
      if (next.current === null || shown.isLoading) return;
      void load(shown.comments, next.current);
    }, [load, shown]),
    again: start,
    /** Shows what was judged on all comments with these words. */
    change: useCallback((content: string, change: Changed) => {
      setShown((one) => ({
        ...one,
        comments: one.comments.map((comment) => (comment.content === content ? change(comment) : comment)),
      }));
    }, []),
  };
}

const firstOf = ({ results, next }: AnalysisResults): CommentPages => ({
  comments: results.comments,
  hasMore: next !== null,
  isStale: false,
  isLoading: false,
  error: undefined,
});
