import type { TransferFormat } from '@smops/core/transfer/transfer.constants.js';
import type { WhatsAppFilter } from '@smops/core/whatsapp/whatsapp.model.js';
import type { SetWhatsAppStatusesInput, WhatsAppInput } from '@smops/core/whatsapp/whatsapp.schemas.js';
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

/** All WhatsApp accounts in creation order, or a page of them. */
export const listWhatsAppAccounts = (client: Client, page: Page = {}) =>
  readJson(client.api.whatsapps.$get({ query: pageQuery(page) }));

export const createWhatsAppAccount = (client: Client, input: WhatsAppInput) =>
  readJson(client.api.whatsapps.$post({ json: input }));

/** Replaces the whole entry. With the `version` it is based on, a change that someone has overtaken fails (412). */
export const updateWhatsAppAccount = (client: Client, id: number, input: WhatsAppInput, version?: number) =>
  readJson(client.api.whatsapps[':id'].$put({ param: param(id), header: ifMatch(version), json: input }));

/** Deletes; `restoreWhatsAppAccount` undoes it for 30 days. */
export const deleteWhatsAppAccount = (client: Client, id: number, version?: number) =>
  readNothing(client.api.whatsapps[':id'].$delete({ param: param(id), header: ifMatch(version) }));

export const restoreWhatsAppAccount = (client: Client, id: number) =>
  readJson(client.api.whatsapps[':id'].restore.$post({ param: param(id) }));

/** Deletes several; `restoreWhatsAppAccounts` undoes it for 30 days. The report says which records were deleted by this call. */
export const deleteWhatsAppAccounts = (client: Client, ids: number[]) =>
  readJson(client.api.whatsapps.delete.$post({ json: { ids } }));

export const restoreWhatsAppAccounts = (client: Client, ids: number[]) =>
  readJson(client.api.whatsapps.restore.$post({ json: { ids } }));

/** Sets the status of several. */
export const setWhatsAppStatuses = (client: Client, input: SetWhatsAppStatusesInput) =>
  readJson(
    client.api.whatsapps.status.$patch(
      { json: input },
      // A page that is being left still sends it.
      { init: { keepalive: true } },
    ),
  );

/** Imports a file; the report tells what it did, or, as a dry run, would do. Rows that are refused are no error. */
export const importWhatsAppAccounts = (client: Client, file: ImportFile) => {
  const { query, init } = importCall(file);
  return readJson(client.api.whatsapps.import.$post({ query }, init));
};

/** What the filter leaves, as a file: the response's body is its content. */
export const exportWhatsAppAccounts = (
  client: Client,
  format: TransferFormat,
  filter: WhatsAppFilter & OfIds = {},
) => ensureOk(client.api.whatsapps.export.$get({ query: { format, ...filter } }));
