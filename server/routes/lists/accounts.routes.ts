import { ACCOUNTS } from '@smops/core/records/accounts/accounts.operations.js';
import {
  Account,
  AccountInput,
  SetAccountStatusesInput,
} from '@smops/core/records/accounts/accounts.schemas.js';
import { accounts, setAccountStatuses } from '@smops/core/records/accounts/accounts.service.js';
import { ACCOUNT_COLUMNS, accountsImport } from '@smops/core/records/accounts/accounts.transfer.js';
import { ACCOUNTS_VIEW } from '@smops/core/records/accounts/accounts.view.js';
import { contextOf } from '../../contexts.js';
import { createRouter } from '../../router.js';
import { serve } from '../serve-operation.js';
import { bulkReport, serveList } from './list-routes.js';

const tag = 'Accounts';

export const accountsRoutes = createRouter();

serveList(accountsRoutes, ACCOUNTS, {
  name: 'accounts',
  tag,
  schema: Account,
  createInput: AccountInput,
  updateInput: AccountInput,
  view: ACCOUNTS_VIEW,
  verbs: accounts,
  transfer: accountsImport,
  columns: ACCOUNT_COLUMNS,
  fileName: 'accounts',
});

serve(
  accountsRoutes,
  ACCOUNTS.setStatuses,
  { tag, body: SetAccountStatusesInput, answer: bulkReport },
  (c, input) => setAccountStatuses(contextOf(c), input),
);
