import type { ReportFormat } from '@smops/core/judging/insight/insight.constants.js';
import { RELATIONS } from '@smops/core/judging/insight/relations/relations.operations.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The relations of one run. */
export const relationsAtom = (runId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'task', runId, 'relations'],
    load: () => client.call(RELATIONS.get, { taskId: runId }),
  });

/** Where the browser fetches them as a file. */
export const exportAddress = (runId: string, format: ReportFormat) =>
  addressOf(RELATIONS.export, { taskId: runId, format });
