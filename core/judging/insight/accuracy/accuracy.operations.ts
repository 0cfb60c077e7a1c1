import { type OfRun, RUN_PATH } from '../../../analysis/analyzer/of-run.js';
import { type FileAnswer, operationsFor } from '../../../platform/operations/operation.js';
import type { ReportFormat } from '../insight.constants.js';
import type { RunAccuracy, StartEvaluationInput } from './accuracy.schemas.js';

const operation = operationsFor('analyze');
const path = `${RUN_PATH}/accuracy` as const;

/** How well runs agree with what people said of their comments. */
export const ACCURACY = {
  get: operation<OfRun, RunAccuracy>({
    id: 'getAccuracy',
    get: path,
    summary: 'Precision, recall and F1 of a completed run against what people said of its comments',
  }),
  export: operation<OfRun & { format: ReportFormat }, FileAnswer>({
    id: 'exportAccuracy',
    get: `${path}/export`,
    summary: 'The accuracy of a completed run as a file',
  }),
  /** Starts the run; its accuracy can be had once it has ended. */
  evaluate: operation<StartEvaluationInput, { taskId: string }>({
    id: 'startEvaluation',
    post: '/api/fb-analyzer/evaluate',
    summary: 'Analyse comments that people have labelled, to see how accurate a provider is',
  }),
};
