import type { Place } from './place.model.js';
import { DESTINATIONS } from './providers.texts.model.js';

/** Where a provider is: host and port, null for this server itself; and of a model of one's own, where its address leads. */
export interface Destination {
  address: string | null;
  place?: Place | null | undefined;
}

/**
 * Who really gets the comments that are sent to an address: a vendor only at its own
 * one. What stands at another address, such as a company's gateway, smops cannot know.
 */
export function destinationText({ address, place }: Destination): string {
  const say = DESTINATIONS();
  if (address === null) return say.here;
  if (place === 'machine') return say.machine(address);
  if (place === 'network') return say.network(address);
  const { hostname } = new URL(`http://${address}`);
  const vendor = Object.entries(say.vendors).find(([at]) => hostname === at || hostname.endsWith(`.${at}`));
  return vendor === undefined ? say.elsewhere(address) : say.vendor(...vendor[1]);
}

/** Who has read the comments of a run and where they went, in one sentence. */
export function readByText({
  label,
  model,
  isLocal,
  reader,
}: {
  label: string;
  model: string;
  isLocal: boolean;
  reader: { address: string; place: Place } | null;
}): string {
  const say = DESTINATIONS();
  if (isLocal) return say.readHere;
  return reader === null ? say.readBy(label, model) : say.readAt[reader.place](model, reader.address);
}
