import { mailJob } from '../jobs/mail-job.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { DAY } from '../kernel/time.ts';
import type { NewJob } from '../model/job.ts';
import type { MailToken, PendingRegistration } from '../model/member.ts';

type MailedPurpose = Exclude<MailToken['purpose'], 'undo-email-change'>;

/** How long a mailed link works, in milliseconds. */
const LIFETIMES: Readonly<Record<MailedPurpose, number>> = {
  'sign-in': 15 * 60_000,
  'reset-password': 30 * 60_000,
  'change-email': DAY,
};

const REGISTRATION_LIFETIME = DAY;

/** A link about to be mailed: the token as stored, and the job that sends its secret. */
export type MailLink = { readonly token: MailToken; readonly job: NewJob };

/** A fresh secret for one address; what it is for is said when the account is known. */
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

/** Long enough for a mailbox that is read once a week. */
export const UNDO_LIFETIME = 7 * DAY;

/**
 * The link that gives an account its address of before back.
 * @param change the member and the address, and how long there is to undo it
 * @param newEmail masked
 */
export const newUndoLink = (
  secrets: Secrets,
  { memberId, email, createdAt, expiresAt }: Pick<MailToken, 'memberId' | 'email' | 'createdAt' | 'expiresAt'>,
  newEmail: string | null,
  now: Timestamp,
): MailLink => {
  const secret = secrets.newLinkSecret();
  const tokenHash = secrets.hashLinkSecret(secret);
  return {
    token: {
      memberId,
      purpose: 'undo-email-change',
      tokenHash,
      email,
      expiresAt,
      used: false,
      createdAt,
      returnTo: null,
    },
    job: mailJob({ template: 'email-changed', to: email, newEmail, secret }, tokenHash, now),
  };
};

/** Whose registration it is, and what it makes valid. */
export type RegistrationOf = Pick<
  PendingRegistration,
  'email' | 'memberId' | 'identity' | 'passwordHash' | 'browserHash' | 'returnTo'
>;

export type RegistrationMail = { readonly registration: PendingRegistration; readonly job: NewJob };

/** A registration about to wait, and the mail with its link; with a code too, where somebody waits for one. */
export const newRegistration = (secrets: Secrets, now: Timestamp) => {
  const secret = secrets.newLinkSecret();
  const tokenHash = secrets.hashLinkSecret(secret);
  return ({ email, memberId, identity, passwordHash, browserHash, returnTo }: RegistrationOf): RegistrationMail => {
    const code = browserHash === null && memberId === null ? null : secrets.codeOf(tokenHash);
    return {
      registration: {
        tokenHash,
        email,
        memberId,
        identity,
        passwordHash,
        browserHash,
        returnTo,
        used: false,
        createdAt: now,
        expiresAt: now + REGISTRATION_LIFETIME,
      },
      job: mailJob(
        { template: 'verify-email', to: email, secret, code, provider: identity?.provider ?? null },
        tokenHash,
        now,
      ),
    };
  };
};
