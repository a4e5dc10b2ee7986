import type { MailToken } from '../model/member.ts';

export type TokenError = 'token-invalid' | 'token-expired';

/** What keeps an existing token from being redeemed; null for a good one. */
export const problemOf = (token: Pick<MailToken, 'used' | 'expiresAt'>, now: number): TokenError | null => {
  if (token.used) return 'token-invalid';
  return token.expiresAt <= now ? 'token-expired' : null;
};
