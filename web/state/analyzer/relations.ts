import type { ReportFormat } from '@smops/core/judging/insight/insight.constants.js';
import { RELATIONS } from '@smops/core/judging/insight/relations/relations.operations.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The relations of one run. */
export const relationsAtom = (taskId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'task', taskId, 'relations'],
    load: () => client.call(RELATIONS.get, { taskId }),
  });

/** Where the browser fetches them as a file. */
export const exportAddress = (taskId: string, format: ReportFormat) =>
  addressOf(RELATIONS.export, { taskId, format });
