import { DELIVERIES, DESTINATIONS } from '@smops/core/telling/deliveries/deliveries.operations.js';
import type { DestinationInput, SendReportInput } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import type { ReportOf } from '@smops/core/telling/reports/reports.schemas.js';
import { SHARE_LINKS } from '@smops/core/telling/sharing/sharing.operations.js';
import type { CreateShareInput } from '@smops/core/telling/sharing/sharing.schemas.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Where reports can be sent, by name. */
export const destinationsAtom = resourceAtom({
  key: ['api', 'destinations'],
  load: () => client.call(DESTINATIONS.list),
  staleMs: 0,
});

/** The newest of what was sent, waits, or failed. */
export const deliveriesAtom = resourceAtom({
  key: ['api', 'deliveries'],
  load: () => client.call(DELIVERIES.list),
  staleMs: 0,
});

/** Links to reports for people without an account. */
export const sharesAtom = resourceAtom({
  key: ['api', 'shares'],
  load: () => client.call(SHARE_LINKS.list),
  staleMs: 0,
});

/** Makes a destination, or changes the one with the id. The secret is that of a new webhook, else null. */
export async function saveDestination(
  id: number | undefined,
  input: DestinationInput,
): Promise<{ secret: string | null }> {
  const saved =
    id === undefined
      ? await client.call(DESTINATIONS.create, input)
      : { ...(await client.call(DESTINATIONS.update, { id, ...input })), secret: null };
  await destinationsAtom.refetch();
  return saved;
}

export async function deleteDestination(id: number): Promise<void> {
  await client.call(DESTINATIONS.delete, { id });
  await Promise.all([destinationsAtom.refetch(), deliveriesAtom.refetch()]);
}

export async function testDestination(id: number) {
  const delivery = await client.call(DESTINATIONS.test, { id });
  await deliveriesAtom.refetch();
  return delivery;
}

export async function sendDelivery(id: number) {
  const delivery = await client.call(DELIVERIES.send, { id });
  await deliveriesAtom.refetch();
  return delivery;
}

export const sendReport = ({ of, id }: ReportOf, input: SendReportInput) =>
  client.call(DELIVERIES.sendReport, { of, id, ...input });

export async function createShare(input: CreateShareInput) {
  const share = await client.call(SHARE_LINKS.create, input);
  await sharesAtom.refetch();
  return share;
}

export async function revokeShare(id: number): Promise<void> {
  await client.call(SHARE_LINKS.revoke, { id });
  await sharesAtom.refetch();
}
