import {
  AlarmDestinations,
  SetAlarmDestinationsInput,
} from '@smops/core/series/alarm-watch/alarms.schemas.js';
import { getAlarmDestinations, setAlarmDestinations } from '@smops/core/series/alarm-watch/alarms.service.js';
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
import { contextOf, createRouter, defineRoute, jsonBody, jsonResponse } from '../../router.js';

const tags = ['Codebooks'];
const params = z.object({
  codebook: z.string().min(1).max(120).meta({ description: 'Its id or name', example: 'prices' }),
});

const spans = {
  description:
    'Without days: the last seven days with comments, and the seven before. With a later span alone, the earlier one is as many days just before it.',
};

const seriesRoute = defineRoute(
  'getSeries',
  'analyze',
  {
    method: 'get',
    path: '/api/codebooks/{codebook}/series',
    tags,
    summary: "The shares of a codebook's variables over all of its completed runs, with alarms",
    request: { params, query: SeriesInput },
    responses: { 200: jsonResponse('Shares by day, week or run', Series) },
  },
  { expensive: 'answer' },
);

const periodsRoute = defineRoute(
  'comparePeriods',
  'analyze',
  {
    method: 'get',
    path: '/api/codebooks/{codebook}/series/periods',
    tags,
    summary: 'Two spans of days of a series side by side',
    ...spans,
    request: { params, query: PeriodsInput },
    responses: { 200: jsonResponse('Each variable, the largest difference first', PeriodComparison) },
  },
  { expensive: 'answer' },
);

const risenRoute = defineRoute(
  'findRisenWords',
  'analyze',
  {
    method: 'get',
    path: '/api/codebooks/{codebook}/series/words',
    tags,
    summary:
      'Words, and themes outside of the codebook, that rose between two spans of days, with a quote each',
    ...spans,
    request: { params, query: RisenInput },
    responses: { 200: jsonResponse('What is said more than before', Risen) },
  },
  { expensive: 'answer' },
);

const alarmsResponse = jsonResponse('Where they are sent', AlarmDestinations);

const alarmsRoute = defineRoute('getAlarmDestinations', 'analyze', {
  method: 'get',
  path: '/api/codebooks/{codebook}/alarm-destinations',
  tags,
  summary: "Where the alarms of a codebook's series are sent",
  request: { params },
  responses: { 200: alarmsResponse },
});

const setAlarmsRoute = defineRoute('setAlarmDestinations', 'analyze', {
  method: 'put',
  path: '/api/codebooks/{codebook}/alarm-destinations',
  tags,
  summary: 'Send alarms that are raised from now on: once each, and once when it is over',
  request: { params, body: jsonBody(SetAlarmDestinationsInput) },
  responses: { 200: alarmsResponse },
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
  )
  .openapi(alarmsRoute, async (c) =>
    c.json(await getAlarmDestinations(contextOf(c), c.req.valid('param').codebook), 200),
  )
  .openapi(setAlarmsRoute, async (c) =>
    c.json(await setAlarmDestinations(contextOf(c), c.req.valid('param').codebook, c.req.valid('json')), 200),
  );
