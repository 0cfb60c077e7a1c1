import {
  exportSentimentComments,
  exportSentiments,
} from '@smops/core/analysis/sentiments/export-sentiments.service.js';
import { importSentiments } from '@smops/core/analysis/sentiments/import/import-sentiments.service.js';
import {
  MAX_UPLOAD_BYTES,
  SENTIMENT_EXPORT_FORMATS,
  UPLOAD_WAIT_MS,
} from '@smops/core/analysis/sentiments/sentiments.constants.js';
import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
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
} from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import {
  deleteSentiment,
  getSentiment,
  getSentimentsMark,
  listSentimentComments,
  listSentiments,
  restoreSentiment,
} from '@smops/core/analysis/sentiments/sentiments.service.js';
import {
  analyzeSentiment,
  resumeSentiment,
  uploadSentiment,
  waitForSentiment,
} from '@smops/core/analysis/sentiments/upload-sentiment.service.js';
import { ANALYSES_TEXTS } from '@smops/core/platform/texts/analyses.texts.model.js';
import type { Context } from 'hono';
import { z } from 'zod';
import { analyzerContextOf, contextOf } from '../../contexts.js';
import type { AppEnvironment } from '../../environment.js';
import { respondMarked } from '../../responses/preconditions.js';
import { createRouter, IdParams, jsonResponse } from '../../router.js';
import { serve, serveByHand, serveFile } from '../serve-operation.js';

const tag = 'Sentiments';
/** What a form needs beside its file. */
const FORM_BYTES = 64 * 1024;
/** A row may be a post with all its comments. */
const IMPORT_BYTES = 40 * 1_048_576;

const scored = {
  201: jsonResponse('The record', SentimentRecord),
  202: jsonResponse('Still being scored: ask GET /api/sentiments/{id}', SentimentJob),
};
const job = jsonResponse('The analysis', SentimentJob);

/** Waits for the record as long as a person would; after that the job is the response. */
async function respondWithJob(c: Context<AppEnvironment>, { id }: SentimentJob) {
  c.get('bodyDone')?.();
  const job = await waitForSentiment(analyzerContextOf(c), id, UPLOAD_WAIT_MS);
  return job.record === null ? c.json(job, 202) : c.json(job.record, 201);
}

const form = UploadFields.extend({
  file: z
    .custom<File>((value) => value instanceof File, { error: () => ANALYSES_TEXTS().missing })
    .openapi({ type: 'string', format: 'binary' }),
});
const router = createRouter();
const ofAnalysis = { tag, params: IdParams };
const files = { query: SentimentExportInput, formats: SENTIMENT_EXPORT_FORMATS, expensive: 'file' } as const;

serveByHand(
  router,
  SENTIMENTS.list,
  { tag, query: SentimentListInput },
  { 200: jsonResponse('The records', z.array(SentimentRecord)) },
  (c, page) => respondMarked(c, getSentimentsMark, (ctx) => listSentiments(ctx, page)),
);
serveByHand(
  router,
  SENTIMENTS.upload,
  { tag, body: form, bodyLimit: MAX_UPLOAD_BYTES + FORM_BYTES },
  scored,
  async (c, { file, ...fields }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const upload = { name: file.name, type: file.type, bytes };
    return await respondWithJob(c, await uploadSentiment(analyzerContextOf(c), upload, fields));
  },
);
serveByHand(router, SENTIMENTS.analyze, { tag, body: AnalyzeSentimentInput }, scored, async (c, input) =>
  respondWithJob(c, await analyzeSentiment(analyzerContextOf(c), input)),
);
serve(
  router,
  SENTIMENTS.import,
  {
    tag,
    body: ImportSentimentsInput,
    answer: jsonResponse('What became of the rows', ImportOutcome),
    bodyLimit: IMPORT_BYTES,
  },
  (c, input) => importSentiments(analyzerContextOf(c), input),
);
serveFile(router, SENTIMENTS.export, { tag, ...files }, (c, query) => exportSentiments(contextOf(c), query));
serve(
  router,
  SENTIMENTS.get,
  { ...ofAnalysis, answer: jsonResponse('The analysis', SentimentDetails) },
  (c, { id }) => getSentiment(contextOf(c), id),
);
serve(
  router,
  SENTIMENTS.comments,
  { ...ofAnalysis, query: SentimentCommentsInput, answer: jsonResponse('The page', SentimentCommentPage) },
  (c, { id, ...query }) => listSentimentComments(contextOf(c), id, query),
);
serveFile(router, SENTIMENTS.exportComments, { ...ofAnalysis, ...files }, (c, { id, ...query }) =>
  exportSentimentComments(contextOf(c), id, query),
);
serve(router, SENTIMENTS.resume, { ...ofAnalysis, answer: job }, (c, { id }) =>
  resumeSentiment(analyzerContextOf(c), id),
);
serve(router, SENTIMENTS.delete, ofAnalysis, (c, { id }) => deleteSentiment(contextOf(c), id));
serve(router, SENTIMENTS.restore, { ...ofAnalysis, answer: job }, (c, { id }) =>
  restoreSentiment(contextOf(c), id),
);

export const sentimentsRoutes = router;
