import type { DestinationInput, SendReportInput } from '@smops/core/deliveries/deliveries.schemas.js';
import type { ReportOf } from '@smops/core/reports/reports.schemas.js';
import type { CreateShareInput } from '@smops/core/sharing/sharing.schemas.js';
import * as api from '@smops/server/client/deliveries.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Where reports can be sent, by name. */
export const destinationsAtom = resourceAtom({
  key: ['api', 'destinations'],
  load: () => api.listDestinations(client),
  staleMs: 0,
});

/** The newest of what was sent, waits, or failed. */
export const deliveriesAtom = resourceAtom({
  key: ['api', 'deliveries'],
  load: () => api.listDeliveries(client),
  staleMs: 0,
});

/** Links to reports for people without an account. */
export const sharesAtom = resourceAtom({
  key: ['api', 'shares'],
  load: () => api.listShares(client),
  staleMs: 0,
});

/** Makes a destination, or changes the one with the id. The secret is that of a new webhook, else null. */
export async function saveDestination(
  id: number | undefined,
  input: DestinationInput,
): Promise<{ secret: string | null }> {
  const saved =
    id === undefined
      ? await api.createDestination(client, input)
      : { ...(await api.updateDestination(client, id, input)), secret: null };
  await destinationsAtom.refetch();
  return saved;
}

export async function deleteDestination(id: number): Promise<void> {
  await api.deleteDestination(client, id);
  await Promise.all([destinationsAtom.refetch(), deliveriesAtom.refetch()]);
}

export async function testDestination(id: number) {
  const delivery = await api.testDestination(client, id);
  await deliveriesAtom.refetch();
  return delivery;
}

export async function sendDelivery(id: number) {
  const delivery = await api.sendDelivery(client, id);
  await deliveriesAtom.refetch();
  return delivery;
}

export const sendReport = (report: ReportOf, input: SendReportInput) => api.sendReport(client, report, input);

export async function createShare(input: CreateShareInput) {
  const share = await api.createShare(client, input);
  await sharesAtom.refetch();
  return share;
}

export async function revokeShare(id: number): Promise<void> {
  await api.revokeShare(client, id);
  await sharesAtom.refetch();
}
