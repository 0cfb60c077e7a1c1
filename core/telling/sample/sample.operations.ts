import { operationsFor } from '../../platform/operations/operation.js';
import type { Sample } from './sample.schemas.js';

const operation = operationsFor('analyze');
const path = '/api/sample';

/** The sample comments, to try smops with. */
export const SAMPLE = {
  /** Where they are already, they stay as they are. */
  add: operation<object, Sample>({
    id: 'addSample',
    post: path,
    summary: 'Analyse 2,000 invented comments and compare their two communities, to try smops with',
  }),
  remove: operation<object, void>({
    id: 'removeSample',
    delete: path,
    summary: 'Remove the sample comments for good, with all that was made of them',
  }),
};
