import { COLUMN_CHOICES } from '@smops/core/comments/column-choices/column-choices.operations.js';
import {
  ColumnChoiceSaved,
  SaveColumnChoiceInput,
} from '@smops/core/comments/column-choices/column-choices.schemas.js';
import {
  forgetColumnChoice,
  listColumnChoices,
  saveColumnChoice,
} from '@smops/core/comments/column-choices/column-choices.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'FB Analyzer';

export const columnChoicesRoutes = createRouter();

serve(
  columnChoicesRoutes,
  COLUMN_CHOICES.list,
  { tag, answer: jsonResponse('The choices', z.array(ColumnChoiceSaved)) },
  (c) => listColumnChoices(analyzerContextOf(c)),
);
serve(
  columnChoicesRoutes,
  COLUMN_CHOICES.save,
  { tag, body: SaveColumnChoiceInput, answer: jsonResponse('The choice', ColumnChoiceSaved) },
  (c, input) => saveColumnChoice(analyzerContextOf(c), input),
);
serve(
  columnChoicesRoutes,
  COLUMN_CHOICES.forget,
  { tag, params: z.object({ choiceId: z.string().min(1).max(64) }) },
  (c, { choiceId }) => forgetColumnChoice(analyzerContextOf(c), choiceId),
);
