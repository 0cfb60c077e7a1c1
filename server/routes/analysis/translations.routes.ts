import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { translateComment } from '@smops/core/analysis/analyzer/translations/translate-comment.service.js';
import {
  CommentTranslation,
  TranslateCommentInput,
} from '@smops/core/analysis/analyzer/translations/translation.schemas.js';
import { CommentPlace } from '@smops/core/analysis/judgements/judgements.schemas.js';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

export const translationsRoutes = createRouter();

serve(
  translationsRoutes,
  RUNS.translate,
  {
    tag: 'FB Analyzer',
    params: CommentPlace,
    body: TranslateCommentInput,
    answer: jsonResponse('The translation, with what it cost', CommentTranslation),
  },
  (c, { taskId, seq, ...input }) => translateComment(analyzerContextOf(c), { runId: taskId, seq }, input),
);
