import type { ConflictId, MailboxId, Timestamp, Voter } from '../kernel/index.ts';

export const SIDES = ['her', 'his'] as const;

/** Couples with other pronouns have the same two sides, under other labels. */
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'her' ? 'his' : 'her');

/** (conflictId, mailboxId) is unique. */
export type Vote = {
  readonly conflictId: ConflictId;
  readonly side: Side;
  /** Start of the UTC day of the first vote. A change of sides does not change it. */
  readonly votedAt: Timestamp;
  readonly mailboxId: MailboxId;
  readonly voterRef: Voter;
  /** The first side that the current owner of the vote chose. */
  readonly firstSide: Side;
  /** Whether the current owner of the vote first voted before the reveal. */
  readonly isBlind: boolean;
  /** The vote's side when its voter first saw the result; null if they have not seen it or voted after seeing it. */
  readonly isReading: boolean;
  readonly sideWhenSeen: Side | null;
  readonly guess: number | null;
  readonly established: boolean;
  readonly isExcluded: boolean;
};

export type Guessed = { readonly guess: number; readonly firstSide: Side };

export type ViewerVote = Pick<Vote, 'side' | 'isReading'> & { readonly guessed?: Guessed | undefined };

export const EXCLUSIONS = ['exclude', 'restore'] as const;

export type Exclusion = {
  readonly conflictId: ConflictId;
  readonly act: (typeof EXCLUSIONS)[number];
  /** How many votes were excluded or restored. Their sides are not recorded. */
  readonly votes: number;
  readonly networks: number;
  readonly facts: string;
  readonly by: string;
  readonly at: Timestamp;
};
