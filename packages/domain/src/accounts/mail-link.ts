import { mailJob } from '../jobs/mail-job.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { DAY } from '../kernel/time.ts';
import type { NewJob } from '../model/job.ts';
import type { MailToken, PendingRegistration } from '../model/member.ts';

type MailedPurpose = Exclude<MailToken['purpose'], 'undo-email-change'>;

/** Lifetimes of mailed links, in milliseconds. */
const LIFETIMES: Readonly<Record<MailedPurpose, number>> = {
  'sign-in': 15 * 60_000,
  'reset-password': 30 * 60_000,
  'change-email': DAY,
};

const REGISTRATION_LIFETIME = DAY;

/** The token to store, and the job that mails its secret. */
export type MailLink = { readonly token: MailToken; readonly job: NewJob };

/**
 * Makes a link's secret before the account is known. The returned function makes the link for a member and an address.
 */
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

/** How long a change of address can be undone, in milliseconds: long enough for a mailbox that is read once a week. */
export const UNDO_LIFETIME = 7 * DAY;

/**
 * Makes a link that gives an account its previous address back.
 * @param change the member, the address, and how long it can be undone
 * @param newEmail the new address, masked; null if the link is sent again
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

/** The parts of a registration that depend neither on its secret nor on the time. */
export type RegistrationOf = Pick<
  PendingRegistration,
  'email' | 'memberId' | 'identity' | 'passwordHash' | 'passkey' | 'browserHash' | 'returnTo'
>;

export type RegistrationMail = { readonly registration: PendingRegistration; readonly job: NewJob };

/**
 * Makes a pending registration and the mail with its link. The mail has a code if a browser or a signed-in member
 * waits.
 */
export const newRegistration = (secrets: Secrets, now: Timestamp) => {
  const secret = secrets.newLinkSecret();
  const tokenHash = secrets.hashLinkSecret(secret);
  return (of: RegistrationOf): RegistrationMail => {
    const { email, memberId, identity, browserHash } = of;
    const code = browserHash === null && memberId === null ? null : secrets.codeOf(tokenHash);
    return {
      registration: {
        ...of,
        tokenHash,
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
