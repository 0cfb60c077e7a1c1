import { operation } from '../../platform/operations/operation.js';
import type { StatisticsStatus } from './statistics.schemas.js';

/** What can be asked of the reading of YouTube and Facebook. */
export const STATISTICS = {
  status: operation<object, StatisticsStatus>({
    id: 'getStatisticsStatus',
    access: 'lists',
    get: '/api/statistics/status',
    summary: 'Quotas, last and next refresh, and failures of YouTube and Facebook',
  }),
};
