import type { ConflictId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Side } from './side.ts';

/** One person's vote on one conflict; (conflictId, mailboxId) is unique. */
export type Vote = {
  readonly conflictId: ConflictId;
  readonly side: Side;
  /** Start of the UTC day of the first vote. The exact time is not stored. Changing sides does not move it. */
  readonly votedAt: Timestamp;
  readonly mailboxId: MailboxId;
  /** The voting account. Another account of the same mailbox takes the vote over by voting. */
  readonly voterRef: Voter;
  /** The current voter's first side. */
  readonly firstSide: Side;
  /** Whether it was first cast before the reveal. */
  readonly isBlind: boolean;
  /** Whether it was cast with "read first", and its voter has not asked for the result yet. */
  readonly isReading: boolean;
  /** The side when the voter saw the result; null before that, or if it was seen before voting. */
  readonly sideWhenSeen: Side | null;
  /** Guess of her share in whole percent, made before seeing a result; null without one. */
  readonly guess: number | null;
  /** Whether the voter was established when first voting. */
  readonly established: boolean;
  /** Whether a moderator excluded it from all figures. */
  readonly isExcluded: boolean;
};

/** A guess and its voter's first side, for scoring. */
export type Guessed = { readonly guess: number; readonly firstSide: Side };

/** The part of a viewer's own vote that decides what they may see. On a conflict's page, also their guess. */
export type ViewerVote = Pick<Vote, 'side' | 'isReading'> & { readonly guessed?: Guessed | undefined };

export const EXCLUSIONS = ['exclude', 'restore'] as const;

/** A moderator's exclusion of votes and its reasons. Never changed. */
export type Exclusion = {
  readonly conflictId: ConflictId;
  readonly act: (typeof EXCLUSIONS)[number];
  /** How many votes the action concerns. Their sides are not stored. */
  readonly votes: number;
  /** From how many networks these votes came; 0 if no longer known. */
  readonly networks: number;
  /** In the moderator's words. */
  readonly facts: string;
  /** `operator`, or the moderator's stamp. */
  readonly by: string;
  readonly at: Timestamp;
};
