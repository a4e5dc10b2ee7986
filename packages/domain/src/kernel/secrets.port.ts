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
  | 'points'
  | 'proof-of-work'
  | 'rate-limit'
  | 'request'
  | 'share'
  | 'suspension'
  | 'unsubscribe';

/** What only the server's keys can make. */
export interface Secrets {
  /** 32 random bytes, base64url: the part of a mailed link that proves its owner. */
  newLinkSecret(): string;
  /** SHA-256, hex: what is stored of a link's secret. */
  hashLinkSecret(secret: string): string;
  /** Six digits that only the server's key can make of a link's hash: the code in its mail. */
  codeOf(tokenHash: string): string;
  /** 32 random bytes, base64url. */
  newMailboxKey(): MailboxKey;
  /** Stands for a mailbox key in rows of one kind. The same mailbox key has the same one for ever. */
  mailboxIdOf(rows: 'votes' | 'reports' | 'marks', mailboxKey: MailboxKey): MailboxId;
  /** Stands for a member in vote rows and marks. The same member has the same one for ever. */
  voterOf(member: MemberId): Voter;
  /** HMAC of a text, base64url; the same for ever. What is made for one purpose says nothing for another. */
  stampOf(purpose: StampPurpose, text: string): string;
  /** Whether a stamp was made for this purpose and text. */
  isStampOf(purpose: StampPurpose, text: string, stamp: string): boolean;
  /** A text that only `open` can read; never the same twice. */
  seal(text: string): string;
  /** @throws for what `seal` has not made */
  open(sealed: string): string;
}
