import type { Timestamp } from '../kernel/ids.ts';

/** A signed-in browser, as its member sees it. No address of the network is kept. */
export type MemberSession = {
  /** Names the session towards its member. Worth nothing to anyone else: the cookie holds another secret. */
  readonly id: string;
  /** See `sign-in/device-name.rule.ts`. */
  readonly device: string;
  readonly createdAt: Timestamp;
  /** To the hour. */
  readonly lastSeenAt: Timestamp;
};
