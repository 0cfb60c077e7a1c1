import { type OfId, operation } from '../../platform/operations/operation.js';
import type { ReportOf } from '../reports/reports.schemas.js';
import type {
  CreatedDestination,
  DeliveriesQuery,
  Delivery,
  Destination,
  DestinationInput,
  SendReportInput,
} from './deliveries.schemas.js';

const destinations = '/api/destinations';
const ofDestination = `${destinations}/{id}` as const;

/** What can be done with the places that reports are sent to. */
export const DESTINATIONS = {
  list: operation<object, Destination[]>({
    id: 'listDestinations',
    access: 'analyze',
    get: destinations,
    summary: 'Where reports can be sent, by name; without secrets',
  }),
  create: operation<DestinationInput, CreatedDestination>({
    id: 'createDestination',
    access: 'administer',
    post: destinations,
    summary: "Save a place that reports can be sent to; a webhook's signing secret is in this answer only",
  }),
  update: operation<OfId & DestinationInput, Destination>({
    id: 'updateDestination',
    access: 'administer',
    put: ofDestination,
    summary: 'Change a destination; its kind and signing secret stay, and who left stays away',
  }),
  delete: operation<OfId, void>({
    id: 'deleteDestination',
    access: 'administer',
    delete: ofDestination,
    summary: 'Delete a destination; what waits for it is skipped',
  }),
  test: operation<OfId, Delivery>({
    id: 'testDestination',
    access: 'administer',
    post: `${ofDestination}/test`,
    summary: 'Send a few words to a destination, and say how it went',
  }),
};

/** What can be done with what is sent to them. */
export const DELIVERIES = {
  list: operation<DeliveriesQuery, Delivery[]>({
    id: 'listDeliveries',
    access: 'analyze',
    get: '/api/deliveries',
    summary: 'What was sent, waits, or failed and why; newest first',
  }),
  send: operation<OfId, Delivery>({
    id: 'sendDelivery',
    access: 'analyze',
    post: '/api/deliveries/{id}/send',
    summary: 'Send a delivery that waits now, or try one again that failed',
  }),
  sendReport: operation<ReportOf & SendReportInput, Delivery[]>({
    id: 'sendReport',
    access: 'analyze',
    post: '/api/reports/{of}/{id}/send',
    summary: 'Send a report to destinations; what fails for now is tried again for a day',
  }),
};
