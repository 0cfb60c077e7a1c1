import { STATISTICS } from '@smops/core/channels/statistics/statistics.operations.js';
import { StatisticsStatus } from '@smops/core/channels/statistics/statistics.schemas.js';
import { getStatisticsStatus } from '@smops/core/telling/status/get-statistics-status.js';
import { contextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

export const statisticsRoutes = createRouter();

serve(
  statisticsRoutes,
  STATISTICS.status,
  { tag: 'Statistics', answer: jsonResponse('The state of both services', StatisticsStatus) },
  (c) => getStatisticsStatus(contextOf(c)),
);
