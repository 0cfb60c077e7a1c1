import { SAY } from '@smops/core/analyzer/analyses.texts.model.js';
import {
  exportSentimentComments,
  exportSentiments,
} from '@smops/core/sentiments/export-sentiments.service.js';
import { importSentiments } from '@smops/core/sentiments/import/import-sentiments.service.js';
import {
  MAX_UPLOAD_BYTES,
  SENTIMENT_EXPORT_FORMATS,
  UPLOAD_WAIT_MS,
} from '@smops/core/sentiments/sentiments.constants.js';
import {
  AnalyzeSentimentInput,
  ImportOutcome,
  ImportSentimentsInput,
  SentimentCommentPage,
  SentimentCommentsInput,
  SentimentDetails,
  SentimentExportInput,
  SentimentJob,
  SentimentListInput,
  SentimentRecord,
  UploadFields,
} from '@smops/core/sentiments/sentiments.schemas.js';
import {
  deleteSentiment,
  getSentiment,
  getSentimentsMark,
  listSentimentComments,
  listSentiments,
  restoreSentiment,
} from '@smops/core/sentiments/sentiments.service.js';
import {
  analyzeSentiment,
  resumeSentiment,
  uploadSentiment,
  waitForSentiment,
} from '@smops/core/sentiments/upload-sentiment.service.js';
import type { Context } from 'hono';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import type { AppEnvironment } from '../../environment.js';
import { fileResponse, respondWithFile } from '../../responses/file-response.js';
import { respondMarked } from '../../responses/preconditions.js';
import {
  contextOf,
  createRouter,
  defineRoute,
  IdParams,
  jsonBody,
  jsonResponse,
  noContent,
} from '../../router.js';

const tags = ['Sentiments'];
/** What a form needs beside its file. */
const FORM_BYTES = 64 * 1024;
/** A row may be a post with all its comments. */
const IMPORT_BYTES = 40 * 1_048_576;

const scored = {
  201: jsonResponse('The record', SentimentRecord),
  202: jsonResponse('Still being scored: ask GET /api/sentiments/{id}', SentimentJob),
};

const listRoute = defineRoute('listSentiments', 'analyze', {
  method: 'get',
  path: '/api/sentiments',
  tags,
  summary: 'Records by date, then id, so that the latest is the last',
  request: { query: SentimentListInput },
  responses: { 200: jsonResponse('The records', z.array(SentimentRecord)) },
});

const uploadRoute = defineRoute(
  'uploadSentiment',
  'analyze',
  {
    method: 'post',
    path: '/api/sentiments/upload',
    tags,
    summary: 'Score the comments of a JSON file of up to 10 MB',
    request: {
      body: {
        content: {
          'multipart/form-data': {
            schema: UploadFields.extend({
              file: z
                .custom<File>((value) => value instanceof File, { error: () => SAY().missing })
                .openapi({ type: 'string', format: 'binary' }),
            }),
          },
        },
        required: true,
      },
    },
    responses: scored,
  },
  { bodyLimit: MAX_UPLOAD_BYTES + FORM_BYTES },
);

const analyzeRoute = defineRoute('analyzeSentiment', 'analyze', {
  method: 'post',
  path: '/api/sentiments/analyze',
  tags,
  summary: 'Score a file again that the same user uploaded before',
  request: { body: jsonBody(AnalyzeSentimentInput) },
  responses: scored,
});

const importRoute = defineRoute(
  'importSentiments',
  'analyze',
  {
    method: 'post',
    path: '/api/sentiments/import',
    tags,
    summary:
      'Part of a bulk import of comments or records, or a whole uploaded comment file; the same again changes nothing',
    request: { body: jsonBody(ImportSentimentsInput) },
    responses: { 200: jsonResponse('What became of the rows', ImportOutcome) },
  },
  { bodyLimit: IMPORT_BYTES },
);

const exportRoute = defineRoute(
  'exportSentiments',
  'analyze',
  {
    method: 'get',
    path: '/api/sentiments/export',
    tags,
    summary: 'The history as CSV, XLSX or JSON',
    request: { query: SentimentExportInput },
    responses: { 200: fileResponse(SENTIMENT_EXPORT_FORMATS) },
  },
  { expensive: 'file' },
);

