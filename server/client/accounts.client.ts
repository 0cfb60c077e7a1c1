import type { AccountFilter } from '@smops/core/accounts/accounts.model.js';
import type { AccountInput, SetAccountStatusesInput } from '@smops/core/accounts/accounts.schemas.js';
import type { TransferFormat } from '@smops/core/transfer/transfer.constants.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson, readNothing } from './client.js';
import {
  type ImportFile,
  ifMatch,
  importCall,
  type OfIds,
  type Page,
  pageQuery,
  param,
} from './list-calls.js';

/** All accounts in creation order, or a page of them. */
export const listAccounts = (client: Client, page: Page = {}) =>
  readJson(client.api.accounts.$get({ query: pageQuery(page) }));

export const createAccount = (client: Client, input: AccountInput) =>
  readJson(client.api.accounts.$post({ json: input }));

/** Replaces the whole account. With the `version` it is based on, a change that someone has overtaken fails (412). */
export const updateAccount = (client: Client, id: number, input: AccountInput, version?: number) =>
  readJson(client.api.accounts[':id'].$put({ param: param(id), header: ifMatch(version), json: input }));

/** Deletes; `restoreAccount` undoes it for 30 days. */
export const deleteAccount = (client: Client, id: number, version?: number) =>
  readNothing(client.api.accounts[':id'].$delete({ param: param(id), header: ifMatch(version) }));

export const restoreAccount = (client: Client, id: number) =>
  readJson(client.api.accounts[':id'].restore.$post({ param: param(id) }));

/** Deletes several; `restoreAccounts` undoes it for 30 days. The report says which records were deleted by this call. */
export const deleteAccounts = (client: Client, ids: number[]) =>
  readJson(client.api.accounts.delete.$post({ json: { ids } }));

export const restoreAccounts = (client: Client, ids: number[]) =>
  readJson(client.api.accounts.restore.$post({ json: { ids } }));

/** Sets the status of several, on one platform or all. */
export const setAccountStatuses = (client: Client, input: SetAccountStatusesInput) =>
  readJson(
    client.api.accounts.status.$patch(
      { json: input },
      // A page that is being left still sends it.
      { init: { keepalive: true } },
    ),
  );

/** Imports a file; the report tells what it did, or, as a dry run, would do. Rows that are refused are no error. */
export const importAccounts = (client: Client, file: ImportFile) => {
  const { query, init } = importCall(file);
  return readJson(client.api.accounts.import.$post({ query }, init));
};

/** What the filter leaves, as a file: the response's body is its content. */
export const exportAccounts = (client: Client, format: TransferFormat, filter: AccountFilter & OfIds = {}) =>
  ensureOk(client.api.accounts.export.$get({ query: { format, ...filter } }));
