import type { ConflictId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Side } from './side.ts';

/** (conflictId, mailboxId) is unique. */
export type Vote = {
  readonly conflictId: ConflictId;
  readonly side: Side;
  /** Start of the UTC day of the first vote. Changing sides does not move it. */
  readonly votedAt: Timestamp;
  readonly mailboxId: MailboxId;
  /** Another account of the same mailbox takes the vote over by voting. */
  readonly voterRef: Voter;
  /** The current voter's first side. */
  readonly firstSide: Side;
  /** Whether it was first cast before the reveal. */
  readonly isBlind: boolean;
  /** Whether it was cast with "read first", and the voter has not asked for the result yet. */
  readonly isReading: boolean;
  /** The side when the voter saw the result; null before that, or if it was seen before voting. */
  readonly sideWhenSeen: Side | null;
  /** Her share in whole percent, guessed before seeing a result; null without a guess. */
  readonly guess: number | null;
  readonly established: boolean;
  /** From all figures, by a moderator. */
  readonly isExcluded: boolean;
};

export type Guessed = { readonly guess: number; readonly firstSide: Side };

/** Decides what the viewer may see. `guessed` only on a conflict's page. */
export type ViewerVote = Pick<Vote, 'side' | 'isReading'> & { readonly guessed?: Guessed | undefined };

export const EXCLUSIONS = ['exclude', 'restore'] as const;

export type Exclusion = {
  readonly conflictId: ConflictId;
  readonly act: (typeof EXCLUSIONS)[number];
  /** Their sides are not stored. */
  readonly votes: number;
  /** From how many networks the votes came; 0 if no longer known. */
  readonly networks: number;
  readonly facts: string;
  /** `operator`, or the moderator's stamp. */
  readonly by: string;
  readonly at: Timestamp;
};
