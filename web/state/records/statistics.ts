import { STATISTICS } from '@smops/core/channels/statistics/statistics.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Quotas, last and next refresh, and failures of YouTube and Facebook; asked again whenever it is looked at. */
export const statisticsAtom = resourceAtom({
  key: ['api', 'statistics', 'status'],
  load: () => client.call(STATISTICS.status),
  staleMs: 0,
});
