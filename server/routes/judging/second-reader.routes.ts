import { AnalysisEstimate } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { SECOND_READER } from '@smops/core/judging/second-reader/second-reader.operations.js';
import {
  EstimateSecondReaderInput,
  SecondReaderOfRun,
  StartSecondReaderInput,
} from '@smops/core/judging/second-reader/second-reader.schemas.js';
import {
  estimateSecondReader,
  getSecondReader,
  removeSecondReader,
  startSecondReader,
} from '@smops/core/judging/second-reader/second-reader.service.js';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { RunParams } from '../analysis/run-params.js';
import { serve } from '../serve-operation.js';

const of = { tag: 'FB Analyzer', params: RunParams };
const answer = jsonResponse('What it has read, and its last run', SecondReaderOfRun);

const router = createRouter();

serve(
  router,
  SECOND_READER.start,
  { ...of, body: StartSecondReaderInput, answer, expensive: 'answer' },
  (c, { taskId, ...input }) => startSecondReader(analyzerContextOf(c), taskId, input),
);
serve(
  router,
  SECOND_READER.estimate,
  {
    ...of,
    body: EstimateSecondReaderInput,
    answer: jsonResponse('At most', AnalysisEstimate),
    expensive: 'answer',
  },
  (c, { taskId, ...input }) => estimateSecondReader(analyzerContextOf(c), taskId, input),
);
serve(router, SECOND_READER.get, { ...of, answer }, (c, { taskId }) =>
  getSecondReader(analyzerContextOf(c), taskId),
);
serve(router, SECOND_READER.remove, of, (c, { taskId }) => removeSecondReader(analyzerContextOf(c), taskId));

export const secondReaderRoutes = router;
