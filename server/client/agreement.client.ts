import type { ReportFormat } from '@smops/core/insight/insight.constants.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson } from './client.js';

/** How far two completed runs over the same comments say the same. */
export const getAgreement = (client: Client, a: string, b: string) =>
  readJson(client.api['fb-analyzer'].agreement.$get({ query: { a, b } }));

/** The completed runs that share a variable with a run, and how many comments each shares with it. */
export const listComparableRuns = (client: Client, a: string) =>
  readJson(client.api['fb-analyzer'].agreement.runs.$get({ query: { a } }));

/** The agreement as a file's bytes. */
export const exportAgreement = async (client: Client, a: string, b: string, format: ReportFormat) => {
  const call = client.api['fb-analyzer'].agreement.export.$get({ query: { a, b, format } });
  return new Uint8Array(await (await ensureOk(call)).arrayBuffer());
};
