import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { invalid } from '../../../errors.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';

/** Ranges that count as public although they are not: `10.1.0.0/16`, `127.0.0.1`. */
export type AllowedNetworks = readonly string[];

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  const range = network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`;
  if (!ipaddr.isValidCIDR(range)) return false;
  const [base, bits] = ipaddr.parseCIDR(range);
  return base.kind() === address.kind() && address.match(base as never, bits);
}

/** Azure's host answers each of its machines there, within a range that is otherwise public. */
const HOST_SERVICES = new Set(['168.63.129.16']);

/** Of IPv6 only 2000::/3 is given out to anybody (IANA); `::127.0.0.1`, of a retired notation, is not. */
const isAssigned = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.kind() === 'ipv4' || isWithin(address, '2000::/3');

/**
 * Whether an IP address belongs to the public internet: not private, loopback, link-local (where clouds keep their
 * metadata), multicast or reserved, and not one of IPv6's ways to write such an IPv4 address.
 */
export function isPublicAddress(text: string, allowed: AllowedNetworks = []): boolean {
  if (!ipaddr.isValid(text)) return false;
  // ::ffff:127.0.0.1 is 127.0.0.1.
  const address = ipaddr.process(text);
  return (
    (address.range() === 'unicast' && isAssigned(address) && !HOST_SERVICES.has(address.toString())) ||
    allowed.some((network) => isWithin(address, network))
  );
}

/** Below 1024 are the ports of mail, shells, databases and the like, which a request for a page can confuse. */
const FREE_PORTS_FROM = 1024;
const isPortOfPages = ({ port }: URL): boolean =>
  ['', '80', '443'].includes(port) || Number(port) >= FREE_PORTS_FROM;

/**
 * An address that may be fetched. Throws VALIDATION for anything but http and https, for user names and passwords, for ports
 * below 1024 other than 80 and 443, and for
 * an IP address that is not public, however it is written: 0x7f.1, 2130706433 and 127.1 are 127.0.0.1.
 */
export function checkRemoteAddress(text: string, allowed: AllowedNetworks, base?: string): URL {
  if (!URL.canParse(text, base)) throw invalid(OBJECTS_TEXTS().noAddress);
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw invalid(OBJECTS_TEXTS().onlyHttp);
  }
  if (url.username !== '' || url.password !== '') throw invalid(OBJECTS_TEXTS().noPasswords);
  if (!isPortOfPages(url)) throw invalid(OBJECTS_TEXTS().onlyPorts);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublicAddress(host, allowed)) throw invalid(OBJECTS_TEXTS().privateAddress);
  url.hash = '';
  return url;
}

export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * How a connection finds its address: by the one look-up that is checked. The connection goes to exactly what this
 * answers, so a name that means something else a moment later (DNS rebinding) gains nothing. One address that is not
 * public refuses them all.
 */
export function publicLookup(allowed: AllowedNetworks, resolve: Resolve = lookup as Resolve) {
  return (host: string, options: LookupOptions, done: LookupDone): void => {
    resolve(host, { all: true }, (error, addresses) => {
      const isRefused = !error && !addresses.every(({ address }) => isPublicAddress(address, allowed));
      const [first] = addresses ?? [];
      if (error !== null || isRefused || first === undefined)
        done(invalid(OBJECTS_TEXTS().privateAddress), []);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
