import type { ConflictId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict, ConflictHead } from '../model/conflict.ts';
import type { Vote } from '../model/vote.ts';

export type NamedConflict = Pick<
  Conflict,
  'title' | 'review' | 'authorSide' | 'userNickname' | 'partnerNickname' | 'userPronouns' | 'partnerPronouns'
>;

export type OwnVote = Pick<Vote, 'conflictId' | 'side' | 'votedAt'> & { readonly conflict: NamedConflict | null };

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
