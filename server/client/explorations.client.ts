import type { StartExplorationInput } from '@smops/core/insight/explorations/exploration.schemas.js';
import type { ReportFormat } from '@smops/core/insight/insight.constants.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson, readNothing } from './client.js';

/** Finds themes in a file's comments, or in those of a run, and stores them. */
export const startExploration = (client: Client, input: StartExplorationInput) =>
  readJson(client.api['fb-analyzer'].explore.$post({ json: input }));

export const listExplorations = (client: Client) => readJson(client.api['fb-analyzer'].explore.$get());

export const getExploration = (client: Client, explorationId: string) =>
  readJson(client.api['fb-analyzer'].explore[':explorationId'].$get({ param: { explorationId } }));

/** A stored exploration as a file's bytes. */
export const exportExploration = async (client: Client, explorationId: string, format: ReportFormat) => {
  const call = client.api['fb-analyzer'].explore[':explorationId'].export.$get({
    param: { explorationId },
    query: { format },
  });
  return new Uint8Array(await (await ensureOk(call)).arrayBuffer());
};

export const deleteExploration = (client: Client, explorationId: string) =>
  readNothing(client.api['fb-analyzer'].explore[':explorationId'].$delete({ param: { explorationId } }));
