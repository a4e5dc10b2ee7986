import type { MailboxId, MailboxKey, MemberId, Voter } from './ids.ts';

export type StampPurpose =
  | 'author'
  | 'installation'
  | 'job'
  | 'mail-once'
  | 'mailbox'
  | 'moderator'
  | 'network'
  | 'operation'
  | 'passkey'
  | 'points'
  | 'proof-of-work'
  | 'rate-limit'
  | 'request'
  | 'share'
  | 'suspension'
  | 'unsubscribe';

/** Random secrets, hashes, and values derived with the server's keys. */
export interface Secrets {
  /** 32 random bytes, base64url: the secret of a mailed link. */
  newLinkSecret(): string;
  /** SHA-256, hex; the stored form of a link's secret. */
  hashLinkSecret(secret: string): string;
  /** The mailed six-digit code, derived from a link's hash. */
  codeOf(tokenHash: string): string;
  /** 32 random bytes, base64url. */
  newMailboxKey(): MailboxKey;
  /** The id that stands for a mailbox key in one kind of row. Stable. */
  mailboxIdOf(rows: 'votes' | 'reports' | 'marks', mailboxKey: MailboxKey): MailboxId;
  /** The id that stands for a member in votes and marks. Stable. */
  voterOf(member: MemberId): Voter;
  /** HMAC of a text, base64url. Stable. Stamps of different purposes are unrelated. */
  stampOf(purpose: StampPurpose, text: string): string;
  /** Whether a stamp belongs to this purpose and text. */
  isStampOf(purpose: StampPurpose, text: string, stamp: string): boolean;
  /** Encrypts a text, with a different result each time. */
  seal(text: string): string;
  /** @throws for anything not made by `seal` */
  open(sealed: string): string;
}
