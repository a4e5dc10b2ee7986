import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { Review, TakenDownBy } from './report.ts';

/** How a conflict went on, in the order in which the form offers it. */
export const UPDATES = ['talked-it-through', 'agreed-to-differ', 'still-open', 'parted', 'rather-not-say'] as const;

export type Ending = (typeof UPDATES)[number];

/** Whether the votes helped, in the order in which the form offers it. */
export const VOTES_HELPED = ['yes', 'a-little', 'no', 'made-it-worse'] as const;

export type VotesHelped = (typeof VOTES_HELPED)[number];

/** What the author of a conflict has told of how it went on. Whose it is, its conflict alone says. */
export type Update = {
  readonly conflictId: ConflictId;
  /** From 1, in the order in which they were told. */
  readonly number: number;
  readonly ending: Ending;
  /** null where that was left out. Shown to nobody else: it is counted. */
  readonly votesHelped: VotesHelped | null;
  /** Empty where there are no words. */
  readonly text: string;
  /** Of an anonymous conflict the beginning of the day, in UTC. */
  readonly notifiedAt: Timestamp;
  /** Whether its author could see the split when it was written: then the words may tell it. */
  readonly sawSplit: boolean;
  /** Whether it may stand among the success stories. */
  readonly forStories: boolean;
  /** Who has taken it off the site; null while it stands on its conflict. */
  readonly takenDownBy: TakenDownBy | null;
  readonly review: Review | null;
};

/** Days after posting on which the author is asked how it went. */
export const ASKED_AFTER = [7, 30] as const;

/** What the updates of a conflict add up to, kept with it. */
export type Told = {
  readonly updateCount: number;
  /** The latest one's `notifiedAt`. */
  readonly notifiedAt: Timestamp | null;
  /** When the ending was told that stands; null while there is none. */
  readonly endedAt: Timestamp | null;
  /** The last of the days after posting on which its author was asked; 0 before. */
  readonly askedDays: 0 | (typeof ASKED_AFTER)[number];
};

export const NOTHING_TOLD: Told = { updateCount: 0, notifiedAt: null, endedAt: null, askedDays: 0 };
