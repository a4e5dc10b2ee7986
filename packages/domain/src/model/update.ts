import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { Review, TakenDownBy } from './report.ts';

/** How a conflict went, in the form's order. */
export const UPDATES = ['talked-it-through', 'agreed-to-differ', 'still-open', 'parted', 'rather-not-say'] as const;

export type Ending = (typeof UPDATES)[number];

/** Whether the votes helped, in the form's order. */
export const VOTES_HELPED = ['yes', 'a-little', 'no', 'made-it-worse'] as const;

export type VotesHelped = (typeof VOTES_HELPED)[number];

/** An author's update. Its conflict tells whose it is. */
export type Update = {
  readonly conflictId: ConflictId;
  /** From 1, in order of posting. */
  readonly number: number;
  readonly ending: Ending;
  /** Null if left out. Counted, but never shown to others. */
  readonly votesHelped: VotesHelped | null;
  /** May be empty. */
  readonly text: string;
  /** For an anonymous conflict, the start of the UTC day. */
  readonly notifiedAt: Timestamp;
  /** Whether the author could see the split when writing, so that the words may reveal it. */
  readonly sawSplit: boolean;
  /** Whether it may appear among the success stories. */
  readonly forStories: boolean;
  /** Who removed it; null while it is public. */
  readonly takenDownBy: TakenDownBy | null;
  readonly review: Review | null;
};

/** Days after posting on which the author is asked how it went. */
export const ASKED_AFTER = [7, 30] as const;

/** Stored sums over a conflict's updates. */
export type Told = {
  readonly updateCount: number;
  /** The latest one's `notifiedAt`. */
  readonly notifiedAt: Timestamp | null;
  /** When the current ending was posted; null if there is none. */
  readonly endedAt: Timestamp | null;
  /** The last of those days on which the author was asked; 0 before. */
  readonly askedDays: 0 | (typeof ASKED_AFTER)[number];
};

export const NOTHING_TOLD: Told = { updateCount: 0, notifiedAt: null, endedAt: null, askedDays: 0 };
