import { createRequire } from 'node:module';
import type { MaintainedLists } from '@twosides/domain/accounts';
import { ownersDomainOf, RELAYS, relayOf } from './mail-domain.ts';

/** Loads large lists on first use, which saves memory. */
const require = createRequire(import.meta.url);

const lazy = <T>(load: () => T) => {
  let loaded: T | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
};

const commonPasswords = lazy((): ReadonlySet<string> => {
  const mostFrequentFirst: string[] = require('@zxcvbn-ts/language-common/src/passwords.json');
  return new Set(mostFrequentFirst.filter((password) => password.length >= 6).slice(0, 1_000));
});

const throwAwayDomains = lazy((): ReadonlySet<string> => new Set(require('mailchecker').blacklist()));

export const maintainedLists: MaintainedLists = {
  ownersDomainOf,
  relayOf,
  isCommonPassword: (password) => commonPasswords().has(password.toLowerCase()),
  isThrowAwayAddress: (email) => {
    const domains = withParents(email.slice(email.lastIndexOf('@') + 1));
    return !domains.some((domain) => RELAYS.has(domain)) && domains.some((domain) => throwAwayDomains().has(domain));
  },
};

const withParents = (domain: string): string[] =>
  domain.split('.').map((_, index, labels) => labels.slice(index).join('.'));
