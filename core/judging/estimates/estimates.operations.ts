import { type OfRun, RUN_PATH } from '../../analysis/analyzer/of-run.js';
import { operationsFor } from '../../platform/operations/operation.js';
import type { RunEstimates } from './estimate.schemas.js';

const operation = operationsFor('analyze');

/** Shares of a run, corrected by what people read. */
export const ESTIMATES = {
  get: operation<OfRun, RunEstimates>({
    id: 'getEstimates',
    get: `${RUN_PATH}/estimates`,
    summary:
      'Shares and score of a completed run, corrected by what people read, and what more reads would buy',
  }),
};
