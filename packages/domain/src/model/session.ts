import type { Timestamp } from '../kernel/ids.ts';

/** IP addresses are never stored. */
export type MemberSession = {
  /** Cannot be used to sign in, because the cookie contains a different secret. */
  readonly id: string;
  readonly device: string;
  readonly createdAt: Timestamp;
  readonly provenAt: Timestamp;
  readonly passkeyId: string | null;
  /** Rounded to the hour. */
  readonly lastSeenAt: Timestamp;
};
