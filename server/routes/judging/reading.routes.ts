import { OfRun } from '@smops/core/analysis/analyzer/of-run.schemas.js';
import { CommentPlace } from '@smops/core/analysis/judgements/judgements.schemas.js';
import { RunEstimates } from '@smops/core/judging/estimates/estimate.schemas.js';
import { getEstimates } from '@smops/core/judging/estimates/shares.service.js';
import { QueueImport } from '@smops/core/judging/reading/queue-file.schemas.js';
import { exportReadingQueue, importReadingQueue } from '@smops/core/judging/reading/queue-file.service.js';
import { ReaderAgreement } from '@smops/core/judging/reading/reader-agreement.schemas.js';
import {
  exportReaderAgreement,
  getReaderAgreement,
} from '@smops/core/judging/reading/reader-agreement.service.js';
import { AGREEMENT_FORMATS, QUEUE_FORMATS } from '@smops/core/judging/reading/reading.constants.js';
import { READING } from '@smops/core/judging/reading/reading.operations.js';
import {
  MarkCommentInput,
  ReadingQueue,
  ReadingQueueInput,
} from '@smops/core/judging/reading/reading.schemas.js';
import { getReadingQueue, markComment } from '@smops/core/judging/reading/reading.service.js';
import { PlanReadingInput, ReadingPlan } from '@smops/core/judging/reading-plan/plan.schemas.js';
import { planReading } from '@smops/core/judging/reading-plan/plan.service.js';
import {
  drawSample,
  getDraw,
  listDrawn,
  setReadingGoal,
} from '@smops/core/judging/sampling/draws.service.js';
import {
  Draw,
  DrawnComment,
  DrawSampleInput,
  SetReadingGoalInput,
} from '@smops/core/judging/sampling/sampling.schemas.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { streamedBody } from '../../responses/list-files.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveFile } from '../serve-operation.js';

const tag = 'FB Analyzer';
const of = { tag, params: OfRun };

const router = createRouter();

serve(
  router,
  READING.draw,
  {
    ...of,
    body: DrawSampleInput,
    answer: jsonResponse('The whole drawn sample', Draw),
    expensive: 'answer',
  },
  (c, { taskId, ...input }) => drawSample(analyzerContextOf(c), taskId, input),
);
serve(
  router,
  READING.getDraw,
  { ...of, answer: jsonResponse('The drawn sample', Draw), expensive: 'answer' },
  (c, { taskId }) => getDraw(analyzerContextOf(c), taskId),
);
serve(
  router,
  READING.setGoal,
  { ...of, body: SetReadingGoalInput, answer: jsonResponse('The drawn sample', Draw), expensive: 'answer' },
  (c, { taskId, ...input }) => setReadingGoal(analyzerContextOf(c), taskId, input),
);
serve(
  router,
  READING.drawn,
  {
    ...of,
    answer: jsonResponse('The drawn comments', z.object({ items: z.array(DrawnComment) })),
    expensive: 'answer',
  },
  async (c, { taskId }) => ({ items: await listDrawn(analyzerContextOf(c), taskId) }),
);
serve(
  router,
  READING.queue,
  {
    ...of,
    query: ReadingQueueInput,
    answer: jsonResponse('Comments to read, and how far you are', ReadingQueue),
    expensive: 'answer',
  },
  (c, { taskId, ...input }) => getReadingQueue(analyzerContextOf(c), taskId, input),
);
serveFile(
  router,
  READING.exportQueue,
  {
    ...of,
    query: z.object({ format: z.enum(QUEUE_FORMATS).default('xlsx') }),
    formats: QUEUE_FORMATS,
    expensive: 'file',
  },
  (c, { taskId, format }) => exportReadingQueue(analyzerContextOf(c), taskId, format),
);

serve(
  router,
  READING.importQueue,
  {
    ...of,
    query: z.object({ fileName: z.string().max(300).optional() }),
    answer: jsonResponse('What it did', QueueImport),
  },
  (c, { taskId, fileName }) => importReadingQueue(analyzerContextOf(c), taskId, streamedBody(c), fileName),
);

serve(
  router,
  READING.agreement,
  {
    ...of,
    answer: jsonResponse('Per variable, and for the sentiment', ReaderAgreement),
    expensive: 'answer',
  },
  (c, { taskId }) => getReaderAgreement(analyzerContextOf(c), taskId),
);
serveFile(
  router,
  READING.exportAgreement,
  {
    ...of,
    query: z.object({ format: z.enum(AGREEMENT_FORMATS) }),
    formats: AGREEMENT_FORMATS,
    expensive: 'file',
  },
  (c, { taskId, format }) => exportReaderAgreement(analyzerContextOf(c), taskId, format),
);
serve(
  router,
  READING.mark,
  { tag, params: CommentPlace, body: MarkCommentInput },
  (c, { taskId, seq, ...input }) => markComment(analyzerContextOf(c), { taskId, seq }, input),
);
serve(
  router,
  READING.estimates,
  {
    ...of,
    answer: jsonResponse('Per variable, and the sentiment', RunEstimates),
    expensive: 'answer',
  },
  (c, { taskId }) => getEstimates(analyzerContextOf(c), taskId),
);

serve(
  router,
  READING.plan,
  {
    tag,
    body: PlanReadingInput,
    answer: jsonResponse('Per variable, and for all together', ReadingPlan),
    expensive: 'answer',
  },
  (c, input) => planReading(analyzerContextOf(c), input),
);

export const readingRoutes = router;
