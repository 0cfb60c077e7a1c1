import { RUN_PATH } from '../../../analysis/analyzer/of-run.js';
import { type FileAnswer, operationsFor } from '../../../platform/operations/operation.js';
import type { Basis } from '../../estimates/basis.constants.js';
import type { ReportFormat } from '../insight.constants.js';
import type {
  Comparison,
  ComparisonEstimate,
  ComparisonRecord,
  ComparisonStarted,
  EarlierRun,
  EstimateComparisonInput,
  StartComparisonInput,
  UpdateComparisonInput,
} from './comparison.schemas.js';

interface OfComparison {
  taskId: string;
}
/** How its comments are counted; `time` counts sides and variables over time, too. */
interface Counting {
  copies?: Comparison['copies'];
  basis?: Basis;
  time?: boolean;
}
const operation = operationsFor('analyze');
const path = '/api/fb-analyzer/compare';
const ofComparison = `${path}/{taskId}` as const;

/** What can be done with comparisons of runs. */
export const COMPARISONS = {
  /** Starts what runs are needed; follow them with `get`. */
  start: operation<StartComparisonInput, ComparisonStarted>({
    id: 'startComparison',
    post: path,
    summary: 'Compare two to six runs or files of comments',
  }),
  estimate: operation<EstimateComparisonInput, ComparisonEstimate>({
    id: 'estimateComparison',
    post: `${path}/estimate`,
    summary: 'What a comparison would analyse, and what it would cost',
  }),
  earlierRuns: operation<{ taskId: string }, EarlierRun[]>({
    id: 'listEarlierRuns',
    get: `${RUN_PATH}/earlier`,
    summary: 'Earlier runs that a run may be compared with, best first',
  }),
  list: operation<object, ComparisonRecord[]>({
    id: 'listComparisons',
    get: path,
    summary: 'Comparisons, newest first',
  }),
  get: operation<OfComparison & Counting, Comparison>({
    id: 'getComparison',
    get: ofComparison,
    summary: 'State of a comparison, and its numbers once all runs have ended',
  }),
  export: operation<OfComparison & Counting & { format: ReportFormat }, FileAnswer>({
    id: 'exportComparison',
    get: `${ofComparison}/export`,
    summary: 'A finished comparison as a file',
  }),
  update: operation<OfComparison & UpdateComparisonInput, Comparison>({
    id: 'updateComparison',
    patch: ofComparison,
    summary: 'Give the sides other names',
  }),
  delete: operation<OfComparison, void>({
    id: 'deleteComparison',
    delete: ofComparison,
    summary: 'Delete a comparison with the runs that were started for it; it can be restored for 30 days',
  }),
  restore: operation<OfComparison, Comparison>({
    id: 'restoreComparison',
    post: `${ofComparison}/restore`,
    summary: 'Undo a delete',
  }),
};
