import type { AnalysisTask } from '../../analysis/analyzer/analyzer.schemas.js';
import { type OfRun, RUN_PATH } from '../../analysis/analyzer/of-run.js';
import { operationsFor } from '../../platform/operations/operation.js';
import type { LearningSource } from './learning.constants.js';
import type {
  DecidedProposals,
  DecideProposalsInput,
  LearningProposals,
  UpdateRunInput,
} from './learning.schemas.js';

const operation = operationsFor('analyze');

/** Words for the variables of a run, learned from what was read. */
export const LEARNING = {
  propose: operation<OfRun & { source?: LearningSource }, LearningProposals>({
    id: 'proposeTerms',
    get: `${RUN_PATH}/learning`,
    summary: 'Words that read comments speak for, as terms and vetoes of the variables; changes nothing',
  }),
  decide: operation<OfRun & DecideProposalsInput, DecidedProposals>({
    id: 'decideProposals',
    post: `${RUN_PATH}/learning`,
    summary: 'Accept words into a new version of the codebook; refused ones are not proposed again',
  }),
  updateRun: operation<OfRun & UpdateRunInput, AnalysisTask>({
    id: 'updateRun',
    post: `${RUN_PATH}/update`,
    summary:
      'A new run of the same comments under a version of the codebook, without any call to an AI service',
  }),
};
