import { OfRun } from '@smops/core/analysis/analyzer/of-run.schemas.js';
import { RUN_VIEWS } from '@smops/core/analysis/analyzer/views/views.operations.js';
import {
  RunView,
  SaveRunViewInput,
  UpdateRunViewInput,
} from '@smops/core/analysis/analyzer/views/views.schemas.js';
import {
  deleteRunView,
  listRunViews,
  restoreRunView,
  saveRunView,
  updateRunView,
} from '@smops/core/analysis/analyzer/views/views.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'FB Analyzer';
const params = z.object({ viewId: z.string().min(1).max(64) });
const answer = jsonResponse('The view', RunView);

export const viewsRoutes = createRouter();

serve(
  viewsRoutes,
  RUN_VIEWS.list,
  { tag, params: OfRun, answer: jsonResponse('The views by name', z.array(RunView)) },
  (c, { taskId }) => listRunViews(analyzerContextOf(c), taskId),
);
serve(
  viewsRoutes,
  RUN_VIEWS.save,
  { tag, params: OfRun, body: SaveRunViewInput, answer, status: 201 },
  (c, { taskId, ...input }) => saveRunView(analyzerContextOf(c), taskId, input),
);
serve(
  viewsRoutes,
  RUN_VIEWS.update,
  { tag, params, body: UpdateRunViewInput, answer },
  (c, { viewId, ...input }) => updateRunView(analyzerContextOf(c), viewId, input),
);
serve(viewsRoutes, RUN_VIEWS.delete, { tag, params }, (c, { viewId }) =>
  deleteRunView(analyzerContextOf(c), viewId),
);
serve(viewsRoutes, RUN_VIEWS.restore, { tag, params, answer }, (c, { viewId }) =>
  restoreRunView(analyzerContextOf(c), viewId),
);
