import { JUDGEMENTS } from '@smops/core/analysis/judgements/judgements.operations.js';
import {
  ClearJudgementInput,
  CommentPlace,
  JudgeCommentInput,
  JudgementHistory,
} from '@smops/core/analysis/judgements/judgements.schemas.js';
import {
  clearJudgement,
  getJudgementHistory,
  judgeComment,
  undoJudgement,
} from '@smops/core/analysis/judgements/judgements.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const of = { tag: 'FB Analyzer', params: CommentPlace };

export const judgementsRoutes = createRouter();

serve(
  judgementsRoutes,
  JUDGEMENTS.judge,
  { ...of, body: JudgeCommentInput },
  (c, { taskId, seq, ...input }) => judgeComment(analyzerContextOf(c), { taskId, seq }, input),
);
serve(
  judgementsRoutes,
  JUDGEMENTS.clear,
  { ...of, query: ClearJudgementInput },
  (c, { taskId, seq, ...input }) => clearJudgement(analyzerContextOf(c), { taskId, seq }, input),
);
serve(
  judgementsRoutes,
  JUDGEMENTS.undo,
  {
    ...of,
    answer: jsonResponse('Whether there was anything to undo', z.object({ undone: z.boolean() })),
  },
  (c, place) => undoJudgement(analyzerContextOf(c), place),
);
serve(
  judgementsRoutes,
  JUDGEMENTS.history,
  { ...of, answer: jsonResponse('Each word, and when it ended', JudgementHistory) },
  (c, place) => getJudgementHistory(analyzerContextOf(c), place),
);
