import { AGREEMENT } from '@smops/core/judging/insight/agreement/agreement.operations.js';
import {
  Agreement,
  AgreementInput,
  ComparableRun,
  ComparableRunsInput,
} from '@smops/core/judging/insight/agreement/agreement.schemas.js';
import { getAgreement } from '@smops/core/judging/insight/agreement/agreement.service.js';
import { exportAgreement } from '@smops/core/judging/insight/agreement/export-agreement.service.js';
import { listComparableRuns } from '@smops/core/judging/insight/comparisons/comparable-runs.service.js';
import { REPORT_FORMATS } from '@smops/core/judging/insight/insight.constants.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveFile } from '../serve-operation.js';

const tag = 'FB Analyzer';

export const agreementRoutes = createRouter();

serve(
  agreementRoutes,
  AGREEMENT.get,
  {
    tag,
    query: AgreementInput,
    answer: jsonResponse('Per variable, and the disagreements', Agreement),
    expensive: 'answer',
  },
  (c, runs) => getAgreement(analyzerContextOf(c), runs),
);
serve(
  agreementRoutes,
  AGREEMENT.comparableRuns,
  {
    tag,
    query: ComparableRunsInput,
    answer: jsonResponse('Newest first', z.array(ComparableRun)),
    expensive: 'answer',
  },
  (c, input) => listComparableRuns(analyzerContextOf(c), input),
);
serveFile(
  agreementRoutes,
  AGREEMENT.export,
  {
    tag,
    query: AgreementInput.extend({ format: z.enum(REPORT_FORMATS) }),
    formats: REPORT_FORMATS,
    expensive: 'file',
  },
  (c, { format, ...runs }) => exportAgreement(analyzerContextOf(c), runs, format),
);
