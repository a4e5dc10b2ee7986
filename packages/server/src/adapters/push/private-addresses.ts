import { BlockList, isIP } from 'node:net';

/** Special-purpose networks (RFC 6890) and their IPv6 forms. */
const NETWORKS: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [address, prefix] of NETWORKS) blocked.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Also true for text that is not an address. An IPv4-mapped IPv6 address counts as IPv4. */
export const isPrivateAddress = (address: string): boolean =>
  isIP(address) === 0 || blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
