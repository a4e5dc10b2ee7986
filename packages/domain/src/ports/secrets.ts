import type { Fingerprint, MemberId } from '../model/ids.ts';

/** What only the server's keys can make. */
export interface Secrets {
  /** 32 random bytes, base64url: the part of a mailed link that proves its owner. */
  newLinkSecret(): string;
  /** SHA-256, hex: what is stored of a link's secret. */
  hashLinkSecret(secret: string): string;
  /** Stands for a member in vote rows. The same member has the same one for ever. */
  fingerprintOf(member: MemberId): Fingerprint;
}
