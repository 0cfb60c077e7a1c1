import { RunEstimates } from '@smops/core/estimates/estimate.schemas.js';
import { getEstimates } from '@smops/core/estimates/estimates.service.js';
import { CommentPlace } from '@smops/core/judgements/judgements.schemas.js';
import { QueueImport } from '@smops/core/reading/queue-file.schemas.js';
import { exportReadingQueue, importReadingQueue } from '@smops/core/reading/queue-file.service.js';
import { ReaderAgreement } from '@smops/core/reading/reader-agreement.schemas.js';
import { exportReaderAgreement, getReaderAgreement } from '@smops/core/reading/reader-agreement.service.js';
import { AGREEMENT_FORMATS, QUEUE_FORMATS } from '@smops/core/reading/reading.constants.js';
import { MarkCommentInput, ReadingQueue, ReadingQueueInput } from '@smops/core/reading/reading.schemas.js';
import { getReadingQueue, markComment } from '@smops/core/reading/reading.service.js';
import { drawSample, getDraw, listDrawn } from '@smops/core/sampling/draws.service.js';
import { Draw, DrawnComment, DrawSampleInput } from '@smops/core/sampling/sampling.schemas.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { fileBody, streamedBody } from '../../responses/list-files.js';
import { createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';
import { RunParams } from './run-params.js';

const tags = ['FB Analyzer'];

const drawRoute = defineRoute(
  'drawSample',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/task/{taskId}/draw',
    tags,
    summary: 'Draw comments of a completed run to be read, or more of them',
    request: { params: RunParams, body: jsonBody(DrawSampleInput) },
    responses: { 200: jsonResponse('The whole drawn sample', Draw) },
  },
  { expensive: 'answer' },
);

const getDrawRoute = defineRoute(
  'getDraw',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/draw',
    tags,
    summary: 'The drawn sample of a run, and who has read of it',
    request: { params: RunParams },
    responses: { 200: jsonResponse('The drawn sample', Draw) },
  },
  { expensive: 'answer' },
);

const drawnRoute = defineRoute(
  'listDrawn',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/draw/comments',
    tags,
    summary: 'The drawn comments in the order of reading, with how each was drawn',
    request: { params: RunParams },
    responses: { 200: jsonResponse('The drawn comments', z.object({ items: z.array(DrawnComment) })) },
  },
  { expensive: 'answer' },
);

const queueRoute = defineRoute(
  'getReadingQueue',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/reading',
    tags,
    summary: "The next comments for you to read, without the machine's tags",
    request: { params: RunParams, query: ReadingQueueInput },
    responses: { 200: jsonResponse('Comments to read, and how far you are', ReadingQueue) },
  },
  { expensive: 'answer' },
);

const markRoute = defineRoute('markComment', 'analyze', {
  method: 'put',
  path: '/api/fb-analyzer/task/{taskId}/comments/{seq}/mark',
  tags,
  summary: 'Skip a comment for now, or flag it, with a note',
  request: { params: CommentPlace, body: jsonBody(MarkCommentInput) },
  responses: { 204: noContent },
});

const estimatesRoute = defineRoute(
  'getEstimates',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/estimates',
    tags,
    summary:
      'Shares and score of a completed run, corrected by what people read, and what more reads would buy',
    request: { params: RunParams },
    responses: { 200: jsonResponse('Per variable, and the sentiment', RunEstimates) },
  },
  { expensive: 'answer' },
);

const exportQueueRoute = defineRoute(
  'exportReadingQueue',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/reading/export',
    tags,
    summary: 'The comments that you have still to read, as a table to be filled in',
    request: { params: RunParams, query: z.object({ format: z.enum(QUEUE_FORMATS).default('xlsx') }) },
    responses: { 200: fileResponse(QUEUE_FORMATS) },
  },
  { expensive: 'file' },
);

const importQueueRoute = defineRoute(
  'importReadingQueue',
  'analyze',
  {
    method: 'post',
    path: '/api/fb-analyzer/task/{taskId}/reading/import',
    tags,
    summary: 'Store the verdicts that you have filled in of an exported queue; the body is the file',
    request: {
      params: RunParams,
      query: z.object({ fileName: z.string().max(300).optional() }),
      body: fileBody,
    },
    responses: { 200: jsonResponse('What it did', QueueImport) },
  },
  { bodyLimit: 'streamed' },
);

const readersRoute = defineRoute(
  'getReaderAgreement',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/reading/agreement',
    tags,
    summary: 'How far the readers of the drawn comments say the same, per variable and pair',
    request: { params: RunParams },
    responses: { 200: jsonResponse('Per variable, and for the sentiment', ReaderAgreement) },
  },
  { expensive: 'answer' },
);

const exportReadersRoute = defineRoute(
  'exportReaderAgreement',
  'analyze',
  {
    method: 'get',
    path: '/api/fb-analyzer/task/{taskId}/reading/agreement/export',
    tags,
    summary: 'The agreement of the readers as a file',
    request: { params: RunParams, query: z.object({ format: z.enum(AGREEMENT_FORMATS) }) },
    responses: { 200: fileResponse(AGREEMENT_FORMATS) },
  },
  { expensive: 'file' },
);

export const readingRoutes = createRouter()
  .openapi(drawRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    return c.json(await drawSample(analyzerContextOf(c), taskId, c.req.valid('json')), 200);
  })
  .openapi(getDrawRoute, async (c) =>
    c.json(await getDraw(analyzerContextOf(c), c.req.valid('param').taskId), 200),
  )
  .openapi(drawnRoute, async (c) =>
    c.json({ items: await listDrawn(analyzerContextOf(c), c.req.valid('param').taskId) }, 200),
  )
  .openapi(queueRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    return c.json(await getReadingQueue(analyzerContextOf(c), taskId, c.req.valid('query')), 200);
  })
  .openapi(exportQueueRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    return respondWithFile(
      c,
      await exportReadingQueue(analyzerContextOf(c), taskId, c.req.valid('query').format),
    );
  })
  .openapi(importQueueRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    const { fileName } = c.req.valid('query');
    return c.json(await importReadingQueue(analyzerContextOf(c), taskId, streamedBody(c), fileName), 200);
  })
  .openapi(readersRoute, async (c) =>
    c.json(await getReaderAgreement(analyzerContextOf(c), c.req.valid('param').taskId), 200),
  )
  .openapi(exportReadersRoute, async (c) => {
    const { taskId } = c.req.valid('param');
    return respondWithFile(
      c,
      await exportReaderAgreement(analyzerContextOf(c), taskId, c.req.valid('query').format),
    );
  })
  .openapi(markRoute, async (c) => {
    await markComment(analyzerContextOf(c), c.req.valid('param'), c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(estimatesRoute, async (c) =>
    c.json(await getEstimates(analyzerContextOf(c), c.req.valid('param').taskId), 200),
  );
