import { operationsFor } from '../../platform/operations/operation.js';
import type { PlanReadingInput, ReadingPlan } from './plan.schemas.js';

const operation = operationsFor('analyze');

/** How much has to be read. */
export const READING_PLAN = {
  make: operation<PlanReadingInput, ReadingPlan>({
    id: 'planReading',
    post: '/api/fb-analyzer/plan',
    summary:
      'How much people have to read until shares are known to plus or minus the chosen number of points',
    description:
      'Of a completed run, or before it starts. Minutes and money are those that were measured on this team’s own reading and runs, where there are any.',
  }),
};
