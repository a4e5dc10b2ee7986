import type { ConflictId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict, ConflictHead } from '../model/conflict.ts';
import type { Vote } from '../model/vote.ts';

export type NamedConflict = Pick<
  Conflict,
  'title' | 'review' | 'authorSide' | 'userNickname' | 'partnerNickname' | 'userPronouns' | 'partnerPronouns'
>;

/** A member's own vote. `conflict` is null if it is not public. */
export type OwnVote = Pick<Vote, 'conflictId' | 'side' | 'votedAt'> & { readonly conflict: NamedConflict | null };

/** A position among a voter's votes, which are ordered by day, then conflict, latest first. */
export type OwnVotePosition = Pick<Vote, 'votedAt' | 'conflictId'>;

/** A conflict whose result became public. */
export type Reveal = Pick<ConflictHead, 'title' | 'review' | 'submittedBy'> & {
  readonly conflictId: ConflictId;
  readonly revealedAt: Timestamp;
};

/** A voter's own votes, found by their keyed id. */
export interface OwnVoteStore {
  /** A voter's votes, latest first. Walks an index. */
  list(
    voter: Voter,
    after: OwnVotePosition | null,
    limit: number,
  ): Promise<{ readonly votes: readonly OwnVote[]; readonly hasMore: boolean }>;
  /**
   * Reveals among the voter's last `OWN_VOTES` votes, latest first: active conflicts whose result became public at or
   * after `since`, and after the vote.
   */
  listReveals(voter: Voter, since: Timestamp): Promise<readonly Reveal[]>;
}
