/** The first two characters, then `***`, then the domain: `an***@example.org`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [local, domain] = at === -1 ? [email, ''] : [email.slice(0, at), email.slice(at)];
  return `${local.slice(0, 2)}***${domain}`;
};
