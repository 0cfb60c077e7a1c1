import { operation } from '../../platform/operations/operation.js';
import type { PurgeInput, PurgeReport } from './purge.schemas.js';

/** Removing what is old, for good. */
export const RETENTION = {
  purge: operation<PurgeInput, PurgeReport>({
    id: 'purge',
    access: 'administer',
    post: '/api/purge',
    summary: 'Removes for good what is older than a day, or counts it',
  }),
};
