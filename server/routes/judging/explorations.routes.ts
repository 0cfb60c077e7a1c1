import { EXPLORATIONS } from '@smops/core/judging/insight/explorations/explorations.operations.js';
import * as explorations from '@smops/core/judging/insight/explorations/explorations.service.js';
import * as exporting from '@smops/core/judging/insight/explorations/export-exploration.service.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const explorationsRoutes = createRouter();

serveVerbs(explorationsRoutes, 'FB Analyzer', EXPLORATIONS, { ...explorations, ...exporting });
