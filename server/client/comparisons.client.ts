import type { Basis } from '@smops/core/estimates/basis.constants.js';
import type {
  Comparison,
  EstimateComparisonInput,
  StartComparisonInput,
  UpdateComparisonInput,
} from '@smops/core/insight/comparisons/comparison.schemas.js';
import type { ReportFormat } from '@smops/core/insight/insight.constants.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson, readNothing } from './client.js';

/** Starts what runs are needed; follow them with `getComparison`. */
export const startComparison = (client: Client, input: StartComparisonInput) =>
  readJson(client.api['fb-analyzer'].compare.$post({ json: input }));

export const estimateComparison = (client: Client, input: EstimateComparisonInput) =>
  readJson(client.api['fb-analyzer'].compare.estimate.$post({ json: input }));

/** Earlier runs that a run may be compared with, best first. */
export const listEarlierRuns = (client: Client, taskId: string) =>
  readJson(client.api['fb-analyzer'].task[':taskId'].earlier.$get({ param: { taskId } }));

export const updateComparison = (client: Client, taskId: string, input: UpdateComparisonInput) =>
  readJson(client.api['fb-analyzer'].compare[':taskId'].$patch({ param: { taskId }, json: input }));

export const listComparisons = (client: Client) => readJson(client.api['fb-analyzer'].compare.$get());

/** Whether copies of one text count each, or as one comment. */
export type ComparisonCopies = Comparison['copies'];

/** `time` counts sides and variables over time, too. */
export const getComparison = (
  client: Client,
  taskId: string,
  {
    copies,
    basis,
    time = false,
  }: { copies?: ComparisonCopies | undefined; basis?: Basis | undefined; time?: boolean } = {},
) =>
  readJson(
    client.api['fb-analyzer'].compare[':taskId'].$get({
      param: { taskId },
      query: { copies, basis, time: time ? 'true' : undefined },
    }),
  );

/** A finished comparison as a file's bytes. */
export const exportComparison = async (
  client: Client,
  taskId: string,
  format: ReportFormat,
  counting: { copies?: ComparisonCopies | undefined; basis?: Basis | undefined } = {},
) => {
  const call = client.api['fb-analyzer'].compare[':taskId'].export.$get({
    param: { taskId },
    query: { format, ...counting },
  });
  return new Uint8Array(await (await ensureOk(call)).arrayBuffer());
};

/** Deletes; `restoreComparison` undoes it for 30 days. */
export const deleteComparison = (client: Client, taskId: string) =>
  readNothing(client.api['fb-analyzer'].compare[':taskId'].$delete({ param: { taskId } }));

export const restoreComparison = (client: Client, taskId: string) =>
  readJson(client.api['fb-analyzer'].compare[':taskId'].restore.$post({ param: { taskId } }));
