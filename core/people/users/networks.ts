import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address as numbers. Throws TypeError for text that is none. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  const { hostname } = new URL(`http://[${plain}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const read = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const isMapped = (groups: number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

function prefixOf(address: string, bits: { v4: 24 | 32; v6: 48 | 64 }): string {
  if (isIPv4(address) && bits.v4 === 24) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (isMapped(groups)) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
    return prefixOf(bytes.join('.'), bits);
  }
  const kept = groups.slice(0, bits.v6 / 16).map((group) => group.toString(16));
  return `${kept.join(':')}::/${bits.v6}`;
}

/**
 * Returns the network of an address that is most likely one person's or one office's: an IPv4 address as it is, the /64
 * of an IPv6 address, whose owner has 2^64 of them. Other text (calls inside this process) stays.
 */
export const networkOf = (address: string): string => prefixOf(address, { v4: 32, v6: 64 });

/** Returns the network that is one provider's customer or neighbourhood: the /24 of IPv4, the /48 of IPv6. */
export const wideNetworkOf = (address: string): string => prefixOf(address, { v4: 24, v6: 48 });
