import { ACCURACY } from '@smops/core/judging/insight/accuracy/accuracy.operations.js';
import * as accuracy from '@smops/core/judging/insight/accuracy/accuracy.service.js';
import * as evaluation from '@smops/core/judging/insight/accuracy/evaluation.service.js';
import * as exporting from '@smops/core/judging/insight/accuracy/export-accuracy.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const accuracyRoutes = createRouter();

serveVerbs(accuracyRoutes, 'FB Analyzer', ACCURACY, { ...accuracy, ...exporting, ...evaluation });
