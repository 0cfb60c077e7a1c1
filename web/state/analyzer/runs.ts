import type { ExportFormat, ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { StartAnalysisInput } from '@smops/core/analysis/analyzer/start-analysis.schemas.js';
import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import { PROOFS } from '@smops/core/judging/proofs/proofs.operations.js';
import type { AnalysisResults, AnalysisStarted } from '@smops/core/judging/results/results.schemas.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { ensureOk } from '@smops/server/client/api-error.js';
import { getAnalysisResults } from '@smops/server/client/run-results.js';
import { IN_PARTS_FROM_BYTES, uploadComments } from '@smops/server/client/uploads.js';
import type { z } from 'zod';
import { client, sessionFetch } from '../client.js';
import { queryClient } from '../query-client.js';
import { resourceAtom } from '../resource.js';
import { forgetOverviews } from './overview.js';

export const providersAtom = resourceAtom({
  key: ['api', 'fb-analyzer', 'providers'],
  load: () => client.call(RUNS.providers),
});

/** Earlier runs, newest first. */
export const runsAtom = resourceAtom({
  key: ['api', 'fb-analyzer', 'tasks'],
  load: () => client.call(RUNS.list),
});

const resultsKey = (runId: string) => ['api', 'fb-analyzer', 'task', runId, 'results'];

/** Comments that are fetched at a time. */
export const COMMENTS_PAGE = 50;

/** The answer of a completed run, with all that is known of its shares, and its first comments; they change only when it is resumed, so they are never stale. */
export const resultsAtom = (runId: string) =>
  resourceAtom({
    key: resultsKey(runId),
    staleMs: Number.POSITIVE_INFINITY,
    load: () => getAnalysisResults(client, runId, { limit: COMMENTS_PAGE, basis: 'corrected' }),
  });

/** A page of the comments that a filter leaves, after the one with the number `after`. */
export const readComments = (
  runId: string,
  choice: CommentFilter & { order?: ResultOrder },
  after?: number,
  limit = COMMENTS_PAGE,
): Promise<AnalysisResults> =>
  getAnalysisResults(client, runId, {
    ...choice,
    limit,
    ...(after === undefined ? {} : { after }),
  });

/** Results that came with the start call need not be asked for again. */
export function keepResults(runId: string, body: AnalysisResults): void {
  queryClient.setQueryData(resultsKey(runId), body);
}

/** A resumed run will have other results. */
export function forgetResults(runId: string): void {
  queryClient.removeQueries({ queryKey: resultsKey(runId) });
  forgetOverviews(runId);
}

/**
 * Starts a run. The comments come as finished JSON and go into the body, or up in parts, as they are: for 100 MB, making the
 * text again would stop the page for seconds. Throws ApiError, ConnectionError.
 */
export async function startAnalysis(
  input: Omit<z.input<typeof StartAnalysisInput>, 'comments_data' | 'upload'>,
  commentsJson: Uint8Array<ArrayBuffer>,
): Promise<AnalysisStarted> {
  if (commentsJson.length > IN_PARTS_FROM_BYTES) {
    const upload = await uploadComments(client, new Blob([commentsJson]), 'comments.json');
    return await client.call(RUNS.start, { ...input, upload });
  }
  const rest = JSON.stringify(input).slice(1);
  const body = new Blob(['{"comments_data":', commentsJson, ',', rest], { type: 'application/json' });
  const answer = await ensureOk(
    sessionFetch(RUNS.start.path, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  );
  // The server's route checks its answer against this very schema.
  return (await answer.json()) as AnalysisStarted;
}

/** Where the browser fetches the proof of a run's shares. */
export const proofAddress = (runId: string): string => addressOf(PROOFS.make, { taskId: runId });

/** Where the browser fetches a run, or the comments that a filter leaves, as a file. */
export const exportAddress = (
  runId: string,
  format: ExportFormat,
  choice: CommentFilter & { order?: ResultOrder; basis?: Basis } = {},
): string => addressOf(RUNS.export, { taskId: runId, format, ...choice });
