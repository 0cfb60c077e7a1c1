import { type Client, readJson } from './client.js';

/** Quotas, last and next refresh, and failures of YouTube and Facebook. */
export const getStatisticsStatus = (client: Client) => readJson(client.api.statistics.status.$get());
