/**
 * The mailbox that an address leads to, as far as its spelling tells: letter case, `+tags` and, at Gmail, dots and the
 * second domain are ways to write one and the same.
 */
export const canonicalMailbox = (email: string): string => {
  const folded = email.normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const [name, domain] = [withoutTag(folded.slice(0, at)), folded.slice(at + 1)];
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** A name that begins with + is all there is of it. */
const withoutTag = (name: string): string => {
  const plus = name.indexOf('+');
  return plus > 0 ? name.slice(0, plus) : name;
};
