import { shownEmail } from '../wire/email.rule.ts';

/** The first two characters, then `***`, then the domain: `an***@example.org`. */
export const maskedEmail = (address: string): string => {
  const email = shownEmail(address);
  const at = email.lastIndexOf('@');
  const [local, domain] = at === -1 ? [email, ''] : [email.slice(0, at), email.slice(at)];
  return `${local.slice(0, 2)}***${domain}`;
};
