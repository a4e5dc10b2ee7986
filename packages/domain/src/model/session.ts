import type { Timestamp } from '../kernel/ids.ts';

/** IP addresses are not stored. */
export type MemberSession = {
  /** Worthless to others: the cookie holds a different secret. */
  readonly id: string;
  /** Made by `deviceNameOf`: "Firefox on Windows". */
  readonly device: string;
  readonly createdAt: Timestamp;
  /** By signing in, or since then by password or passkey. */
  readonly provenAt: Timestamp;
  /** The passkey that started the session; null for any other way to sign in. */
  readonly passkeyId: string | null;
  /** Rounded to the hour. */
  readonly lastSeenAt: Timestamp;
};
