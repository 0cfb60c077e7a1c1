import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import { client } from '../client.js';
import { queryClient } from '../query-client.js';
import { resourceAtom } from '../resource.js';

const overviewKey = (runId: string) => ['api', 'fb-analyzer', 'task', runId, 'overview'];

/** How the comments of a run that a filter leaves divide; it changes when the run is resumed or a person judges. */
export const overviewAtom = (runId: string, filter: CommentFilter) =>
  resourceAtom({
    key: [...overviewKey(runId), filter],
    load: () => client.call(RUNS.overview, { taskId: runId, ...filter }),
  });

/** What is most worth saying of all comments of a run, on one basis. */
export const findingAtom = (runId: string, basis: Basis) =>
  resourceAtom({
    key: [...overviewKey(runId), 'finding', basis],
    load: () => client.call(RUNS.finding, { taskId: runId, basis }),
  });

/** Asks for the counts before they are shown, so that the server counts while the page is drawn. */
export function askOverview(runId: string, filter: CommentFilter): void {
  void queryClient.prefetchQuery({
    queryKey: [...overviewKey(runId), filter],
    queryFn: () => client.call(RUNS.overview, { taskId: runId, ...filter }),
  });
}

/** The counts, and what is said of them, are asked for again when next shown. */
export function forgetOverviews(runId: string): void {
  queryClient.removeQueries({ queryKey: overviewKey(runId) });
}
