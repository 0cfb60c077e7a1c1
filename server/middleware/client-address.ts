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

const plain = (address: string): string => address.replace(/^::ffff:/, '');

/**
 * Who is at the other end. X-Forwarded-For counts only when the connection comes from a trusted proxy
 * (SMOPS_TRUSTED_PROXIES), read from the right past further trusted ones.
 */
export function clientAddress(c: Context<AppEnvironment>, proxies: string[]): string {
  const socket = plain(c.env?.incoming?.socket?.remoteAddress ?? 'in-process');
  if (proxies.length === 0 || isIP(socket) === 0) return socket;
  const list = trusted(proxies);
  const isTrusted = (address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  let address = socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
  while (isTrusted(address)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}
