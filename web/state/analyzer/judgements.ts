import type { AnalysisComment } from '@smops/core/analyzer/analyzer.schemas.js';
import { clearJudgement, judgeComment } from '@smops/server/client/judgements.client.js';
import { client } from '../client.js';
import { queryClient } from '../query-client.js';
import { forgetOverviews } from './overview.js';
import { resultsAtom } from './runs.js';

/** What was said of a run's comments has changed: its counts, its accuracy and its agreement are asked for again. */
function forgetFigures(taskId: string): void {
  queryClient.removeQueries({ queryKey: ['api', 'fb-analyzer', 'task', taskId, 'accuracy'] });
  queryClient.removeQueries({ queryKey: ['api', 'fb-analyzer', 'agreement'] });
  forgetOverviews(taskId);
}

/** Shows a judgement on the first comments, which are kept, on all with the same words. */
function show(taskId: string, content: string, change: Changed): void {
  resultsAtom(taskId).patch((body) => ({
    ...body,
    results: {
      ...body.results,
      comments: body.results.comments.map((one) => (one.content === content ? change(one) : one)),
    },
  }));
}

/** What becomes of a comment that is shown, and of those with the same words. */
export type Changed = (comment: AnalysisComment) => AnalysisComment;

/** Keeps a person's word on some variables of a comment, or on its sentiment; what else was said stays. */
export async function saveJudgement(
  taskId: string,
  comment: Pick<AnalysisComment, 'seq' | 'content'>,
  word: { tags?: Record<string, boolean>; sentiment?: 'positive' | 'neutral' | 'negative' },
  by: string,
): Promise<Changed> {
  await judgeComment(client, taskId, comment.seq, word);
  const at = new Date().toISOString();
  const change: Changed = (one) => {
    const own = one.judgements.find(({ isYou }) => isYou);
    const said = {
      ...(own ?? { isSettled: false, isPerson: true, isDrawn: false }),
      ...{ reader: by, isYou: true, isBlind: false, at },
      tags: { ...own?.tags, ...word.tags },
      sentiment: word.sentiment ?? own?.sentiment ?? null,
    };
    const tags = { ...one.correction?.tags, ...word.tags };
    return {
      ...one,
      correction: Object.keys(tags).length > 0 ? { tags, by, at } : one.correction,
      judgements: [...one.judgements.filter(({ isYou }) => !isYou), said],
    };
  };
  show(taskId, comment.content, change);
  forgetFigures(taskId);
  return change;
}

/** Removes what the person said of a comment. */
export async function takeBackJudgement(
  taskId: string,
  comment: Pick<AnalysisComment, 'seq' | 'content'>,
): Promise<Changed> {
  await clearJudgement(client, taskId, comment.seq);
  const change: Changed = (one) => ({
    ...one,
    correction: null,
    judgements: one.judgements.filter(({ isYou }) => !isYou),
  });
  show(taskId, comment.content, change);
  forgetFigures(taskId);
  return change;
}

/** A person's word on one variable, from the list of disagreements: kept in both runs. */
export async function settleDisagreement(
  a: { taskId: string; seq: number },
  b: { taskId: string; seq: number },
  variable: string,
  isPresent: boolean,
): Promise<void> {
  for (const { taskId, seq } of [a, b]) {
    await judgeComment(client, taskId, seq, { tags: { [variable]: isPresent } });
    // The results of this run are not shown now; the next look fetches them with the judgement.
    queryClient.removeQueries({ queryKey: ['api', 'fb-analyzer', 'task', taskId, 'results'] });
    queryClient.removeQueries({ queryKey: ['api', 'fb-analyzer', 'task', taskId, 'accuracy'] });
  }
}
