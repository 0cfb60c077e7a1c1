import {
  ClearJudgementInput,
  CommentPlace,
  JudgeCommentInput,
  JudgementHistory,
} from '@smops/core/judgements/judgements.schemas.js';
import {
  clearJudgement,
  getJudgementHistory,
  judgeComment,
  undoJudgement,
} from '@smops/core/judgements/judgements.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';

const tags = ['FB Analyzer'];
const path = '/api/fb-analyzer/task/{taskId}/comments/{seq}/judgement';
const params = CommentPlace;

const judgeRoute = defineRoute('judgeComment', 'analyze', {
  method: 'put',
  path,
  tags,
  summary: "Keep a person's word on a comment beside the machine's tags, for every comment of the same text",
  request: { params, body: jsonBody(JudgeCommentInput) },
  responses: { 204: noContent },
});

const clearRoute = defineRoute('clearJudgement', 'analyze', {
  method: 'delete',
  path,
  tags,
  summary: 'Remove what you said of a comment',
  request: { params, query: ClearJudgementInput },
  responses: { 204: noContent },
});

const undoRoute = defineRoute('undoJudgement', 'analyze', {
  method: 'post',
  path: `${path}/undo`,
  tags,
  summary: 'Undo the last thing that you said of a comment; what stood before stands again',
  request: { params },
  responses: { 200: jsonResponse('Whether there was anything to undo', z.object({ undone: z.boolean() })) },
});

const historyRoute = defineRoute('getJudgementHistory', 'analyze', {
  method: 'get',
  path: `${path}/history`,
  tags,
  summary: 'All that was ever said of a comment, oldest first',
  request: { params },
  responses: { 200: jsonResponse('Each word, and when it ended', JudgementHistory) },
});

export const judgementsRoutes = createRouter()
  .openapi(judgeRoute, async (c) => {
    await judgeComment(analyzerContextOf(c), c.req.valid('param'), c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(clearRoute, async (c) => {
    await clearJudgement(analyzerContextOf(c), c.req.valid('param'), c.req.valid('query'));
    return c.body(null, 204);
  })
  .openapi(undoRoute, async (c) =>
    c.json(await undoJudgement(analyzerContextOf(c), c.req.valid('param')), 200),
  )
  .openapi(historyRoute, async (c) =>
    c.json(await getJudgementHistory(analyzerContextOf(c), c.req.valid('param')), 200),
  );
