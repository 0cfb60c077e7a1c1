import {
  Exploration,
  ExplorationRecord,
  StartExplorationInput,
} from '@smops/core/judging/insight/explorations/exploration.schemas.js';
import { EXPLORATIONS } from '@smops/core/judging/insight/explorations/explorations.operations.js';
import {
  deleteExploration,
  getExploration,
  listExplorations,
  startExploration,
} from '@smops/core/judging/insight/explorations/explorations.service.js';
import { exportExploration } from '@smops/core/judging/insight/explorations/export-exploration.service.js';
import { REPORT_FORMATS } from '@smops/core/judging/insight/insight.constants.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveFile } from '../serve-operation.js';

const tag = 'FB Analyzer';
const params = z.object({
  explorationId: z
    .string()
    .min(1)
    .max(64)
    .meta({ description: '`explorationId` in the list of explorations' }),
});
const of = { tag, params };
const answer = jsonResponse('The themes, largest first', Exploration);

export const explorationsRoutes = createRouter();

serve(
  explorationsRoutes,
  EXPLORATIONS.start,
  {
    tag,
    body: StartExplorationInput,
    bodyLimit: (c) => c.get('runtime').config.maxUploadBytes,
    answer,
    status: 201,
    expensive: 'answer',
  },
  (c, input) => startExploration(analyzerContextOf(c), input),
);
serve(
  explorationsRoutes,
  EXPLORATIONS.list,
  { tag, answer: jsonResponse('At most a hundred', z.array(ExplorationRecord)) },
  (c) => listExplorations(analyzerContextOf(c)),
);
serve(explorationsRoutes, EXPLORATIONS.get, { ...of, answer, expensive: 'answer' }, (c, { explorationId }) =>
  getExploration(analyzerContextOf(c), explorationId),
);
serveFile(
  explorationsRoutes,
  EXPLORATIONS.export,
  {
    ...of,
    query: z.object({ format: z.enum(REPORT_FORMATS) }),
    formats: REPORT_FORMATS,
    expensive: 'file',
  },
  (c, { explorationId, format }) => exportExploration(analyzerContextOf(c), explorationId, format),
);
serve(explorationsRoutes, EXPLORATIONS.delete, of, (c, { explorationId }) =>
  deleteExploration(analyzerContextOf(c), explorationId),
);
