import { PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import { filterAccounts } from '@smops/core/accounts/accounts.model.js';
import { Account, AccountInput } from '@smops/core/accounts/accounts.schemas.js';
import { accounts } from '@smops/core/accounts/accounts.service.js';
import { ACCOUNT_COLUMNS, accountsImport } from '@smops/core/accounts/accounts.transfer.js';
import { z } from 'zod';
import { defineListRoutes } from './list-routes.js';

export const accountsRoutes = defineListRoutes({
  name: 'accounts',
  tag: 'Accounts',
  one: 'an account',
  many: 'accounts',
  noun: 'Account',
  schema: Account,
  createInput: AccountInput,
  updateInput: AccountInput,
  filters: { search: z.string().max(200).optional(), platform: z.enum(PLATFORMS).optional() },
  filter: filterAccounts,
  verbs: accounts,
  transfer: accountsImport,
  columns: ACCOUNT_COLUMNS,
  fileName: 'accounts',
});
