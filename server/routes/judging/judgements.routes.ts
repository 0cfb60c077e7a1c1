import { JUDGEMENTS } from '@smops/core/analysis/judgements/judgements.operations.js';
import * as judgements from '@smops/core/analysis/judgements/judgements.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const judgementsRoutes = createRouter();

serveVerbs(judgementsRoutes, 'FB Analyzer', JUDGEMENTS, judgements);
