import { ACCURACY } from '@smops/core/judging/insight/accuracy/accuracy.operations.js';
import type { ReportFormat } from '@smops/core/judging/insight/insight.constants.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The accuracy of one run, as of what has been judged. */
export const accuracyAtom = (taskId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'task', taskId, 'accuracy'],
    load: () => client.call(ACCURACY.get, { taskId }),
  });

/** Where the browser fetches it as a file. */
export const exportAddress = (taskId: string, format: ReportFormat) =>
  addressOf(ACCURACY.export, { taskId, format });
