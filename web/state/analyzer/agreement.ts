import { AGREEMENT } from '@smops/core/judging/insight/agreement/agreement.operations.js';
import type { ReportFormat } from '@smops/core/judging/insight/insight.constants.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The agreement of two runs. */
export const agreementAtom = (a: string, b: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'agreement', a, b],
    load: () => client.call(AGREEMENT.get, { a, b }),
  });

/** The runs that a run can be compared with. */
export const comparableRunsAtom = (runId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'agreement', 'runs', runId],
    load: () => client.call(AGREEMENT.comparableRuns, { a: runId }),
  });

/** Where the browser fetches it as a file. */
export const exportAddress = (a: string, b: string, format: ReportFormat) =>
  addressOf(AGREEMENT.export, { a, b, format });
