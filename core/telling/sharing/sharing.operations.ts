import { type OfId, operationsFor } from '../../platform/operations/operation.js';
import type { CreatedShare, CreateShareInput, Share } from './sharing.schemas.js';

const operation = operationsFor('analyze');
const path = '/api/shares';

/** What can be done with links to reports for people without an account. */
export const SHARE_LINKS = {
  list: operation<object, Share[]>({
    id: 'listShares',
    get: path,
    summary: 'Links for people without an account that work, newest first; without their secrets',
  }),
  create: operation<CreateShareInput, CreatedShare>({
    id: 'createShare',
    post: path,
    summary: "Make a link to a run's report for people without an account; it is shown in this answer only",
  }),
  revoke: operation<OfId, void>({
    id: 'revokeShare',
    delete: `${path}/{id}`,
    summary: 'Make a link useless at once',
  }),
};
