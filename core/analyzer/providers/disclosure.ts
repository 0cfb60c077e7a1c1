import { DESTINATIONS } from './providers.texts.model.js';

/** A vendor, by the host names below which it answers itself. */
export type Vendor = keyof ReturnType<typeof DESTINATIONS>['vendors'];

/**
 * Says who really gets the comments: the vendor only at its own address. What stands at another one, a company's gateway or
 * a model on a machine of its own, smops cannot know.
 */
export function discloseDestination(url: string, vendor: Vendor): string {
  const { hostname, host } = new URL(url);
  const say = DESTINATIONS();
  if (hostname !== vendor && !hostname.endsWith(`.${vendor}`)) return say.elsewhere(host);
  const [who, training] = say.vendors[vendor];
  return say.vendor(who, training);
}
