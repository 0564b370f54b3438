import { isIPv6 } from 'node:net';

/**
 * What of a network address is counted. A household has a whole /64 of IPv6 and may take a new address of it for every
 * request; an IPv4 address in the clothes of IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? asIPv4(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** All eight groups, as short as can be. A URL knows one way of writing an address. */
function groupsOf(address: string): string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function asIPv4(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}
