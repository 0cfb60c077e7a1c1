import { ACCOUNT_STATUSES, PLATFORMS } from '@smops/core/records/accounts/accounts.constants.js';
import { filterAccounts } from '@smops/core/records/accounts/accounts.model.js';
import { ACCOUNTS } from '@smops/core/records/accounts/accounts.operations.js';
import {
  Account,
  AccountInput,
  SetAccountStatusesInput,
} from '@smops/core/records/accounts/accounts.schemas.js';
import { accounts, setAccountStatuses } from '@smops/core/records/accounts/accounts.service.js';
import { ACCOUNT_COLUMNS, accountsImport } from '@smops/core/records/accounts/accounts.transfer.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { createRouter } from '../../router.js';
import { serve } from '../serve-operation.js';
import { bulkReport, serveList } from './list-routes.js';

const tag = 'Accounts';
const status = z.enum(ACCOUNT_STATUSES).optional();

export const accountsRoutes = createRouter();

serveList(accountsRoutes, ACCOUNTS, {
  name: 'accounts',
  tag,
  schema: Account,
  createInput: AccountInput,
  updateInput: AccountInput,
  filters: {
    search: z.string().max(200).optional(),
    platform: z.enum(PLATFORMS).optional(),
    facebookStatus: status,
    instagramStatus: status,
    tiktokStatus: status,
  },
  filter: filterAccounts,
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
