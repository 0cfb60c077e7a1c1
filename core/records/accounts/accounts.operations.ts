import { operation } from '../../platform/operations/operation.js';
import type { BulkReport } from '../lists/lists.schemas.js';
import { listOperations } from '../transfer/list.operations.js';
import type { AccountFilter } from './accounts.model.js';
import type { Account, AccountInput, SetAccountStatusesInput } from './accounts.schemas.js';

/** What can be done with accounts. */
export const ACCOUNTS = {
  ...listOperations<Account, AccountInput, AccountInput, AccountFilter>({
    name: 'accounts',
    noun: 'Account',
    one: 'an account',
    many: 'accounts',
  }),
  setStatuses: operation<SetAccountStatusesInput, BulkReport>({
    id: 'setAccountStatuses',
    access: 'lists',
    method: 'patch',
    path: '/api/accounts/status',
    summary: 'Set the status of several accounts, on one platform or all',
    outlivesPage: true,
  }),
};
