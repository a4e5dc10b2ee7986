export const canonicalMailbox = (email: string): string => {
  const lower = email.normalize('NFKC').toLowerCase();
  const at = lower.lastIndexOf('@');
  const host = lower.slice(at + 1);
  const [name, domain] = atHome(withoutTag(lower.slice(0, at), host), host);
  const provider = PROVIDERS.find(({ domains }) => domains.has(domain));
  return provider ? `${provider.nameOf(name)}@${provider.home}` : `${name}@${domain}`;
};

type Provider = {
  readonly home: string;
  readonly domains: ReadonlySet<string>;
  readonly nameOf: (name: string) => string;
};

/** Leaves out Microsoft, because the same name at two of its domains may belong to two people. */
const PROVIDERS: readonly Provider[] = [
  {
    home: 'gmail.com',
    domains: new Set(['gmail.com', 'googlemail.com']),
    nameOf: (name) => name.replaceAll('.', ''),
  },
  {
    home: 'proton.me',
    domains: new Set(['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']),
    nameOf: (name) => name.replaceAll(/[._-]/g, ''),
  },
  {
    home: 'yandex.ru',
    domains: new Set(['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua']),
    nameOf: (name) => name.replaceAll('.', '-'),
  },
  {
    home: 'icloud.com',
    domains: new Set(['icloud.com', 'me.com', 'mac.com']),
    nameOf: (name) => name,
  },
];

/** Fastmail’s domains, where `anything@ana.fastmail.com` reaches `ana@fastmail.com`. */
export const SUBDOMAIN_ADDRESSING: ReadonlySet<string> = new Set(['fastmail.com', 'fastmail.fm']);

const atHome = (name: string, domain: string): readonly [name: string, domain: string] => {
  const labels = domain.split('.');
  const home = labels.slice(-2).join('.');
  return labels.length > 2 && SUBDOMAIN_ADDRESSING.has(home) ? [labels.at(-3) ?? name, home] : [name, domain];
};

/** A leading + or - belongs to the name. */
const withoutTag = (name: string, domain: string): string => {
  const start = name.search(YAHOO.test(domain) ? /[+-]/ : /\+/);
  return start > 0 ? name.slice(0, start) : name;
};

/** Names at Yahoo have no dash: it begins the keyword of a disposable address. At yahoo.co.jp they may have one. */
const YAHOO = /^(yahoo(?!\.co\.jp)(\.[a-z]{2,3}){1,2}|myyahoo\.com|ymail\.com|rocketmail\.com)$/;
