import type { FacebookPost } from '@smops/core/facebook/facebook.schemas.js';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button.js';
import { reasonOf } from '../../components/reason-of.js';
import { postAtom, topicFile } from '../../state/analyzer/prepared.js';
import { useSetAtom } from '../../state/atoms.js';
import { fetchCommentsFile } from '../../state/records/facebook.js';
import { toast } from '../../state/toasts.js';
import { FACEBOOK_TEXT as TEXT } from './facebook.texts.js';

/** Fetches a post's comments and opens the analyzer with them and the post's text: no file in between. */
export function AnalyzeComments({ post }: { post: FacebookPost }) {
  const [pending, setPending] = useState(false);
  const choose = useSetAtom(topicFile.chooseAtom);
  const setPost = useSetAtom(postAtom);
  const [, navigate] = useLocation();

  const start = async () => {
    setPending(true);
    try {
      const { file, count } = await fetchCommentsFile(post.id);
      if (count === 0) {
        toast({ title: TEXT.noComments });
        return;
      }
      void choose(file);
      setPost(post.message ?? '');
      navigate('/fb-analyzer');
    } catch (error) {
      toast({ title: TEXT.fetchFailed, description: reasonOf(error as Error), tone: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      size="small"
      icon={<Sparkles className="size-4" aria-hidden />}
      pending={pending}
      pendingLabel={TEXT.fetching}
      onClick={() => void start()}
    >
      {TEXT.analyze}
    </Button>
  );
}
