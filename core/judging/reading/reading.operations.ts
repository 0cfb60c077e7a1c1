import { type OfRun, RUN_PATH } from '../../analysis/analyzer/of-run.js';
import { type Content, type FileAnswer, operationsFor } from '../../platform/operations/operation.js';
import type { RunEstimates } from '../estimates/estimate.schemas.js';
import type { PlanReadingInput, ReadingPlan } from '../reading-plan/plan.schemas.js';
import type {
  Draw,
  DrawnComment,
  DrawSampleInput,
  SetReadingGoalInput,
} from '../sampling/sampling.schemas.js';
import type { QueueImport } from './queue-file.schemas.js';
import type { ReaderAgreement } from './reader-agreement.schemas.js';
import type { AgreementFormat, Queue, QueueFormat } from './reading.constants.js';
import type { MarkCommentInput, ReadingQueue } from './reading.schemas.js';

const operation = operationsFor('analyze');

/** Reading drawn comments of a completed run, and what comes of it. */
export const READING = {
  draw: operation<OfRun & DrawSampleInput, Draw>({
    id: 'drawSample',
    post: `${RUN_PATH}/draw`,
    summary: 'Draw comments of a completed run to be read, or more of them',
  }),
  /** Fails with 404 while nothing is drawn. */
  getDraw: operation<OfRun, Draw>({
    id: 'getDraw',
    get: `${RUN_PATH}/draw`,
    summary: 'The drawn sample of a run, and who has read of it',
  }),
  setGoal: operation<OfRun & SetReadingGoalInput, Draw>({
    id: 'setReadingGoal',
    put: `${RUN_PATH}/draw/goal`,
    summary: 'How well the shares of a run are to be known: the queue counts down to it, and closes',
  }),
  drawn: operation<OfRun, { items: DrawnComment[] }>({
    id: 'listDrawn',
    get: `${RUN_PATH}/draw/comments`,
    summary: 'The drawn comments in the order of reading, with how each was drawn',
  }),
  queue: operation<
    OfRun & { queue?: Queue; limit?: number; skipped?: boolean; beyond?: boolean },
    ReadingQueue
  >({
    id: 'getReadingQueue',
    get: `${RUN_PATH}/reading`,
    summary: "The next comments for you to read, without the machine's tags",
  }),
  exportQueue: operation<OfRun & { format?: QueueFormat }, FileAnswer>({
    id: 'exportReadingQueue',
    get: `${RUN_PATH}/reading/export`,
    summary: 'The comments that you have still to read, as a table to be filled in',
  }),
  importQueue: operation<OfRun & { content: Content; fileName?: string }, QueueImport>({
    id: 'importReadingQueue',
    post: `${RUN_PATH}/reading/import`,
    summary: 'Store the verdicts that you have filled in of an exported queue; the body is the file',
    sendsFile: true,
  }),
  agreement: operation<OfRun, ReaderAgreement>({
    id: 'getReaderAgreement',
    get: `${RUN_PATH}/reading/agreement`,
    summary: 'How far the readers of the drawn comments say the same, per variable and pair',
  }),
  exportAgreement: operation<OfRun & { format: AgreementFormat }, FileAnswer>({
    id: 'exportReaderAgreement',
    get: `${RUN_PATH}/reading/agreement/export`,
    summary: 'The agreement of the readers as a file',
  }),
  mark: operation<OfRun & { seq: number } & MarkCommentInput, void>({
    id: 'markComment',
    put: `${RUN_PATH}/comments/{seq}/mark`,
    summary: 'Skip a comment for now, or flag it, with a note',
  }),
  estimates: operation<OfRun, RunEstimates>({
    id: 'getEstimates',
    get: `${RUN_PATH}/estimates`,
    summary:
      'Shares and score of a completed run, corrected by what people read, and what more reads would buy',
  }),
  plan: operation<PlanReadingInput, ReadingPlan>({
    id: 'planReading',
    post: '/api/fb-analyzer/plan',
    summary:
      'How much people have to read until shares are known to plus or minus the chosen number of points',
    description:
      'Of a completed run, or before it starts. Minutes and money are those that were measured on this team’s own reading and runs, where there are any.',
  }),
};
