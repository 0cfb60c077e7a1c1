import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import type {
  SentimentComment,
  SentimentCommentsQuery,
} from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../state/client.js';

export type CommentFilter = Pick<SentimentCommentsQuery, 'label' | 'language' | 'search'>;

const PAGE = 50;

interface Shown {
  items: readonly SentimentComment[];
  next: number | null;
  error?: Error;
}

/** The comments of an analysis that a filter leaves, page by page. An answer that a newer filter overtook is dropped. */
export function useComments(id: number, { label, language, search }: CommentFilter) {
  const [shown, setShown] = useState<Shown>();
  const [isLoading, setIsLoading] = useState(true);
  const round = useRef(0);

  async function load(before: readonly SentimentComment[], after: number) {
    const own = ++round.current;
    setIsLoading(true);
    try {
      const page = await client.call(SENTIMENTS.comments, {
        id,
        label,
        language,
        search: search || undefined,
        after,
        limit: PAGE,
      });
      if (own !== round.current) return;
      setShown({ items: [...before, ...page.items], next: page.next });
    } catch (error) {
      if (own === round.current) setShown({ items: before, next: null, error: error as Error });
    }
    setIsLoading(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list begins with these and nothing else
  useEffect(() => {
    void load([], 0);
    return () => {
      round.current += 1;
    };
  }, [id, label, language, search]);

  return {
    shown,
    isLoading,
    more: () => shown?.next != null && void load(shown.items, shown.next),
    again: () => void load([], 0),
  };
}
