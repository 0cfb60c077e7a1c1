import { DESTINATIONS } from './providers.texts.model.js';

/**
 * Who really gets the comments that are sent to an address (host and port; null is this server itself): a vendor only at its own
 * one. What stands at another address, a company's gateway or a model on a machine of its own, smops cannot know.
 */
export function destinationText(address: string | null): string {
  const say = DESTINATIONS();
  if (address === null) return say.here;
  const { hostname } = new URL(`http://${address}`);
  const vendor = Object.entries(say.vendors).find(([at]) => hostname === at || hostname.endsWith(`.${at}`));
  return vendor === undefined ? say.elsewhere(address) : say.vendor(...vendor[1]);
}
