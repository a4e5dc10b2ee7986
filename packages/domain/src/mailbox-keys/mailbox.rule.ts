/**
 * The mailbox that an address leads to, as far as its spelling tells: letter case and `+tags` are ways to write one
 * and the same, and what its provider overlooks.
 */
export const canonicalMailbox = (email: string): string => {
  const collapsed = email.normalize('NFKC').toLowerCase();
  const at = collapsed.lastIndexOf('@');
  const [name, domain] = [withoutTag(collapsed.slice(0, at)), collapsed.slice(at + 1)];
  const provider = PROVIDERS.find(({ domains }) => domains.has(domain));
  return provider ? `${provider.nameOf(name)}@${provider.home}` : `${name}@${domain}`;
};

/** Gives the same name at each of its domains to the same mailbox. */
type Provider = {
  readonly home: string;
  readonly domains: ReadonlySet<string>;
  /** Without what makes no difference there. */
  readonly nameOf: (name: string) => string;
};

/** As each of them says. Where two people may have one name at two domains, as at Microsoft's, these stay apart. */
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
    domains: new Set(['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz']),
    nameOf: (name) => name.replaceAll('.', '-'),
  },
  {
    home: 'icloud.com',
    domains: new Set(['icloud.com', 'me.com', 'mac.com']),
    nameOf: (name) => name,
  },
];

/** A name that begins with + is all there is of it. */
const withoutTag = (name: string): string => {
  const plus = name.indexOf('+');
  return plus > 0 ? name.slice(0, plus) : name;
};
