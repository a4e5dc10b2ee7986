import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { MAILBOX_PROVIDERS } from './mailbox-providers.ts';
import { RELAYS } from './relays.ts';

/**
 * The domain that somebody has registered, by the public suffix list: anyone who has `example.org` makes as many names
 * below it as they like. Suffixes of companies (`github.io`, names of dynamic DNS) count as their company's domain,
 * since names below them cost nothing either.
 */
export const ownersDomainOf = (email: string): string | null => {
  const host = hostOf(email);
  const relay = relayOf(email);
  // `ana.relay.example` is all of one member of the relay.
  if (relay !== null) return host === relay ? null : ownNameAt(host, relay);
  const domain = getDomain(host) ?? host;
  return MAILBOX_PROVIDERS.has(domain) ? null : domain;
};

export const relayOf = (email: string): string | null => {
  const host = hostOf(email);
  if (RELAYS.has(host)) return host;
  const domain = getDomain(host) ?? host;
  return RELAYS.has(domain) ? domain : null;
};

const hostOf = (email: string) => domainToASCII(email.slice(email.lastIndexOf('@') + 1));

/** `a.ana.relay.example` is Ana's too. */
const ownNameAt = (host: string, relay: string) =>
  `${host
    .slice(0, -relay.length - 1)
    .split('.')
    .at(-1)}.${relay}`;
