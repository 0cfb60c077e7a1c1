import { type FileAnswer, operationsFor } from '../../../platform/operations/operation.js';
import type { ReportFormat } from '../insight.constants.js';
import type { Agreement, AgreementInput, ComparableRun } from './agreement.schemas.js';

const operation = operationsFor('analyze');
const path = '/api/fb-analyzer/agreement';

/** How far two runs over the same comments say the same. */
export const AGREEMENT = {
  get: operation<AgreementInput, Agreement>({
    id: 'getAgreement',
    get: path,
    summary:
      "How far two completed runs over the same comments say the same: Cohen's kappa, and where they differ",
  }),
  comparableRuns: operation<{ a: string }, ComparableRun[]>({
    id: 'listComparableRuns',
    get: `${path}/runs`,
    summary: 'The completed runs that share a variable with a run, and how many comments each shares with it',
  }),
  export: operation<AgreementInput & { format: ReportFormat }, FileAnswer>({
    id: 'exportAgreement',
    get: `${path}/export`,
    summary: 'The agreement of two runs as a file',
  }),
};
