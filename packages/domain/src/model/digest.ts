import type { Timestamp } from '../kernel/ids.ts';

/** What happened on one of a member's named conflicts in a week, by other people. No part depends on a split. */
export type DigestItem = {
  readonly title: string;
  readonly path: string;
  readonly newVotes: number;
  readonly newComments: number;
  /** Whether its 100th vote came in this week: everyone sees the results since. */
  readonly isRevealed: boolean;
};

/** A member's week: from a Monday, 0:00 UTC, up to the next. */
export type Digest = {
  readonly since: Timestamp;
  readonly until: Timestamp;
  readonly items: readonly DigestItem[];
  /** Whether there is news that a mail does not name: counts would tell which anonymous conflict is the member's. */
  readonly hasMore: boolean;
};

/** What a member can ask to be mailed, and take back by one click in any mail of it. */
export const MAIL_LISTS = ['digest', 'alerts'] as const;

export type MailList = (typeof MAIL_LISTS)[number];
