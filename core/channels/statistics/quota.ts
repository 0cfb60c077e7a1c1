/** What was used of a service's quota; other domains use this file and not the repository behind it. */
export { listUnits, markExhausted, spendUnits } from './quota.repository.js';
