import { ACCOUNT_STATUSES, PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import { filterAccounts } from '@smops/core/accounts/accounts.model.js';
import { Account, AccountInput, SetAccountStatusesInput } from '@smops/core/accounts/accounts.schemas.js';
import { accounts, setAccountStatuses } from '@smops/core/accounts/accounts.service.js';
import { ACCOUNT_COLUMNS, accountsImport } from '@smops/core/accounts/accounts.transfer.js';
import { z } from 'zod';
import { contextOf, defineRoute, jsonBody } from '../../router.js';
import { bulkReport, defineListRoutes } from './list-routes.js';

const status = z.enum(ACCOUNT_STATUSES).optional();

const setStatusesRoute = defineRoute('setAccountStatuses', 'lists', {
  method: 'patch',
  path: '/status',
  tags: ['Accounts'],
  summary: 'Set the status of several accounts, on one platform or all',
  request: { body: jsonBody(SetAccountStatusesInput) },
  responses: { 200: bulkReport },
});

export const accountsRoutes = defineListRoutes({
  name: 'accounts',
  tag: 'Accounts',
  one: 'an account',
  many: 'accounts',
  noun: 'Account',
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
}).openapi(setStatusesRoute, async (c) =>
  c.json(await setAccountStatuses(contextOf(c), c.req.valid('json')), 200),
);
