import type { CommentId, MailboxId, MailboxKey, MemberId, Timestamp, Voter } from './ids.ts';

/** The domain never reads the system clock. */
export type Clock = () => Timestamp;

export type Timer = (milliseconds: number, run: () => void | Promise<void>) => () => void;

export interface IdSource {
  newMemberId(): MemberId;
  newPasskeyId(): string;
  /** UUID v7: sorts by `at`. */
  newCommentId(at: Timestamp): CommentId;
  /** From 0 up to but excluding `below`. */
  randomInt(below: number): number;
}

/** Allows `points` actions within `seconds`, counted from the first action. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

export type Taken = {
  /** Seconds until another point is available, at least 1; null if this point was granted. */
  readonly wait: number | null;
  readonly used: number;
};

export interface RateLimiter {
  /** Atomic. A refused action does not extend the wait. Rejects if the database is unavailable. */
  take(limit: RateLimit, key: string): Promise<Taken>;
  giveBack(limit: RateLimit, key: string): Promise<void>;
}

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
