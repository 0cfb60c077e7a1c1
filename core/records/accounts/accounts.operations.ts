import { operation } from '../../platform/operations/operation.js';
import type { FilterOf } from '../lists/list-view.model.js';
import type { BulkReport } from '../lists/lists.schemas.js';
import { listOperations } from '../transfer/list.operations.js';
import type { Account, AccountInput, SetAccountStatusesInput } from './accounts.schemas.js';
import type { ACCOUNTS_VIEW } from './accounts.view.js';

/** What can be done with accounts. */
export const ACCOUNTS = {
  ...listOperations<Account, AccountInput, AccountInput, FilterOf<typeof ACCOUNTS_VIEW.filters>>({
    name: 'accounts',
    noun: 'Account',
    one: 'an account',
    many: 'accounts',
  }),
  setStatuses: operation<SetAccountStatusesInput, BulkReport>({
    id: 'setAccountStatuses',
    access: 'lists',
    patch: '/api/accounts/status',
    summary: 'Set the status of several accounts, on one platform or all',
    outlivesPage: true,
  }),
};
