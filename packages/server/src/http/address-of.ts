import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';

/** Where a request comes from; of IPv6 the first 64 bits, since a household has all addresses that share them. */
export const addressOf = (ctx: Context): string => {
  // What a proxy says may be anything; the connection itself has an address.
  const text = ipaddr.isValid(ctx.ip) ? ctx.ip : (ctx.req.socket.remoteAddress ?? '');
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6) return `${address.parts.slice(0, 4).join(':')}/64`;
  return address.toString();
};
