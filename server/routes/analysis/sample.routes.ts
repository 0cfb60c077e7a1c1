import { Sample } from '@smops/core/sample/sample.schemas.js';
import { addSample, removeSample } from '@smops/core/sample/sample.service.js';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonResponse, noContent } from '../../router.js';

const tags = ['Home'];

const addRoute = defineRoute(
  'addSample',
  'analyze',
  {
    method: 'post',
    path: '/api/sample',
    tags,
    summary: 'Analyse 2,000 invented comments and compare their two communities, to try smops with',
    responses: { 201: jsonResponse('Where they are', Sample) },
  },
  { expensive: 'answer' },
);

const removeRoute = defineRoute('removeSample', 'analyze', {
  method: 'delete',
  path: '/api/sample',
  tags,
  summary: 'Remove the sample comments for good, with all that was made of them',
  responses: { 204: noContent },
});

export const sampleRoutes = createRouter()
  .openapi(addRoute, async (c) => c.json(await addSample(analyzerContextOf(c)), 201))
  .openapi(removeRoute, async (c) => {
    await removeSample(analyzerContextOf(c));
    return c.body(null, 204);
  });
