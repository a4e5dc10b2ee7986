import { mailJob } from '../jobs/job-terms.rule.ts';
import { cutText, DAY, type MemberId, MINUTE, type Secrets, type Timestamp } from '../kernel/index.ts';
import type { MailToken, NewJob, PendingRegistration } from '../model/index.ts';
import { shownEmail } from '../wire/index.ts';
import type { AccountState } from './accounts.port.ts';

type MailedPurpose = Exclude<MailToken['purpose'], 'undo-email-change'>;

const LIFETIMES: Readonly<Record<MailedPurpose, number>> = {
  'sign-in': 15 * MINUTE,
  'reset-password': 30 * MINUTE,
  'change-email': DAY,
};

const REGISTRATION_LIFETIME = DAY;

export type MailLink = { readonly token: MailToken; readonly job: NewJob };

export const newMailLink = (purpose: MailedPurpose, secrets: Secrets, now: Timestamp) => {
  const secret = secrets.newLinkSecret();
  const tokenHash = secrets.hashLinkSecret(secret);
  return (memberId: MemberId, email: string, returnTo: string | null = null): MailLink => ({
    token: {
      memberId,
      purpose,
      tokenHash,
      email,
      expiresAt: now + LIFETIMES[purpose],
      used: false,
      createdAt: now,
      returnTo,
    },
    job: mailJob({ template: purpose, to: email, secret }, tokenHash, now),
  });
};

export const UNDO_LIFETIME = 7 * DAY;

/** @param newEmail the new address, masked; null if the link is mailed again */
export const newUndoLink = (
  secrets: Secrets,
  of: Pick<MailToken, 'memberId' | 'email' | 'createdAt' | 'expiresAt'>,
  newEmail: string | null,
  now: Timestamp,
): MailLink => {
  const secret = secrets.newLinkSecret();
  const tokenHash = secrets.hashLinkSecret(secret);
  return {
    token: { ...of, purpose: 'undo-email-change', tokenHash, used: false, returnTo: null },
    job: mailJob({ template: 'email-changed', to: of.email, newEmail, secret }, tokenHash, now),
  };
};

export type RegistrationOf = Pick<PendingRegistration, 'email'> &
  Partial<Pick<PendingRegistration, keyof typeof DEFAULTS>>;

const DEFAULTS = {
  memberId: null,
  identity: null,
  passwordHash: null,
  passkey: null,
  browserHash: null,
  returnTo: null,
};

export type RegistrationMail = { readonly registration: PendingRegistration; readonly job: NewJob };

export const newRegistration = (secrets: Secrets, now: Timestamp) => {
  const secret = secrets.newLinkSecret();
  const tokenHash = secrets.hashLinkSecret(secret);
  return (of: RegistrationOf): RegistrationMail => {
    const row = { ...DEFAULTS, ...of };
    const { email, memberId, identity, browserHash } = row;
    const code = browserHash === null && memberId === null ? null : secrets.codeOf(tokenHash);
    return {
      registration: { ...row, tokenHash, used: false, createdAt: now, expiresAt: now + REGISTRATION_LIFETIME },
      job: mailJob(
        { template: 'verify-email', to: email, secret, code, provider: identity?.provider ?? null },
        tokenHash,
        now,
      ),
    };
  };
};

export type TokenError = 'token-invalid' | 'token-expired';

export const problemOf = (token: Pick<MailToken, 'used' | 'expiresAt'>, now: number): TokenError | null => {
  if (token.used) return 'token-invalid';
  return token.expiresAt <= now ? 'token-expired' : null;
};

export const linkProblem = (
  { token, member }: Pick<AccountState, 'token' | 'member'>,
  now: Timestamp,
): TokenError | null =>
  token === null || member === null || member.email !== token.email ? 'token-invalid' : problemOf(token, now);

export const maskedEmail = (address: string): string => {
  const email = shownEmail(address);
  const at = email.lastIndexOf('@');
  const [local, domain] = at === -1 ? [email, ''] : [email.slice(0, at), email.slice(at)];
  return `${cutText(local, 2)}***${domain}`;
};
