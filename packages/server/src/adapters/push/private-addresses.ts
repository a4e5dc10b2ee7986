import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All IPv6 addresses of the internet are in this network (RFC 4291, section 2.4). */
const INTERNET = ipaddr.IPv6.parseCIDR('2000::/3');

/** Also true for text that is not an address. An IPv4-mapped IPv6 address counts as IPv4. */
export const isPrivateAddress = (text: string): boolean => {
  if (isIP(text) === 0) return true;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return true;
  return address instanceof ipaddr.IPv6 && !address.match(INTERNET);
};
