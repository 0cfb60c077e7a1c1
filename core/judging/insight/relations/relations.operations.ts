import { type OfRun, RUN_PATH } from '../../../analysis/analyzer/of-run.js';
import { type FileAnswer, operationsFor } from '../../../platform/operations/operation.js';
import type { ReportFormat } from '../insight.constants.js';
import type { Relations } from './relations.schemas.js';

const operation = operationsFor('analyze');
const path = `${RUN_PATH}/relations` as const;

/** Which variables of a completed run occur together. */
export const RELATIONS = {
  get: operation<OfRun, Relations>({
    id: 'getRelations',
    get: path,
    summary: 'Which variables of a completed run occur together more, or less, than by chance',
  }),
  export: operation<OfRun & { format: ReportFormat }, FileAnswer>({
    id: 'exportRelations',
    get: `${path}/export`,
    summary: 'The relations of a completed run as a file',
  }),
};
