import type { AccountInput } from '@smops/core/accounts/accounts.schemas.js';
import { type Client, readJson, readNothing } from './client.js';
import { ifMatch, type Page, pageQuery, param } from './list-calls.js';

/** All accounts in creation order, or a page of them. */
export const listAccounts = (client: Client, page: Page = {}) =>
  readJson(client.api.accounts.$get({ query: pageQuery(page) }));

export const getAccount = (client: Client, id: number) =>
  readJson(client.api.accounts[':id'].$get({ param: param(id) }));

export const createAccount = (client: Client, input: AccountInput) =>
  readJson(client.api.accounts.$post({ json: input }));

/** Replaces the whole account. With the `version` it is based on, a change that someone has overtaken fails (412). */
export const updateAccount = (client: Client, id: number, input: AccountInput, version?: number) =>
  readJson(client.api.accounts[':id'].$put({ param: param(id), header: ifMatch(version), json: input }));

/** Deletes; `restoreAccount` takes it back for 30 days. */
export const deleteAccount = (client: Client, id: number, version?: number) =>
  readNothing(client.api.accounts[':id'].$delete({ param: param(id), header: ifMatch(version) }));

export const restoreAccount = (client: Client, id: number) =>
  readJson(client.api.accounts[':id'].restore.$post({ param: param(id) }));
