import type { Agreement } from '@smops/core/judging/insight/agreement/agreement.schemas.js';
import type { Unsent } from '@smops/server/client/outbox/unsent.js';
import { onStored } from '../judging/outbox.js';
import { withAllSaid } from '../judging/shown.model.js';
import { queryClient } from '../query-client.js';
import { userAtom } from '../session.js';
import { store } from '../store.js';
import { forgetOverviews } from './overview.js';
import { resultsAtom } from './runs.js';

const AGREEMENTS = ['api', 'fb-analyzer', 'agreement'];

/** Shows what was stored on the first comments of its run, which are kept. */
function patchResults(unsent: Unsent): void {
  const { taskId: runId, judgement } = unsent.said;
  const isOwn = judgement === 'removed' || (judgement && !judgement.settle && !judgement.blind);
  if (!isOwn) {
    queryClient.removeQueries({ queryKey: resultsAtom(runId).key, type: 'inactive' });
    return;
  }
  const { username } = store.get(userAtom);
  resultsAtom(runId).patch((body) => {
    const comments = [...withAllSaid(body.results.comments, [unsent], runId, username)];
    return { ...body, results: { ...body.results, comments } };
  });
}

/** Shows it in lists of disagreements that are kept. */
function patchDisagreements({ said: { taskId: runId, seq, judgement } }: Unsent): void {
  const tags = judgement === 'removed' || judgement === undefined ? {} : (judgement.tags ?? {});
  queryClient.setQueriesData<Agreement | object>({ queryKey: AGREEMENTS }, (data) => {
    if (data === undefined || !('disagreements' in data)) return data;
    const isHere = ({ seqA, seqB }: Agreement['disagreements'][number]) =>
      (data.a.taskId === runId && seqA === seq) || (data.b.taskId === runId && seqB === seq);
    const disagreements = data.disagreements.map((one) =>
      isHere(one) && tags[one.variable] !== undefined ? { ...one, judgement: tags[one.variable] } : one,
    );
    return { ...data, disagreements };
  });
}

/** Something said of a run's comments is stored: what is known of the run shows it, and its figures are asked for again. */
onStored((unsent) => {
  const { taskId: runId, judgement } = unsent.said;
  if (judgement === undefined) return;
  patchResults(unsent);
  patchDisagreements(unsent);
  const accuracy = ['api', 'fb-analyzer', 'task', runId, 'accuracy'];
  queryClient.removeQueries({ queryKey: accuracy, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: accuracy });
  queryClient.removeQueries({ queryKey: AGREEMENTS, type: 'inactive' });
  forgetOverviews(runId);
});
