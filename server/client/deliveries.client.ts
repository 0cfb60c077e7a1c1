import type {
  DeliveriesQuery,
  DestinationInput,
  SendReportInput,
} from '@smops/core/deliveries/deliveries.schemas.js';
import type { ReportOf } from '@smops/core/reports/reports.schemas.js';
import type { CreateShareInput } from '@smops/core/sharing/sharing.schemas.js';
import { type Client, readJson, readNothing } from './client.js';
import { param } from './list-calls.js';

/** Where reports can be sent, by name. */
export const listDestinations = (client: Client) => readJson(client.api.destinations.$get());

export const createDestination = (client: Client, json: DestinationInput) =>
  readJson(client.api.destinations.$post({ json }));

export const updateDestination = (client: Client, id: number, json: DestinationInput) =>
  readJson(client.api.destinations[':id'].$put({ param: param(id), json }));

export const deleteDestination = (client: Client, id: number) =>
  readNothing(client.api.destinations[':id'].$delete({ param: param(id) }));

/** Sends a few words, and says how it went. */
export const testDestination = (client: Client, id: number) =>
  readJson(client.api.destinations[':id'].test.$post({ param: param(id) }));

/** What was sent, waits, or failed, newest first. */
export const listDeliveries = (client: Client, query: DeliveriesQuery = {}) =>
  readJson(client.api.deliveries.$get({ query: query as never }));

/** Sends what waits now, or tries again what failed. */
export const sendDelivery = (client: Client, id: number) =>
  readJson(client.api.deliveries[':id'].send.$post({ param: param(id) }));

export const sendReport = (client: Client, { of, id }: ReportOf, json: SendReportInput) =>
  readJson(client.api.reports[':of'][':id'].send.$post({ param: { of, id: encodeURIComponent(id) }, json }));

/** Links for people without an account, newest first. */
export const listShares = (client: Client) => readJson(client.api.shares.$get());

export const createShare = (client: Client, json: CreateShareInput) =>
  readJson(client.api.shares.$post({ json }));

export const revokeShare = (client: Client, id: number) =>
  readNothing(client.api.shares[':id'].$delete({ param: param(id) }));
