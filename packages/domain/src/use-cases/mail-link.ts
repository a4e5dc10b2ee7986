import type { MemberId, Timestamp } from '../model/ids.ts';
import type { Mail, NewJob } from '../model/job.ts';
import type { MailToken } from '../model/member.ts';
import type { Secrets } from '../ports/secrets.ts';

/** How long a mailed link works, in milliseconds. */
const LIFETIMES: Readonly<Record<MailToken['purpose'], number>> = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 30 * 60_000,
  'change-email': 24 * 3_600_000,
};

/** A link about to be mailed: the token as stored, and the job that sends its secret. */
export type MailLink = { readonly token: MailToken; readonly job: NewJob };

/** A fresh secret for one address; what it is for is said when the account is known. */
export const newMailLink = (purpose: MailToken['purpose'], secrets: Secrets, now: Timestamp) => {
  const secret = secrets.newLinkSecret();
  const tokenHash = secrets.hashLinkSecret(secret);
  return (memberId: MemberId, email: string): MailLink => ({
    token: { memberId, purpose, tokenHash, email, expiresAt: now + LIFETIMES[purpose], used: false, createdAt: now },
    job: mailJob({ template: purpose, to: email, secret }, tokenHash, now),
  });
};

/** @param occasion makes the job unique: the same occasion never mails twice */
export const mailJob = (mail: Mail, occasion: string, runAt: Timestamp): NewJob => ({
  key: `mail:${mail.template}:${occasion}`,
  payload: { kind: 'mail', mail },
  runAt,
});
