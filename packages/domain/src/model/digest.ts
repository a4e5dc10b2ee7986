import type { Timestamp } from '../kernel/ids.ts';

/** Votes and comments by others on a conflict that is not anonymous. Independent of any split. */
export type DigestItem = {
  readonly title: string;
  readonly path: string;
  readonly newVotes: number;
  readonly newComments: number;
  readonly isRevealed: boolean;
};

export type Digest = {
  readonly since: Timestamp;
  readonly until: Timestamp;
  readonly items: readonly DigestItem[];
  /** Whether anonymous conflicts have news. Counts would reveal which anonymous conflict is the member's. */
  readonly hasMore: boolean;
};

export const MAIL_LISTS = ['digest', 'alerts'] as const;

export type MailList = (typeof MAIL_LISTS)[number];
