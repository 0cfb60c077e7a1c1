import type {
  FacebookFilter,
  FacebookListInput,
  FacebookPost,
  FacebookPosts,
} from '@smops/core/channels/facebook/facebook.schemas.js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFacebookPosts, refreshFacebookPosts } from '../../state/records/facebook.js';

/** Posts shown at first, and with each 'more'. */
const STEP = 60;

interface Shown {
  /** The newest answer: counts, engagement and age. */
  answer?: FacebookPosts;
  /** Of all pages so far. */
  posts: readonly FacebookPost[];
  error?: Error;
  /** Another answer is on its way; what is shown belongs to an earlier filter or page. */
  isLoading: boolean;
}

/** The posts that a filter leaves, read page by page. What was shown stays until the new ones are here. */
export function usePosts(filter: FacebookFilter) {
  const [shown, setShown] = useState<Shown>({ posts: [], isLoading: true });
  const round = useRef(0);

  const load = useCallback(
    async (
      before: readonly FacebookPost[],
      read: (input: FacebookListInput) => Promise<FacebookPosts> = readFacebookPosts,
    ) => {
      const own = ++round.current;
      setShown(({ error: _, ...one }) => ({ ...one, isLoading: true }));
      try {
        const answer = await read({ ...filter, limit: STEP, offset: before.length });
        if (own === round.current) setShown({ answer, posts: [...before, ...answer.data], isLoading: false });
        return answer;
      } catch (error) {
        // The button says why a refresh failed.
        const failure = read === readFacebookPosts ? { error: error as Error } : {};
        if (own === round.current) setShown((one) => ({ ...one, ...failure, isLoading: false }));
        throw error;
      }
    },
    [filter],
  );
  const again = useCallback(() => void load([]).catch(() => undefined), [load]);

  useEffect(() => {
    again();
    return () => {
      round.current++;
    };
  }, [again]);

  return {
    ...shown,
    again,
    more: () => void load(shown.posts).catch(() => undefined),
    /** Throws ApiError; what was shown stays. */
    refresh: () => load([], refreshFacebookPosts),
  };
}
