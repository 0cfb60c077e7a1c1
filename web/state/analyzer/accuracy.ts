import { ACCURACY } from '@smops/core/judging/insight/accuracy/accuracy.operations.js';
import type { ReportFormat } from '@smops/core/judging/insight/insight.constants.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The accuracy of one run, as of what has been judged. */
export const accuracyAtom = (runId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'task', runId, 'accuracy'],
    load: () => client.call(ACCURACY.get, { taskId: runId }),
  });

/** Where the browser fetches it as a file. */
export const exportAddress = (runId: string, format: ReportFormat) =>
  addressOf(ACCURACY.export, { taskId: runId, format });
