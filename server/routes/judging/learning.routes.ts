import { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { decideProposals } from '@smops/core/judging/learning/decide-proposals.service.js';
import { LEARNING } from '@smops/core/judging/learning/learning.operations.js';
import {
  DecidedProposals,
  DecideProposalsInput,
  LearningInput,
  LearningProposals,
  UpdateRunInput,
} from '@smops/core/judging/learning/learning.schemas.js';
import { proposeTerms } from '@smops/core/judging/learning/propose-terms.service.js';
import { updateRun } from '@smops/core/judging/learning/update-run.service.js';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { RunParams } from '../analysis/run-params.js';
import { serve } from '../serve-operation.js';

const of = { tag: 'FB Analyzer', params: RunParams };

export const learningRoutes = createRouter();

serve(
  learningRoutes,
  LEARNING.propose,
  {
    ...of,
    query: LearningInput,
    answer: jsonResponse('The words per variable, with their evidence', LearningProposals),
    expensive: 'answer',
  },
  (c, { taskId, ...input }) => proposeTerms(analyzerContextOf(c), taskId, input),
);
serve(
  learningRoutes,
  LEARNING.decide,
  {
    ...of,
    body: DecideProposalsInput,
    answer: jsonResponse('The codebook as it is now', DecidedProposals),
    expensive: 'answer',
  },
  (c, { taskId, ...input }) => decideProposals(analyzerContextOf(c), taskId, input),
);
serve(
  learningRoutes,
  LEARNING.updateRun,
  {
    ...of,
    body: UpdateRunInput,
    answer: jsonResponse('The new run', AnalysisTask),
    status: 201,
    expensive: 'answer',
  },
  (c, { taskId, ...input }) => updateRun(analyzerContextOf(c), taskId, input),
);
