import type { Fingerprint, MemberId } from '../model/ids.ts';

export type StampPurpose = 'points' | 'rate-limit' | 'share' | 'unsubscribe';

/** What only the server's keys can make. */
export interface Secrets {
  /** 32 random bytes, base64url: the part of a mailed link that proves its owner. */
  newLinkSecret(): string;
  /** SHA-256, hex: what is stored of a link's secret. */
  hashLinkSecret(secret: string): string;
  /** Stands for a member in vote rows. The same member has the same one for ever. */
  fingerprintOf(member: MemberId): Fingerprint;
  /** HMAC of a text, base64url; the same for ever. What is made for one purpose says nothing for another. */
  stampOf(purpose: StampPurpose, text: string): string;
  /** Whether a stamp was made for this purpose and text. */
  isStampOf(purpose: StampPurpose, text: string, stamp: string): boolean;
}
