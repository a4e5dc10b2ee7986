import type { ConflictId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Side } from './side.ts';

/** One person's vote on one conflict; (conflictId, mailboxId) is unique. */
export type Vote = {
  readonly conflictId: ConflictId;
  readonly side: Side;
  /** Start of the UTC day of the first vote, so that it reveals no moment. Changing sides does not move it. */
  readonly votedAt: Timestamp;
  readonly mailboxId: MailboxId;
  /** The voting account. Another account of the same mailbox takes the vote over by voting. */
  readonly voterRef: Voter;
  /** The current voter's first side. */
  readonly firstSide: Side;
  /** First cast before its voter could see a result. */
  readonly isBlind: boolean;
  /** Cast with "read first", and the result not asked for yet. */
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

/** A guess and the voter's first side, for scoring. */
export type Guessed = { readonly guess: number; readonly firstSide: Side };

/** What a viewer's own vote says about visibility; on a conflict's page also their guess. */
export type ViewerVote = Pick<Vote, 'side' | 'isReading'> & { readonly guessed?: Guessed | undefined };

export const EXCLUSIONS = ['exclude', 'restore'] as const;

/** A moderator's exclusion of votes and its reasons. Never changed. */
export type Exclusion = {
  readonly conflictId: ConflictId;
  readonly act: (typeof EXCLUSIONS)[number];
  /** How many votes, from how many networks; never for which side. */
  readonly votes: number;
  /** 0 if no longer known. */
  readonly networks: number;
  /** In the moderator's words. */
  readonly facts: string;
  /** `operator`, or the moderator's stamp. */
  readonly by: string;
  readonly at: Timestamp;
};
