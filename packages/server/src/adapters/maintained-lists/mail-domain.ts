import { createRequire } from 'node:module';
import { domainToASCII } from 'node:url';
import { SUBDOMAIN_ADDRESSING } from '@twosides/domain/mailbox-keys';
import { MAILBOX_PROVIDERS } from './mailbox-providers.ts';

/** Loads the list of public suffixes on first use, which saves memory. */
const require = createRequire(import.meta.url);

/**
 * Returns the part of the email's domain whose owner can create unlimited addresses. Null for large public providers
 * and shared relay domains.
 */
export const ownersDomainOf = (email: string): string | null => {
  const host = hostOf(email);
  const relay = relayOf(email);
  if (relay !== null) return host === relay ? null : ownNameAt(host, relay);
  const domain = registrableDomainOf(host);
  if (host !== domain && SUBDOMAIN_ADDRESSING.has(domain)) return ownNameAt(host, domain);
  return MAILBOX_PROVIDERS.has(host) || MAILBOX_PROVIDERS.has(domain) ? null : domain;
};

export const relayOf = (email: string): string | null => {
  const host = hostOf(email);
  if (RELAYS.has(host)) return host;
  const domain = registrableDomainOf(host);
  return RELAYS.has(domain) ? domain : null;
};

const registrableDomainOf = (host: string): string => {
  const { getDomain }: typeof import('tldts') = require('tldts');
  return getDomain(host) ?? host;
};

const hostOf = (email: string) => domainToASCII(email.slice(email.lastIndexOf('@') + 1));

/** Returns one user's subdomain: `a.ana.relay.example` becomes `ana.relay.example`. */
const ownNameAt = (host: string, home: string) =>
  `${host
    .slice(0, -home.length - 1)
    .split('.')
    .at(-1)}.${home}`;

/** Relay addresses are permanent, so they do not count as throwaway, although blocklists include most relays. */
export const RELAYS: ReadonlySet<string> = new Set([
  ...['privaterelay.appleid.com', 'icloud.com', 'mozmail.com', 'relay.firefox.com', 'duck.com'],
  ...['simplelogin.com', 'simplelogin.co', 'simplelogin.fr', 'slmail.me', 'slmails.com', 'aleeas.com'],
  ...['8alias.com', '8shield.net', 'dralias.com', 'silomails.com'],
  ...['addy.io', 'anonaddy.com', 'anonaddy.me', 'addymail.com', 'passmail.net', 'passinbox.com', 'passfwd.com'],
]);
