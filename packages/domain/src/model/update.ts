import type { ConflictId, Timestamp } from '../kernel/index.ts';
import type { Review, TakenDownBy } from './report.ts';

export const UPDATES = ['talked-it-through', 'agreed-to-differ', 'still-open', 'parted', 'rather-not-say'] as const;

export type Ending = (typeof UPDATES)[number];

export const VOTES_HELPED = ['yes', 'a-little', 'no', 'made-it-worse'] as const;

export type VotesHelped = (typeof VOTES_HELPED)[number];

export type Update = {
  readonly conflictId: ConflictId;
  readonly number: number;
  readonly ending: Ending;
  /** Null if the author gave no answer. Others see only the total of all authors' answers. */
  readonly votesHelped: VotesHelped | null;
  readonly text: string;
  /** Only the start of the UTC day if the conflict is anonymous, because the exact time could identify the author. */
  readonly notifiedAt: Timestamp;
  /** Whether the author could see the split when writing. If so, the text may reveal the split. */
  readonly sawSplit: boolean;
  readonly forStories: boolean;
  readonly takenDownBy: TakenDownBy | null;
  readonly review: Review | null;
};

export const ASKED_AFTER = [7, 30] as const;

export type Told = {
  readonly updateCount: number;
  readonly notifiedAt: Timestamp | null;
  readonly endedAt: Timestamp | null;
  readonly askedDays: 0 | (typeof ASKED_AFTER)[number];
};

export const NO_UPDATES: Told = { updateCount: 0, notifiedAt: null, endedAt: null, askedDays: 0 };
