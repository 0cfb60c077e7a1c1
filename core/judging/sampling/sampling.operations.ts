import { type OfRun, RUN_PATH } from '../../analysis/analyzer/of-run.js';
import { operationsFor } from '../../platform/operations/operation.js';
import type { Draw, DrawnComment, DrawSampleInput, SetReadingGoalInput } from './sampling.schemas.js';

const operation = operationsFor('analyze');

/** Comments of a completed run that are drawn to be read. */
export const SAMPLING = {
  draw: operation<OfRun & DrawSampleInput, Draw>({
    id: 'drawSample',
    post: `${RUN_PATH}/draw`,
    summary: 'Draw comments of a completed run to be read, or more of them',
  }),
  /** Fails with 404 while nothing is drawn. */
  get: operation<OfRun, Draw>({
    id: 'getDraw',
    get: `${RUN_PATH}/draw`,
    summary: 'The drawn sample of a run, and who has read of it',
  }),
  setGoal: operation<OfRun & SetReadingGoalInput, Draw>({
    id: 'setReadingGoal',
    put: `${RUN_PATH}/draw/goal`,
    summary: 'How well the shares of a run are to be known: the queue counts down to it, and closes',
  }),
  list: operation<OfRun, { items: DrawnComment[] }>({
    id: 'listDrawn',
    get: `${RUN_PATH}/draw/comments`,
    summary: 'The drawn comments in the order of reading, with how each was drawn',
  }),
};
