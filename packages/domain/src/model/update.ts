import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { Review, TakenDownBy } from './report.ts';

/** How a conflict went, in the form's order. */
export const UPDATES = ['talked-it-through', 'agreed-to-differ', 'still-open', 'parted', 'rather-not-say'] as const;

export type Ending = (typeof UPDATES)[number];

/** Whether the votes helped, in the form's order. */
export const VOTES_HELPED = ['yes', 'a-little', 'no', 'made-it-worse'] as const;

export type VotesHelped = (typeof VOTES_HELPED)[number];

/** An update on how a conflict went, posted by the conflict's author. */
export type Update = {
  readonly conflictId: ConflictId;
  /** From 1, in order of posting. */
  readonly number: number;
  readonly ending: Ending;
  /** Null if left out. Counted, but single answers are never shown to others. */
  readonly votesHelped: VotesHelped | null;
  /** May be empty. */
  readonly text: string;
  /** For an anonymous conflict, the start of the UTC day. */
  readonly notifiedAt: Timestamp;
  /** Whether the author could see the split when writing. If so, the words may reveal it. */
  readonly sawSplit: boolean;
  /** Whether it may appear among the success stories. */
  readonly forStories: boolean;
  /** Who removed it; null while it is public. */
  readonly takenDownBy: TakenDownBy | null;
  readonly review: Review | null;
};

/** Days after posting on which the author is asked how it went. */
export const ASKED_AFTER = [7, 30] as const;

/** What a conflict stores about its updates. */
export type Told = {
  readonly updateCount: number;
  /** `notifiedAt` of the latest update. */
  readonly notifiedAt: Timestamp | null;
  /** When the current ending was posted; null if there is none. */
  readonly endedAt: Timestamp | null;
  /** The last of `ASKED_AFTER` at which the author was asked; 0 before. */
  readonly askedDays: 0 | (typeof ASKED_AFTER)[number];
};

export const NOTHING_TOLD: Told = { updateCount: 0, notifiedAt: null, endedAt: null, askedDays: 0 };
