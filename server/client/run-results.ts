import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import type { InputOf } from '@smops/core/platform/operations/operation.js';
import type { Client } from './client.js';

/** Results of a run: whole without more input, else a page; `next` is the `after` of the following one. Fails for a comparison. */
export async function getAnalysisResults(
  client: Client,
  runId: string,
  input: Omit<InputOf<typeof RUNS.results>, 'taskId'> = {},
): Promise<AnalysisResults> {
  const body = await client.call(RUNS.results, { taskId: runId, ...input });
  if (!('results' in body)) throw new Error(`${runId} is a comparison, not one analysis.`);
  return body;
}
