import type { Timestamp } from '../kernel/ids.ts';

/** News about a conflict that is not anonymous: votes and comments by others, but nothing that depends on the split. */
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
  /** Whether the member's anonymous conflicts have news. Numbers could reveal which conflicts these are. */
  readonly hasMore: boolean;
};

export const MAIL_LISTS = ['digest', 'alerts'] as const;

export type MailList = (typeof MAIL_LISTS)[number];
