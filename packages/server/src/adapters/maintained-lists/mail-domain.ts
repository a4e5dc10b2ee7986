import { domainToASCII } from 'node:url';
import { SUBDOMAIN_ADDRESSING } from '@twosides/domain/mailbox-keys';
import { getDomain } from 'tldts';
import { MAILBOX_PROVIDERS } from './mailbox-providers.ts';
import { RELAYS } from './relays.ts';

/**
 * Returns the part of the email's domain whose owner can create unlimited addresses. Null for large public providers
 * and shared relay domains.
 */
export const ownersDomainOf = (email: string): string | null => {
  const host = hostOf(email);
  const relay = relayOf(email);
  if (relay !== null) return host === relay ? null : ownNameAt(host, relay);
  const domain = getDomain(host) ?? host;
  if (host !== domain && SUBDOMAIN_ADDRESSING.has(domain)) return ownNameAt(host, domain);
  return MAILBOX_PROVIDERS.has(host) || MAILBOX_PROVIDERS.has(domain) ? null : domain;
};

export const relayOf = (email: string): string | null => {
  const host = hostOf(email);
  if (RELAYS.has(host)) return host;
  const domain = getDomain(host) ?? host;
  return RELAYS.has(domain) ? domain : null;
};

const hostOf = (email: string) => domainToASCII(email.slice(email.lastIndexOf('@') + 1));

/** Returns one user's subdomain: `a.ana.relay.example` becomes `ana.relay.example`. */
const ownNameAt = (host: string, home: string) =>
  `${host
    .slice(0, -home.length - 1)
    .split('.')
    .at(-1)}.${home}`;
