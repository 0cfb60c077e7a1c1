import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { AppEnvironment } from '../environment.js';

const lists = new Map<string, BlockList>();

/** The trusted proxies (addresses or CIDR ranges) as a list that can be asked. */
function trusted(proxies: string[]): BlockList {
  const key = proxies.join(' ');
  let list = lists.get(key);
  if (list === undefined) {
    list = new BlockList();
    for (const proxy of proxies) {
      const [address = '', prefix] = proxy.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      if (isIP(address) === 0) continue;
      if (prefix === undefined) list.addAddress(address, family);
      else list.addSubnet(address, Number(prefix), family);
    }
    lists.set(key, list);
  }
  return list;
}

const isTrusted = (address: string, proxies: string[]): boolean =>
  trusted(proxies).check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const plain = (address: string): string => address.replace(/^::ffff:/, '');

/** Whatever proxies add to say for whom they ask. */
const FORWARDING = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
  ...['x-client-ip', 'x-cluster-client-ip', 'true-client-ip', 'cf-connecting-ip', 'fly-client-ip'],
];

export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && address.startsWith('127.')) || address === 'in-process';

/** Whether a host name in an address means the machine that reads it: an IP address or localhost, no name like 127.x.example. */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));

/**
 * Whether a program on this machine asks. A proxy on this machine asks for others: what it forwards counts as from here
 * only when the proxy is trusted and the X-Forwarded-For it has added leads back to here.
 */
export function isFromThisMachine(c: Context<AppEnvironment>): boolean {
  const { remoteAddress = 'in-process', localAddress } = c.env?.incoming?.socket ?? {};
  const isHere = isLoopback(plain(remoteAddress)) || remoteAddress === localAddress;
  if (!FORWARDING.some((name) => c.req.header(name) !== undefined)) return isHere;
  const { trustedProxies } = c.get('runtime').config;
  const isNamed = trustedProxies.length > 0 && c.req.header('x-forwarded-for') !== undefined;
  return isNamed && isIP(plain(remoteAddress)) !== 0 && isTrusted(plain(remoteAddress), trustedProxies)
    ? isLoopback(c.get('address'))
    : false;
}

/**
 * Who is at the other end. X-Forwarded-For counts only when the connection comes from a trusted proxy
 * (SMOPS_TRUSTED_PROXIES), read from the right past further trusted ones.
 */
export function clientAddress(c: Context<AppEnvironment>, proxies: string[]): string {
  const socket = plain(c.env?.incoming?.socket?.remoteAddress ?? 'in-process');
  if (proxies.length === 0 || isIP(socket) === 0) return socket;
  let address = socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
  while (isTrusted(address, proxies)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}
