import { HOME } from '@smops/core/telling/home/home.operations.js';
import { Home } from '@smops/core/telling/home/home.schemas.js';
import { getHome } from '@smops/core/telling/home/home.service.js';
import { analyzerContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

export const homeRoutes = createRouter();

serve(
  homeRoutes,
  HOME.get,
  { tag: 'Home', answer: jsonResponse('What the caller may see of it', Home) },
  (c) => getHome(analyzerContextOf(c)),
);
