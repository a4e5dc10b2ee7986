import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';

export type Origin = {
  /** The IPv4 address, or the first 64 bits of the IPv6 address, which one household shares. */
  readonly address: string;
  /** The first 56 bits of the IPv6 address, which often belong to one customer. Null for IPv4 and unknown addresses. */
  readonly site: string | null;
  /** The first 24 bits of an IPv4 address or 48 bits of an IPv6 address. Null if unknown. */
  readonly network: string | null;
};

export const addressOf = (ctx: Context): string => originOf(ctx).address;

const known = new LRUCache<string, Origin>({ max: 1_000 });

export const originOf = (ctx: Context): Origin => {
  const earlier = known.get(ctx.ip);
  if (earlier) return earlier;
  const text = ipaddr.isValid(ctx.ip) ? ctx.ip : (ctx.req.socket.remoteAddress ?? '');
  const origin = parsed(text);
  known.set(text, origin);
  return origin;
};

const parsed = (text: string): Origin => {
  if (!ipaddr.isValid(text)) return { address: text, site: null, network: null };
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6) {
    const [first = 0, second = 0, third = 0, fourth = 0] = address.parts;
    return {
      address: `${[first, second, third, fourth].join(':')}/64`,
      site: `${[first, second, third, fourth & 0xff00].join(':')}/56`,
      network: `${[first, second, third].join(':')}/48`,
    };
  }
  return { address: address.toString(), site: null, network: `${address.octets.slice(0, 3).join('.')}/24` };
};

export const isThisMachine = (hostname: string): boolean =>
  hostname === '[::1]' || /^(.+\.)?localhost$/.test(hostname) || /^127(\.\d+){3}$/.test(hostname);
