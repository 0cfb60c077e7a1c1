import type { AnalysisComment } from '@smops/core/analyzer/analyzer.schemas.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { type Changed, saveJudgement, takeBackJudgement } from '../../../state/analyzer/judgements.js';
import { useAtomValue } from '../../../state/atoms.js';
import { userAtom } from '../../../state/session.js';
import { toast } from '../../../state/toasts.js';
import type { Sentiment } from './filter.model.js';
import { RESULTS_TEXT } from './results.texts.js';

const TEXT = RESULTS_TEXT.detail;

export interface Judging {
  tag(variable: string, isPresent: boolean): void;
  /** The opposite of what is said of it now, by the person or else by the machine. */
  flip(variable: string): void;
  sentiment(sentiment: Sentiment): void;
  clear(): void;
}

/** Judging the open comment: each word is stored at once. `onChanged` shows it on all comments with the same words. */
export function useJudging(
  taskId: string,
  comment: AnalysisComment | undefined,
  onChanged: (content: string, change: Changed) => void,
): Judging {
  const { username } = useAtomValue(userAtom);
  const fail = (error: Error) =>
    toast({ tone: 'destructive', title: TEXT.failed, description: reasonOf(error) });
  const [save] = useAction(async (word: { tags?: Record<string, boolean>; sentiment?: Sentiment }) => {
    if (comment) onChanged(comment.content, await saveJudgement(taskId, comment, word, username));
  }, fail);
  const [clear] = useAction(async () => {
    if (!comment) return;
    onChanged(comment.content, await takeBackJudgement(taskId, comment));
    toast({ title: TEXT.cleared });
  }, fail);
  const tag = (variable: string, isPresent: boolean) => void save({ tags: { [variable]: isPresent } });
  return {
    tag,
    flip: (variable) => {
      const now = comment?.correction?.tags[variable] ?? comment?.matched_variables.includes(variable);
      if (now !== undefined) tag(variable, !now);
    },
    sentiment: (sentiment) => void save({ sentiment }),
    clear: () => void clear(),
  };
}
