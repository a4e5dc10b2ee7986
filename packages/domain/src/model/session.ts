import type { Timestamp } from '../kernel/ids.ts';

/** IP addresses are never stored. */
export type MemberSession = {
  /** Cannot be used to sign in, because the cookie contains a different secret. */
  readonly id: string;
  /** From `deviceNameOf`, such as "Firefox on Windows". */
  readonly device: string;
  readonly createdAt: Timestamp;
  /** When the member last proved who they are: at sign-in, or later with a password or passkey. */
  readonly provenAt: Timestamp;
  readonly passkeyId: string | null;
  /** Rounded to the hour. */
  readonly lastSeenAt: Timestamp;
};
