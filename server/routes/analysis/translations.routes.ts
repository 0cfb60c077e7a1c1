import { translateComment } from '@smops/core/analyzer/translations/translate-comment.service.js';
import {
  CommentTranslation,
  TranslateCommentInput,
} from '@smops/core/analyzer/translations/translation.schemas.js';
import { CommentPlace } from '@smops/core/judgements/judgements.schemas.js';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonBody, jsonResponse } from '../../router.js';

const translateRoute = defineRoute('translateComment', 'analyze', {
  method: 'post',
  path: '/api/fb-analyzer/task/{taskId}/comments/{seq}/translation',
  tags: ['FB Analyzer'],
  summary: 'A comment in another language, by an AI service; each translation is paid for once',
  request: { params: CommentPlace, body: jsonBody(TranslateCommentInput) },
  responses: { 200: jsonResponse('The translation, with what it cost', CommentTranslation) },
});

export const translationsRoutes = createRouter().openapi(translateRoute, async (c) =>
  c.json(await translateComment(analyzerContextOf(c), c.req.valid('param'), c.req.valid('json')), 200),
);
