import { queryClient } from '../../state/query-client.js';
import { resourceAtom } from '../../state/resource.js';
import type { Provider, ResultsBody, RunStatus, RunSummary, StartBody } from './analysis.types.js';
import { request } from './request.js';

const BASE = '/api/fb-analyzer';
const taskPath = (taskId: string) => `${BASE}/task/${encodeURIComponent(taskId)}`;

export const providersAtom = resourceAtom({
  key: ['api', 'fb-analyzer', 'providers'],
  load: (signal) => request<Provider[]>('GET', `${BASE}/providers`, undefined, signal),
});

/** Earlier runs, newest first. */
export const runsAtom = resourceAtom({
  key: ['api', 'fb-analyzer', 'tasks'],
  load: (signal) => request<RunSummary[]>('GET', `${BASE}/tasks`, undefined, signal),
});

const resultsKey = (taskId: string) => ['api', 'fb-analyzer', 'task', taskId, 'results'];

/** The results of a completed run; they never change, so they are never stale. */
export const resultsAtom = (taskId: string) =>
  resourceAtom({
    key: resultsKey(taskId),
    staleMs: Number.POSITIVE_INFINITY,
    load: (signal) => request<ResultsBody>('GET', `${taskPath(taskId)}/results`, undefined, signal),
  });

/** Results that came with the start call need not be asked for again. */
export function keepResults(taskId: string, body: ResultsBody): void {
  queryClient.setQueryData(resultsKey(taskId), body);
}

export interface StartInput {
  variables: string[];
  api_provider: string;
  batch_size: number;
  post_content: string;
  api_key?: string;
  file_name: string;
}

/**
 * Starts a run. The comments come as finished JSON and go into the body as they are: for 100 MB, making the text anew
 * would stop the page for seconds.
 */
export function startAnalysis(input: StartInput, commentsJson: Uint8Array<ArrayBuffer>): Promise<StartBody> {
  const rest = JSON.stringify(input).slice(1);
  const body = new Blob(['{"comments_data":', commentsJson, ',', rest], { type: 'application/json' });
  return request<StartBody>('POST', `${BASE}/analyze`, body);
}

export const getRunStatus = (taskId: string, signal: AbortSignal) =>
  request<RunStatus>('GET', taskPath(taskId), undefined, signal);
export const cancelRun = (taskId: string) => request<void>('POST', `${taskPath(taskId)}/cancel`);
export const resumeRun = (taskId: string, apiKey: string | undefined) =>
  request<void>('POST', `${taskPath(taskId)}/resume`, apiKey === undefined ? {} : { api_key: apiKey });
export const deleteRun = (taskId: string) => request<void>('DELETE', taskPath(taskId));
export const exportAddress = (taskId: string, format: 'csv' | 'xlsx' | 'json' | 'ndjson') =>
  `${taskPath(taskId)}/export?format=${format}`;
