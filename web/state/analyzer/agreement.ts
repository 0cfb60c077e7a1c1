import type { ReportFormat } from '@smops/core/insight/insight.constants.js';
import { getAgreement, listComparableRuns } from '@smops/server/client/agreement.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The agreement of two runs. */
export const agreementAtom = (a: string, b: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'agreement', a, b],
    load: () => getAgreement(client, a, b),
  });

/** The runs that a run can be compared with. */
export const comparableRunsAtom = (taskId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'agreement', 'runs', taskId],
    load: () => listComparableRuns(client, taskId),
  });

/** Where the browser fetches it as a file. */
export const exportAddress = (a: string, b: string, format: ReportFormat) =>
  `/api/fb-analyzer/agreement/export?a=${encodeURIComponent(a)}&b=${encodeURIComponent(b)}&format=${format}`;
