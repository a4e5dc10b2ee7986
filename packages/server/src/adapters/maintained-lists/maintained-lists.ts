import type { MaintainedLists } from '@twosides/domain/accounts';
import PASSWORDS from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import mailchecker from 'mailchecker';
import { ownersDomainOf, relayOf } from './mail-domain.ts';
import { RELAYS } from './relays.ts';

/** `PASSWORDS` is sorted by frequency, most frequent first. */
const COMMON = new Set(PASSWORDS.filter((password) => password.length >= 6).slice(0, 1_000));

const THROW_AWAY: ReadonlySet<string> = new Set(mailchecker.blacklist());

export const maintainedLists: MaintainedLists = {
  ownersDomainOf,
  relayOf,
  isCommonPassword: (password) => COMMON.has(password.toLowerCase()),
  isThrowAwayAddress: (email) => {
    const domains = withParents(email.slice(email.lastIndexOf('@') + 1));
    return !domains.some((domain) => RELAYS.has(domain)) && domains.some((domain) => THROW_AWAY.has(domain));
  },
};

const withParents = (domain: string): string[] =>
  domain.split('.').map((_, index, labels) => labels.slice(index).join('.'));
