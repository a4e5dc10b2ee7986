import type { ConflictId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict, ConflictHead } from '../model/conflict.ts';
import type { Vote } from '../model/vote.ts';

/** What names a conflict and its two sides. */
export type NamedConflict = Pick<
  Conflict,
  'title' | 'review' | 'authorSide' | 'userNickname' | 'partnerNickname' | 'userPronouns' | 'partnerPronouns'
>;

/** `conflict`: while it is on the site. */
export type OwnVote = Pick<Vote, 'conflictId' | 'side' | 'votedAt'> & { readonly conflict: NamedConflict | null };

/** A place among somebody's votes: the latest day first, then the newest conflict. */
export type OwnVotePosition = Pick<Vote, 'votedAt' | 'conflictId'>;

/** A conflict whose results have become public. */
export type Reveal = Pick<ConflictHead, 'title' | 'review' | 'submittedBy'> & {
  readonly conflictId: ConflictId;
  readonly revealedAt: Timestamp;
};

/** A voter's votes, for the voter alone, found by what only the server can make of who asks. */
export interface OwnVoteStore {
  /** A walk of one index. */
  list(
    voter: Voter,
    after: OwnVotePosition | null,
    limit: number,
  ): Promise<{ readonly votes: readonly OwnVote[]; readonly hasMore: boolean }>;
  /**
   * Of the conflicts of the voter's last `OWN_VOTES` votes those on the site whose results became public at `since` or
   * later, and after the vote; the latest first.
   */
  listReveals(voter: Voter, since: Timestamp): Promise<readonly Reveal[]>;
}
