import type { Timestamp } from '../kernel/ids.ts';

/** What happened on one of a member's conflicts in a week, by other people. No part of it depends on a split. */
export type DigestItem = {
  /** null for an anonymous conflict: a mail is read by others too, and must not tie it to the member. So is `path`. */
  readonly title: string | null;
  readonly path: string | null;
  readonly newVotes: number;
  readonly newComments: number;
  /** Whether its 100th vote came in this week: everyone sees the results since. */
  readonly isRevealed: boolean;
};

/** A member's week: from a Monday, 0:00 UTC, up to the next. */
export type Digest = {
  readonly since: Timestamp;
  readonly until: Timestamp;
  /** At least one. */
  readonly items: readonly DigestItem[];
};

/** What a member can ask to be mailed, and take back by one click in any mail of it. */
export const MAIL_LISTS = ['digest', 'alerts'] as const;

export type MailList = (typeof MAIL_LISTS)[number];
