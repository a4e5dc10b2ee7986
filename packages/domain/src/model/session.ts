import type { Timestamp } from '../kernel/ids.ts';

/** A signed-in browser, as its member sees it. IP addresses are not stored. */
export type MemberSession = {
  /** Identifies the session to its member. Worthless to others: the cookie holds a different secret. */
  readonly id: string;
  /** See `sign-in/device-name.rule.ts`. */
  readonly device: string;
  readonly createdAt: Timestamp;
  /** The member's last proof: signing in, or a password or passkey since then. */
  readonly provenAt: Timestamp;
  /** The passkey that started it. */
  readonly passkeyId: string | null;
  /** Rounded to the hour. */
  readonly lastSeenAt: Timestamp;
};
