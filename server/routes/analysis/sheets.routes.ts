import { SheetFileInput } from '@smops/core/objects/remote/remote.schemas.js';
import { getSheetFile } from '@smops/core/objects/remote/sheet-file.service.js';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { createRouter, defineRoute, jsonBody } from '../../router.js';

const getRoute = defineRoute(
  'getSheetFile',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/sheet',
    tags: ['FB Analyzer'],
    summary: 'A Google sheet that anyone with its link may read, as CSV',
    request: { body: jsonBody(SheetFileInput) },
    responses: { 200: fileResponse(['csv']) },
  },
  { expensive: 'file' },
);

export const sheetsRoutes = createRouter().openapi(getRoute, async (c) =>
  respondWithFile(c, await getSheetFile(analyzerContextOf(c), c.req.valid('json'))),
);
