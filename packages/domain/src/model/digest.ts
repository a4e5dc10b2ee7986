import type { Timestamp } from '../kernel/ids.ts';

/** By others, on a named conflict. Independent of any split. */
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
  /** Whether there is news about anonymous conflicts. Counts would reveal which of them is the member's. */
  readonly hasMore: boolean;
};

export const MAIL_LISTS = ['digest', 'alerts'] as const;

export type MailList = (typeof MAIL_LISTS)[number];
