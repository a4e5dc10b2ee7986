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
  const host = domainToASCII(email.slice(email.lastIndexOf('@') + 1));
  const domain = getDomain(host) ?? host;
  return MAILBOX_PROVIDERS.has(domain) || RELAYS.has(domain) || RELAYS.has(host) ? null : domain;
};
