import type { AnalysisComment, TagCorrection } from '@smops/core/analyzer/analyzer.schemas.js';
import { clearJudgement, judgeComment } from '@smops/server/client/judgements.client.js';
import { client } from '../client.js';
import { queryClient } from '../query-client.js';
import { resultsAtom } from './runs.js';

/** What was said of a run's comments has changed: its accuracy, and its agreement with others, is asked for again. */
function forgetFigures(taskId: string): void {
  queryClient.removeQueries({ queryKey: ['api', 'fb-analyzer', 'task', taskId, 'accuracy'] });
  queryClient.removeQueries({ queryKey: ['api', 'fb-analyzer', 'agreement'] });
}

/** Shows a judgement where the results are kept, on all comments with the same words, without fetching them again. */
function show(taskId: string, content: string, correction: TagCorrection | null): void {
  resultsAtom(taskId).patch((body) => ({
    ...body,
    results: {
      ...body.results,
      comments: body.results.comments.map((one) => (one.content === content ? { ...one, correction } : one)),
    },
  }));
}

/** Keeps a person's word on a comment's variables. */
export async function saveJudgement(
  taskId: string,
  comment: Pick<AnalysisComment, 'seq' | 'content'>,
  tags: Record<string, boolean>,
  by: string,
): Promise<void> {
  await judgeComment(client, taskId, comment.seq, { tags });
  show(taskId, comment.content, { tags, by, at: new Date().toISOString() });
  forgetFigures(taskId);
}

/** Removes it. */
export async function takeBackJudgement(
  taskId: string,
  comment: Pick<AnalysisComment, 'seq' | 'content'>,
): Promise<void> {
  await clearJudgement(client, taskId, comment.seq);
  show(taskId, comment.content, null);
  forgetFigures(taskId);
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
