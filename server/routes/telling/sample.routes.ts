import { SAMPLE } from '@smops/core/telling/sample/sample.operations.js';
import { Sample } from '@smops/core/telling/sample/sample.schemas.js';
import { addSample, removeSample } from '@smops/core/telling/sample/sample.service.js';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Home';

export const sampleRoutes = createRouter();

serve(
  sampleRoutes,
  SAMPLE.add,
  { tag, answer: jsonResponse('Where they are', Sample), status: 201, expensive: 'answer' },
  (c) => addSample(analyzerContextOf(c)),
);
serve(sampleRoutes, SAMPLE.remove, { tag }, (c) => removeSample(analyzerContextOf(c)));
