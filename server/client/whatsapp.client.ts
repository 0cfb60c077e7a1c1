import type { WhatsAppInput } from '@smops/core/whatsapp/whatsapp.schemas.js';
import { type Client, readJson, readNothing } from './client.js';
import { ifMatch, type Page, pageQuery, param } from './list-calls.js';

/** All WhatsApp accounts in creation order, or a page of them. */
export const listWhatsAppAccounts = (client: Client, page: Page = {}) =>
  readJson(client.api.whatsapps.$get({ query: pageQuery(page) }));

export const getWhatsAppAccount = (client: Client, id: number) =>
  readJson(client.api.whatsapps[':id'].$get({ param: param(id) }));

export const createWhatsAppAccount = (client: Client, input: WhatsAppInput) =>
  readJson(client.api.whatsapps.$post({ json: input }));

/** Replaces the whole entry. With the `version` it is based on, a change that someone has overtaken fails (412). */
export const updateWhatsAppAccount = (client: Client, id: number, input: WhatsAppInput, version?: number) =>
  readJson(client.api.whatsapps[':id'].$put({ param: param(id), header: ifMatch(version), json: input }));

/** Deletes; `restoreWhatsAppAccount` takes it back for 30 days. */
export const deleteWhatsAppAccount = (client: Client, id: number, version?: number) =>
  readNothing(client.api.whatsapps[':id'].$delete({ param: param(id), header: ifMatch(version) }));

export const restoreWhatsAppAccount = (client: Client, id: number) =>
  readJson(client.api.whatsapps[':id'].restore.$post({ param: param(id) }));
