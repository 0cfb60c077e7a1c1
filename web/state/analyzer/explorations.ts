import type { Exploration } from '@smops/core/judging/insight/explorations/exploration.schemas.js';
import { EXPLORATIONS } from '@smops/core/judging/insight/explorations/explorations.operations.js';
import type { ReportFormat } from '@smops/core/judging/insight/insight.constants.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { ensureOk } from '@smops/server/client/api-error.js';
import { client, sessionFetch } from '../client.js';
import { reportLanguage } from '../language.js';
import { queryClient } from '../query-client.js';
import { resourceAtom } from '../resource.js';

/** Earlier explorations, newest first. */
export const explorationsAtom = resourceAtom({
  key: ['api', 'fb-analyzer', 'explore'],
  load: () => client.call(EXPLORATIONS.list),
});

const keyOf = (id: string) => ['api', 'fb-analyzer', 'explore', id];

/** One exploration; it never changes. */
export const explorationAtom = (id: string) =>
  resourceAtom({
    key: keyOf(id),
    staleMs: Number.POSITIVE_INFINITY,
    load: () => client.call(EXPLORATIONS.get, { explorationId: id }),
  });

/** Explores a file; its comments go into the body as the JSON they are. Throws ApiError, ConnectionError. */
export async function startExploration(
  fileName: string,
  commentsJson: Uint8Array<ArrayBuffer>,
): Promise<Exploration> {
  const rest = JSON.stringify({ file_name: fileName, language: reportLanguage() }).slice(1);
  const body = new Blob(['{"comments_data":', commentsJson, ',', rest], { type: 'application/json' });
  const answer = await ensureOk(
    sessionFetch(EXPLORATIONS.start.path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }),
  );
  // The server's route checks its answer against this very schema.
  const exploration = (await answer.json()) as Exploration;
  queryClient.setQueryData(keyOf(exploration.explorationId), exploration);
  return exploration;
}

/** Where the browser fetches an exploration as a file. */
export const exportAddress = (id: string, format: ReportFormat) =>
  addressOf(EXPLORATIONS.export, { explorationId: id, format });
