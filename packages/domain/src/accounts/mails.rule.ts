import { cutText } from '../kernel/text.ts';
import type { MailToken } from '../model/member.ts';
import { shownEmail } from '../wire/email.rule.ts';

export type TokenError = 'token-invalid' | 'token-expired';

export const problemOf = (token: Pick<MailToken, 'used' | 'expiresAt'>, now: number): TokenError | null => {
  if (token.used) return 'token-invalid';
  return token.expiresAt <= now ? 'token-expired' : null;
};

export const maskedEmail = (address: string): string => {
  const email = shownEmail(address);
  const at = email.lastIndexOf('@');
  const [local, domain] = at === -1 ? [email, ''] : [email.slice(0, at), email.slice(at)];
  return `${cutText(local, 2)}***${domain}`;
};
