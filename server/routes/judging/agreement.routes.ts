import { AGREEMENT } from '@smops/core/judging/insight/agreement/agreement.operations.js';
import * as agreement from '@smops/core/judging/insight/agreement/agreement.service.js';
import * as exporting from '@smops/core/judging/insight/agreement/export-agreement.service.js';
import * as comparableRuns from '@smops/core/judging/insight/comparisons/comparable-runs.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const agreementRoutes = createRouter();

serveVerbs(agreementRoutes, 'FB Analyzer', AGREEMENT, { ...agreement, ...comparableRuns, ...exporting });
