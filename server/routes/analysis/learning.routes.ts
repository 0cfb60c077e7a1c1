import { AnalysisTask } from '@smops/core/analyzer/analyzer.schemas.js';
import { decideProposals } from '@smops/core/learning/decide-proposals.service.js';
import {
  DecidedProposals,
  DecideProposalsInput,
  LearningInput,
  LearningProposals,
  UpdateRunInput,
} from '@smops/core/learning/learning.schemas.js';
import { proposeTerms } from '@smops/core/learning/propose-terms.service.js';
import { updateRun } from '@smops/core/learning/update-run.service.js';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonBody, jsonResponse } from '../../router.js';
import { RunParams } from './run-params.js';

const tags = ['FB Analyzer'];

const proposeRoute = defineRoute(
  'proposeTerms',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/learning',
    tags,
    summary: 'Words that read comments speak for, as terms and vetoes of the variables; changes nothing',
    request: { params: RunParams, query: LearningInput },
    responses: { 200: jsonResponse('The words per variable, with their evidence', LearningProposals) },
  },
  { expensive: 'answer' },
);

const decideRoute = defineRoute(
  'decideProposals',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/task/{taskId}/learning',
    tags,
    summary: 'Accept words into a new version of the codebook; refused ones are not proposed again',
    request: { params: RunParams, body: jsonBody(DecideProposalsInput) },
    responses: { 200: jsonResponse('The codebook as it is now', DecidedProposals) },
  },
  { expensive: 'answer' },
);

const updateRoute = defineRoute(
  'updateRun',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/task/{taskId}/update',
    tags,
    summary:
      'A new run of the same comments under a version of the codebook, without any call to an AI service',
    request: { params: RunParams, body: jsonBody(UpdateRunInput) },
    responses: { 201: jsonResponse('The new run', AnalysisTask) },
  },
  { expensive: 'answer' },
);

export const learningRoutes = createRouter()
  .openapi(proposeRoute, async (c) =>
    c.json(await proposeTerms(analyzerContextOf(c), c.req.valid('param').taskId, c.req.valid('query')), 200),
  )
  .openapi(decideRoute, async (c) =>
    c.json(
      await decideProposals(analyzerContextOf(c), c.req.valid('param').taskId, c.req.valid('json')),
      200,
    ),
  )
  .openapi(updateRoute, async (c) =>
    c.json(await updateRun(analyzerContextOf(c), c.req.valid('param').taskId, c.req.valid('json')), 201),
  );
