import type { StartEvaluationInput } from '@smops/core/insight/accuracy/accuracy.schemas.js';
import type { ReportFormat } from '@smops/core/insight/insight.constants.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson } from './client.js';

export const getAccuracy = (client: Client, taskId: string) =>
  readJson(client.api['fb-analyzer'].task[':taskId'].accuracy.$get({ param: { taskId } }));

/** The same as a file's bytes. */
export const exportAccuracy = async (client: Client, taskId: string, format: ReportFormat) => {
  const call = client.api['fb-analyzer'].task[':taskId'].accuracy.export.$get({
    param: { taskId },
    query: { format },
  });
  return new Uint8Array(await (await ensureOk(call)).arrayBuffer());
};

/** Starts the run; its accuracy can be had once it has ended. */
export const startEvaluation = (client: Client, input: StartEvaluationInput) =>
  readJson(client.api['fb-analyzer'].evaluate.$post({ json: input }));
