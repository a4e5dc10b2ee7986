import type { Timestamp } from '../kernel/ids.ts';

/** A week's activity by others on one of a member's named conflicts. Independent of any split. */
export type DigestItem = {
  readonly title: string;
  readonly path: string;
  readonly newVotes: number;
  readonly newComments: number;
  /** Whether the 100th vote came that week. */
  readonly isRevealed: boolean;
};

/** One week, from a Monday, 0:00 UTC, to the next. */
export type Digest = {
  readonly since: Timestamp;
  readonly until: Timestamp;
  readonly items: readonly DigestItem[];
  /** Whether there is news about anonymous conflicts. Counts would reveal which of them is the member's. */
  readonly hasMore: boolean;
};

/** Mailing lists with one-click unsubscribe. */
export const MAIL_LISTS = ['digest', 'alerts'] as const;

export type MailList = (typeof MAIL_LISTS)[number];
