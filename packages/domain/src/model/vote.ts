import type { ConflictId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Side } from './side.ts';

/** (conflictId, mailboxId) is unique. */
export type Vote = {
  readonly conflictId: ConflictId;
  readonly side: Side;
  /** Start of the UTC day of the first vote. A change of sides does not change it. */
  readonly votedAt: Timestamp;
  readonly mailboxId: MailboxId;
  /** Changes when another account of the same mailbox votes, because that account then owns the vote. */
  readonly voterRef: Voter;
  /** The first side that the current owner of the vote chose. */
  readonly firstSide: Side;
  /** Whether the current owner of the vote first voted before the reveal. */
  readonly isBlind: boolean;
  /** Whether the vote counts while its result stays hidden from the voter, who reads the discussion first. */
  readonly isReading: boolean;
  /** The vote's side when its voter first saw the result. Null until then; stays null if they voted after seeing it. */
  readonly sideWhenSeen: Side | null;
  /** Her share in whole percent, guessed before the voter saw a result; null without a guess. */
  readonly guess: number | null;
  readonly established: boolean;
  readonly isExcluded: boolean;
};

export type Guessed = { readonly guess: number; readonly firstSide: Side };

/** `guessed` is set only on a conflict's page. */
export type ViewerVote = Pick<Vote, 'side' | 'isReading'> & { readonly guessed?: Guessed | undefined };

export const EXCLUSIONS = ['exclude', 'restore'] as const;

export type Exclusion = {
  readonly conflictId: ConflictId;
  readonly act: (typeof EXCLUSIONS)[number];
  /** How many votes were excluded or restored. Their sides are not recorded. */
  readonly votes: number;
  /** How many networks the votes came from; 0 if no longer known. */
  readonly networks: number;
  readonly facts: string;
  readonly by: string;
  readonly at: Timestamp;
};
