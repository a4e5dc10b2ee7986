import type { ConflictId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict, ConflictHead } from '../model/conflict.ts';
import type { Vote } from '../model/vote.ts';

export type NamedConflict = Pick<
  Conflict,
  'title' | 'review' | 'authorSide' | 'userNickname' | 'partnerNickname' | 'userPronouns' | 'partnerPronouns'
>;

/** `conflict` is null if it is not public. */
export type OwnVote = Pick<Vote, 'conflictId' | 'side' | 'votedAt'> & { readonly conflict: NamedConflict | null };

/** Votes are ordered by day, then by conflict id, both descending. */
export type OwnVotePosition = Pick<Vote, 'votedAt' | 'conflictId'>;

export type Reveal = Pick<ConflictHead, 'title' | 'review' | 'submittedBy'> & {
  readonly conflictId: ConflictId;
  readonly revealedAt: Timestamp;
};

export interface OwnVoteStore {
  /** Latest first. */
  list(
    voter: Voter,
    after: OwnVotePosition | null,
    limit: number,
  ): Promise<{ readonly votes: readonly OwnVote[]; readonly hasMore: boolean }>;
  /**
   * Lists active conflicts among the voter's last `OWN_VOTES` votes that were revealed after the vote, at `since` or
   * later. Latest reveal first.
   */
  listReveals(voter: Voter, since: Timestamp): Promise<readonly Reveal[]>;
}
