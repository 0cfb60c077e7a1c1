import {
  Agreement,
  AgreementInput,
  ComparableRun,
  ComparableRunsInput,
} from '@smops/core/insight/agreement/agreement.schemas.js';
import { getAgreement } from '@smops/core/insight/agreement/agreement.service.js';
import { exportAgreement } from '@smops/core/insight/agreement/export-agreement.service.js';
import { listComparableRuns } from '@smops/core/insight/comparisons/comparable-runs.service.js';
import { REPORT_FORMATS } from '@smops/core/insight/insight.constants.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';

const tags = ['FB Analyzer'];

const getRoute = defineRoute(
  'getAgreement',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/agreement',
    tags,
    summary:
      "How far two completed runs over the same comments say the same: Cohen's kappa, and where they differ",
    request: { query: AgreementInput },
    responses: { 200: jsonResponse('Per variable, and the disagreements', Agreement) },
  },
  { expensive: 'answer' },
);

const runsRoute = defineRoute(
  'listComparableRuns',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/agreement/runs',
    tags,
    summary: 'The completed runs that share a variable with a run, and how many comments each shares with it',
    request: { query: ComparableRunsInput },
    responses: { 200: jsonResponse('Newest first', z.array(ComparableRun)) },
  },
  { expensive: 'answer' },
);

const exportRoute = defineRoute(
  'exportAgreement',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/agreement/export',
    tags,
    summary: 'The agreement of two runs as a file',
    request: { query: AgreementInput.extend({ format: z.enum(REPORT_FORMATS) }) },
    responses: {
      200: fileResponse(REPORT_FORMATS),
    },
  },
  { expensive: 'file' },
);

export const agreementRoutes = createRouter()
  .openapi(getRoute, async (c) => c.json(await getAgreement(analyzerContextOf(c), c.req.valid('query')), 200))
  .openapi(runsRoute, async (c) =>
    c.json(await listComparableRuns(analyzerContextOf(c), c.req.valid('query')), 200),
  )
  .openapi(exportRoute, async (c) => {
    const { format, ...runs } = c.req.valid('query');
    const file = await exportAgreement(analyzerContextOf(c), runs, format);
    return respondWithFile(c, file);
  });