const getRoute = defineRoute('getSentiment', 'analyze', {
  method: 'get',
  path: '/api/sentiments/{id}',
  tags,
  summary: 'State, record and the comments that stand out',
  request: { params: IdParams },
  responses: { 200: jsonResponse('The analysis', SentimentDetails) },
});

const commentsRoute = defineRoute('listSentimentComments', 'analyze', {
  method: 'get',
  path: '/api/sentiments/{id}/comments',
  tags,
  summary: 'A page of the scored comments of an analysis',
  request: { params: IdParams, query: SentimentCommentsInput },
  responses: { 200: jsonResponse('The page', SentimentCommentPage) },
});

const exportCommentsRoute = defineRoute(
  'exportSentimentComments',
  'analyze',
  {
    method: 'get',
    path: '/api/sentiments/{id}/export',
    tags,
    summary: 'The scored comments of an analysis as CSV, XLSX or JSON',
    request: { params: IdParams, query: SentimentExportInput },
    responses: { 200: fileResponse(SENTIMENT_EXPORT_FORMATS) },
  },
  { expensive: 'file' },
);

const resumeRoute = defineRoute('resumeSentiment', 'analyze', {
  method: 'post',
  path: '/api/sentiments/{id}/resume',
  tags,
  summary: 'Go on with an analysis that its provider has stopped',
  request: { params: IdParams },
  responses: { 200: jsonResponse('The analysis', SentimentJob) },
});

const deleteRoute = defineRoute('deleteSentiment', 'analyze', {
  method: 'delete',
  path: '/api/sentiments/{id}',
  tags,
  summary: 'Delete an analysis; once completed it can be restored for 30 days',
  request: { params: IdParams },
  responses: { 204: noContent },
});

const restoreRoute = defineRoute('restoreSentiment', 'analyze', {
  method: 'post',
  path: '/api/sentiments/{id}/restore',
  tags,
  summary: 'Undo a delete',
  request: { params: IdParams },
  responses: { 200: jsonResponse('The analysis', SentimentJob) },
});

/** Waits for the record as long as a person would; after that the job is the response. */
async function respondWithJob(c: Context<AppEnvironment>, { id }: SentimentJob) {
  c.get('bodyDone')?.();
  const job = await waitForSentiment(analyzerContextOf(c), id, UPLOAD_WAIT_MS);
  return job.record === null ? c.json(job, 202) : c.json(job.record, 201);
}

export const sentimentsRoutes = createRouter()
  .openapi(listRoute, (c) =>
    respondMarked(c, getSentimentsMark, (ctx) => listSentiments(ctx, c.req.valid('query'))),
  )
  .openapi(uploadRoute, async (c) => {
    const { file, ...fields } = c.req.valid('form');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const upload = { name: file.name, type: file.type, bytes };
    return await respondWithJob(c, await uploadSentiment(analyzerContextOf(c), upload, fields));
  })
  .openapi(analyzeRoute, async (c) =>
    respondWithJob(c, await analyzeSentiment(analyzerContextOf(c), c.req.valid('json'))),
  )
  .openapi(importRoute, async (c) =>
    c.json(await importSentiments(analyzerContextOf(c), c.req.valid('json')), 200),
  )
  .openapi(exportRoute, async (c) =>
    respondWithFile(c, await exportSentiments(contextOf(c), c.req.valid('query'))),
  )
  .openapi(getRoute, async (c) => c.json(await getSentiment(contextOf(c), c.req.valid('param').id), 200))
  .openapi(commentsRoute, async (c) =>
    c.json(await listSentimentComments(contextOf(c), c.req.valid('param').id, c.req.valid('query')), 200),
  )
  .openapi(exportCommentsRoute, async (c) =>
    respondWithFile(
      c,
      await exportSentimentComments(contextOf(c), c.req.valid('param').id, c.req.valid('query')),
    ),
  )
  .openapi(resumeRoute, async (c) =>
    c.json(await resumeSentiment(analyzerContextOf(c), c.req.valid('param').id), 200),
  )
  .openapi(deleteRoute, async (c) => {
    await deleteSentiment(contextOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(restoreRoute, async (c) =>
    c.json(await restoreSentiment(contextOf(c), c.req.valid('param').id), 200),
  );
