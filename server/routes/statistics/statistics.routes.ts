import { getStatisticsStatus } from '@smops/core/statistics/get-statistics-status.js';
import { StatisticsStatus } from '@smops/core/statistics/statistics.schemas.js';
import { contextOf, createRouter, defineRoute, jsonResponse } from '../../router.js';

const statusRoute = defineRoute('getStatisticsStatus', 'lists', {
  method: 'get',
  path: '/api/statistics/status',
  tags: ['Statistics'],
  summary: 'Quotas, last and next refresh, and failures of YouTube and Facebook',
  responses: { 200: jsonResponse('The state of both services', StatisticsStatus) },
});

export const statisticsRoutes = createRouter().openapi(statusRoute, async (c) =>
  c.json(await getStatisticsStatus(contextOf(c)), 200),
);
