import type { ReportFormat } from '@smops/core/insight/insight.constants.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson } from './client.js';

/** Which variables of a completed run occur together. */
export const getRelations = (client: Client, taskId: string) =>
  readJson(client.api['fb-analyzer'].task[':taskId'].relations.$get({ param: { taskId } }));

/** The same as a file's bytes. */
export const exportRelations = async (client: Client, taskId: string, format: ReportFormat) => {
  const call = client.api['fb-analyzer'].task[':taskId'].relations.export.$get({
    param: { taskId },
    query: { format },
  });
  return new Uint8Array(await (await ensureOk(call)).arrayBuffer());
};
