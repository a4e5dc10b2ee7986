import type { KeptLists } from '@twosides/domain';
import PASSWORDS from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import mailchecker from 'mailchecker';

/** The commonest come first. Those that are too short are refused anyway. */
const COMMON = new Set(PASSWORDS.filter((password) => password.length >= 6).slice(0, 1_000));

/**
 * Apple's, Firefox's, SimpleLogin's, DuckDuckGo's, addy.io's and Proton's: an address behind them is kept, and leads to nobody. The list
 * of throw-away mailboxes names most of them.
 */
const RELAYS = new Set([
  ...['privaterelay.appleid.com', 'icloud.com', 'mozmail.com', 'relay.firefox.com', 'duck.com'],
  ...['simplelogin.com', 'simplelogin.co', 'simplelogin.fr', 'slmail.me', 'slmails.com', 'aleeas.com'],
  ...['8alias.com', '8shield.net', 'dralias.com', 'silomails.com'],
  ...['addy.io', 'anonaddy.com', 'anonaddy.me', 'addymail.com', 'passmail.net', 'passinbox.com', 'passfwd.com'],
]);

const THROW_AWAY: ReadonlySet<string> = new Set(mailchecker.blacklist());

export const keptLists: KeptLists = {
  isCommonPassword: (password) => COMMON.has(password.toLowerCase()),
  isThrowAwayAddress: (email) => {
    const domains = withParents(email.slice(email.lastIndexOf('@') + 1));
    return !domains.some((domain) => RELAYS.has(domain)) && domains.some((domain) => THROW_AWAY.has(domain));
  },
};

/** `a.b.example`, `b.example`, `example`. */
const withParents = (domain: string): string[] =>
  domain.split('.').map((_, index, labels) => labels.slice(index).join('.'));
