import { STATISTICS } from '@smops/core/channels/statistics/statistics.operations.js';
import { getStatisticsStatus } from '@smops/core/telling/status/get-statistics-status.js';
import { createRouter } from '../../router.js';
import { serveVerbs } from '../serve-verbs.js';

export const statisticsRoutes = createRouter();

serveVerbs(statisticsRoutes, 'Statistics', STATISTICS, { getStatisticsStatus });
