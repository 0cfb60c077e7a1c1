import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { isWithin, type Place, widest } from '../place.model.js';

/** Where an IP address is, however it is written. */
export function placeOfIp(text: string): Place {
  if (!ipaddr.isValid(text)) return 'outside';
  const range = ipaddr.process(text).range();
  if (range === 'loopback') return 'machine';
  return range === 'private' || range === 'uniqueLocal' ? 'network' : 'outside';
}

/** The host of an address as a look-up takes it. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/**
 * The farthest that an address may lead, before its name was looked up: `localhost` no farther than this machine, an address
 * of plain http no farther than a private network. Each connection is held to it.
 */
export function reachOf(url: string): Place {
  const host = hostOf(url);
  if (ipaddr.isValid(host)) return placeOfIp(host);
  if (/(^|\.)localhost\.?$/.test(host)) return 'machine';
  return new URL(url).protocol === 'http:' ? 'network' : 'outside';
}

/** A connection would lead farther than it may. */
export class TooFarError extends Error {
  override name = 'TooFarError';
}

export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;
type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

const placeOf = (addresses: readonly LookupAddress[]): Place =>
  widest(addresses.map(({ address }) => placeOfIp(address)));

/**
 * How a connection finds its address: by the one look-up that is checked, and to exactly what it answers. One address
 * beyond `reach` refuses them all, so a name that means something else a moment later leads nowhere.
 */
export function guardedLookup(reach: Place, resolve: Resolve = lookup as Resolve) {
  return (host: string, options: LookupOptions, done: LookupDone): void => {
    resolve(host, { all: true }, (error, addresses = []) => {
      const [first] = addresses;
      if (error !== null) done(error, []);
      else if (first === undefined || !isWithin(placeOf(addresses), reach)) done(new TooFarError(), []);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** Whether an address names its host by number, so that no look-up finds it, and leads beyond `reach`. */
export function isPlainlyTooFar(url: string, reach: Place): boolean {
  const host = hostOf(url);
  return ipaddr.isValid(host) && !isWithin(placeOfIp(host), reach);
}

/** Where an address leads at this moment, by all that its name is looked up to; undefined when it cannot be looked up. */
export async function lookUpPlace(
  url: string,
  resolve: Resolve = lookup as Resolve,
): Promise<Place | undefined> {
  const host = hostOf(url);
  if (ipaddr.isValid(host)) return placeOfIp(host);
  return await new Promise((done) => {
    resolve(host, { all: true }, (error, addresses = []) => {
      done(error !== null || addresses.length === 0 ? undefined : placeOf(addresses));
    });
  });
}
