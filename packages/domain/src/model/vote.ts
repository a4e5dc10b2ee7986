import type { ConflictId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Side } from './side.ts';

/** One person's vote on one conflict; (conflictId, mailboxId) is unique in every store. */
export type Vote = {
  readonly conflictId: ConflictId;
  readonly side: Side;
  /**
   * When it was first cast; a change of side does not move it. Stored as the start of its UTC day, so that it tells
   * nobody's moment.
   */
  readonly votedAt: Timestamp;
  readonly mailboxId: MailboxId;
  /** Whose it is for now: another account of the same mailbox that votes takes the one vote over. */
  readonly voterRef: Voter;
  /** The side that whoever has the vote took first. */
  readonly firstSide: Side;
  /** First cast before its voter could see a result. */
  readonly isBlind: boolean;
  /** Voted, "but read first": its voter has not asked for the result yet. */
  readonly isReading: boolean;
  /** The side when its voter saw the result; null until then, and where that was before voting. */
  readonly sideWhenSeen: Side | null;
  /** What its voter thought her share would be, in whole percent, before seeing any; null without a guess. */
  readonly guess: number | null;
  /** Whether its voter was established when it was first cast. */
  readonly established: boolean;
  /** Whether a moderator has set it aside: it is there as before, and counts for nothing. */
  readonly isExcluded: boolean;
};

/** A guess, with the side that its voter took first: what it is scored by. */
export type Guessed = { readonly guess: number; readonly firstSide: Side };

/** What a viewer's own vote says of what they may see; on a conflict's own page also what they have guessed. */
export type ViewerVote = Pick<Vote, 'side' | 'isReading'> & { readonly guessed?: Guessed | undefined };

export const EXCLUSIONS = ['exclude', 'restore'] as const;

/** What a moderator has done with votes of a conflict, and why: kept for good, and changed by nobody. */
export type Exclusion = {
  readonly conflictId: ConflictId;
  readonly act: (typeof EXCLUSIONS)[number];
  /** How many votes it was about, and from how many networks they came; never for which side. */
  readonly votes: number;
  /** 0 where that is not known any more. */
  readonly networks: number;
  /** In the moderator's words. */
  readonly facts: string;
  /** The `operator` by a command, else what stands for the moderator. */
  readonly by: string;
  readonly at: Timestamp;
};
