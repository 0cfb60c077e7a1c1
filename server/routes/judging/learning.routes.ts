import * as deciding from '@smops/core/judging/learning/decide-proposals.service.js';
import { LEARNING } from '@smops/core/judging/learning/learning.operations.js';
import * as proposing from '@smops/core/judging/learning/propose-terms.service.js';
import * as updating from '@smops/core/judging/learning/update-run.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const learningRoutes = createRouter();

serveVerbs(learningRoutes, 'FB Analyzer', LEARNING, { ...proposing, ...deciding, ...updating });
