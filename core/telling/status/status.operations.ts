import { operation } from '../../platform/operations/operation.js';
import type { Status } from './status.schemas.js';

/** What can be asked of a server about itself. */
export const STATUS = {
  get: operation<object, Status>({
    id: 'getStatus',
    access: 'signed-in',
    get: '/api/status',
    summary: 'What this server is and what it is connected to',
  }),
};
