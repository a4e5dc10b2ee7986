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

export interface Secrets {
  /** 32 random bytes, base64url. */
  newLinkSecret(): string;
  /** SHA-256, hex. */
  hashLinkSecret(secret: string): string;
  codeOf(tokenHash: string): string;
  newMailboxKey(): MailboxKey;
  mailboxIdOf(rows: 'votes' | 'reports' | 'marks', mailboxKey: MailboxKey): MailboxId;
  voterOf(member: MemberId): Voter;
  /** HMAC, base64url. Equal for equal arguments. Stamps of different purposes are unrelated. */
  stampOf(purpose: StampPurpose, text: string): string;
  isStampOf(purpose: StampPurpose, text: string, stamp: string): boolean;
  seal(text: string): string;
  /** @throws for anything not made by `seal` */
  open(sealed: string): string;
}
