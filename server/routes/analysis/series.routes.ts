import { comparePeriods, findRisenWords } from '@smops/core/series/periods.service.js';
import {
  PeriodComparison,
  PeriodsInput,
  Risen,
  RisenInput,
  Series,
  SeriesInput,
} from '@smops/core/series/series.schemas.js';
import { getSeries } from '@smops/core/series/series.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';

const tags = ['Codebooks'];
const params = z.object({
  codebook: z.string().min(1).max(120).meta({ description: 'Its id or name', example: 'prices' }),
});

const seriesRoute = defineRoute('getSeries', 'analyze', {
  method: 'get',
  path: '/api/codebooks/{codebook}/series',
  tags,
  summary: "The shares of a codebook's variables over all of its completed runs, with alarms",
  request: { params, query: SeriesInput },
  responses: { 200: jsonResponse('Shares by day, week or run', Series) },
});

const periodsRoute = defineRoute('comparePeriods', 'analyze', {
  method: 'get',
  path: '/api/codebooks/{codebook}/series/periods',
  tags,
  summary: 'Two spans of days of a series side by side',
  request: { params, query: PeriodsInput },
  responses: { 200: jsonResponse('Each variable, the largest difference first', PeriodComparison) },
});

const risenRoute = defineRoute('findRisenWords', 'analyze', {
  method: 'get',
  path: '/api/codebooks/{codebook}/series/words',
  tags,
  summary:
    'Words, and themes outside of the codebook, that rose between two spans of days, with a quote each',
  request: { params, query: RisenInput },
  responses: { 200: jsonResponse('What is said more than before', Risen) },
});

export const seriesRoutes = createRouter()
  .openapi(seriesRoute, async (c) =>
    c.json(await getSeries(analyzerContextOf(c), c.req.valid('param').codebook, c.req.valid('query')), 200),
  )
  .openapi(periodsRoute, async (c) =>
    c.json(
      await comparePeriods(analyzerContextOf(c), c.req.valid('param').codebook, c.req.valid('query')),
      200,
    ),
  )
  .openapi(risenRoute, async (c) =>
    c.json(
      await findRisenWords(analyzerContextOf(c), c.req.valid('param').codebook, c.req.valid('query')),
      200,
    ),
  );
