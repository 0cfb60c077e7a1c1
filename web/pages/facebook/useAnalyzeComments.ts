import type { FacebookPost } from '@smops/core/channels/facebook/facebook.schemas.js';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { failed } from '../../components/failed.js';
import { reasonOf } from '../../components/reason-of.js';
import { useAction } from '../../components/useAction.js';
import { postAtom, topicFile } from '../../state/analyzer/prepared.js';
import { useSetAtom } from '../../state/atoms.js';
import { fetchCommentsFile } from '../../state/records/facebook.js';
import { toast } from '../../state/toasts.js';
import { FACEBOOK_TEXT as TEXT } from './facebook.texts.js';

/**
 * Reads the comments of posts and opens the analyzer with them, of a single post with its text too: no file in between.
 * `[start, progress]`: how many of the posts were read while it works.
 */
export function useAnalyzeComments(): [
  start: (posts: readonly FacebookPost[]) => void,
  progress: { read: number; of: number } | undefined,
] {
  const [progress, setProgress] = useState<{ read: number; of: number }>();
  const choose = useSetAtom(topicFile.chooseAtom);
  const setPost = useSetAtom(postAtom);
  const [, navigate] = useLocation();
  const [start] = useAction(async (chosen: readonly FacebookPost[]) => {
    const posts = chosen.filter((post) => post.comments.summary.total_count > 0);
    setProgress({ read: 0, of: posts.length });
    try {
      const {
        file,
        count,
        posts: read,
        error,
      } = await fetchCommentsFile(posts, (done) => setProgress({ read: done, of: posts.length }));
      if (count === 0) {
        toast({ title: TEXT.noComments });
        return;
      }
      if (error)
        toast({
          title: TEXT.readPartly(read, posts.length),
          description: reasonOf(error),
          tone: 'destructive',
        });
      void choose(file);
      setPost((posts.length === 1 && posts[0]?.message) || '');
      navigate('/fb-analyzer');
    } finally {
      setProgress(undefined);
    }
  }, failed(TEXT.fetchFailed));
  return [(posts) => void start(posts), progress];
}
