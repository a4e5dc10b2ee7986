import type { ConflictId, MailboxId, Operation, OperationKey, Timestamp, Voter } from '../kernel/index.ts';
import type { Suspendable, TrackRecord } from '../mailbox-keys/mailbox-key.rule.ts';
import type {
  Conflict,
  ConflictHead,
  Decision,
  Guessed,
  HerShare,
  Member,
  Streak,
  Tally,
  Vote,
} from '../model/index.ts';

export const VOTES_LOOKED_AT = 200;

export type VoteKey = OperationKey & { readonly conflictId: ConflictId; readonly voterRef: Voter };
export type VoteState = Suspendable & {
  readonly conflict: Conflict | null;
  readonly vote: Vote | null;
  readonly held: Vote | null;
  readonly mailboxId: MailboxId | null;
  readonly voter: Member | null;
  readonly record: Pick<TrackRecord, 'votes' | 'votingDays'>;
  readonly streak: Streak | null;
  readonly operation: Operation | null;
};

/**
 * Each call is atomic, and durable before its promise resolves. Calls for one conflict or one operation id run one
 * after another.
 */
export interface VoteStore {
  castVote<T>(key: VoteKey, decide: Decision<VoteState, T>): Promise<T>;

  listGuesses(voter: Voter, limit: number): Promise<readonly (Guessed & { readonly blind: HerShare })[]>;

  /** Subtracts each hour's votes from `todayVotes` only once, even if several processes sweep. */
  sweepToday(until: Timestamp): Promise<void>;

  deleteNetworks(until: Timestamp, limit: number): Promise<number>;
}

export type VotedConflict = Tally &
  Pick<
    Conflict,
    | 'title'
    | 'review'
    | 'todayVotes'
    | 'revealedAt'
    | 'authorSide'
    | 'userNickname'
    | 'partnerNickname'
    | 'userPronouns'
    | 'partnerPronouns'
  >;

export type OwnVote = Pick<Vote, 'conflictId' | 'side' | 'votedAt' | 'isReading'> & {
  readonly conflict: VotedConflict | null;
};

/** Votes are ordered by day, then by conflict id, both descending. */
export type OwnVotePosition = Pick<Vote, 'votedAt' | 'conflictId'>;

export type Reveal = Pick<ConflictHead, 'title' | 'review' | 'submittedBy'> & {
  readonly conflictId: ConflictId;
  readonly revealedAt: Timestamp;
};

export interface OwnVoteStore {
  list(
    voter: Voter,
    after: OwnVotePosition | null,
    limit: number,
  ): Promise<{ readonly votes: readonly OwnVote[]; readonly hasMore: boolean }>;
  listReveals(voter: Voter, since: Timestamp): Promise<readonly Reveal[]>;
}
