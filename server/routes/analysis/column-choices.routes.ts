import {
  ColumnChoiceSaved,
  SaveColumnChoiceInput,
} from '@smops/core/column-choices/column-choices.schemas.js';
import {
  forgetColumnChoice,
  listColumnChoices,
  saveColumnChoice,
} from '@smops/core/column-choices/column-choices.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';

const tags = ['FB Analyzer'];

const listRoute = defineRoute('listColumnChoices', 'analyze', {
  method: 'get',
  path: '/api/fb-analyzer/columns',
  tags,
  summary: 'Which columns people chose for comment files with a header, the latest first',
  responses: { 200: jsonResponse('The choices', z.array(ColumnChoiceSaved)) },
});

const saveRoute = defineRoute('saveColumnChoice', 'analyze', {
  method: 'put',
  path: '/api/fb-analyzer/columns',
  tags,
  summary: 'Remember which columns to read in comment files with a header, for the team',
  request: { body: jsonBody(SaveColumnChoiceInput) },
  responses: { 200: jsonResponse('The choice', ColumnChoiceSaved) },
});

const forgetRoute = defineRoute('forgetColumnChoice', 'analyze', {
  method: 'delete',
  path: '/api/fb-analyzer/columns/{choiceId}',
  tags,
  summary: 'Forget the columns that were chosen for a header',
  request: { params: z.object({ choiceId: z.string().min(1).max(64) }) },
  responses: { 204: noContent },
});

export const columnChoicesRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await listColumnChoices(analyzerContextOf(c)), 200))
  .openapi(saveRoute, async (c) =>
    c.json(await saveColumnChoice(analyzerContextOf(c), c.req.valid('json')), 200),
  )
  .openapi(forgetRoute, async (c) => {
    await forgetColumnChoice(analyzerContextOf(c), c.req.valid('param').choiceId);
    return c.body(null, 204);
  });
