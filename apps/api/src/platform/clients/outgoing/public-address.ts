import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks outside the public internet (IANA's special-purpose registry). */
const reserved4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** IPv6 addresses assigned to the public internet, and the exceptions among them. */
const public6 = ['2000::/3'];
const reserved6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const reserved = listOf([...reserved4, ...reserved6]);
const assigned = listOf(public6);

/** Builds a block list from networks (`10.1.0.0/16`) and single addresses. */
export function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Returns true if a list contains an address. */
export function holds(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Returns true for an address on the public internet, not a loopback, private, link-local or mapped one. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !holds(reserved, address);
  return isIPv6(address) && holds(assigned, address) && !holds(reserved, address);
}
