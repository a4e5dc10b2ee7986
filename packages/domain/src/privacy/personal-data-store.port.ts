import type { CommentId, ConflictId, MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Comment } from '../model/comment.ts';
import type { PointEntry } from '../model/points.ts';
import type { Report } from '../model/report.ts';
import type { Vote } from '../model/vote.ts';

/**
 * The keys of a member's records: `voter` in votes and marks, `actor` in operations, `author` in what was posted under
 * a pseudonym.
 */
export type DataOwner = {
  readonly memberId: MemberId;
  readonly voter: Voter;
  readonly actor: string;
  readonly author: string;
};

/** Data about a member outside the account, sessions and own conflicts. */
export type PersonalRecords = {
  readonly votes: ConflictMention &
    Pick<Vote, 'side' | 'firstSide' | 'sideWhenSeen' | 'guess' | 'established' | 'votedAt'>;
  readonly comments: WrittenComment;
  /** Comments on the member's own anonymous conflicts. */
  readonly disguisedComments: WrittenComment;
  /** Members they follow, by public nickname. */
  readonly following: { readonly nickname: string | null; readonly since: Timestamp };
  /** Only since when: who the followers are is their own data. */
  readonly followers: { readonly since: Timestamp };
  readonly reports: Omit<Report, 'reporterId'>;
  readonly points: Pick<PointEntry, 'kind' | 'points' | 'day'> & { readonly isCounted: boolean };
  /** Conflicts whose updates the member follows. */
  readonly updateFollows: ConflictMention & { readonly since: Timestamp };
  readonly helpfulMarks: { readonly commentId: CommentId; readonly changedMind: boolean; readonly markedOn: Timestamp };
};

/** `conflictTitle` is null unless the conflict is public and not collapsed. */
type ConflictMention = { readonly conflictId: ConflictId; readonly conflictTitle: string | null };

type WrittenComment = ConflictMention & Pick<Comment, 'content' | 'postedAt' | 'isVisible'>;

export type PersonalPart = keyof PersonalRecords;

export type PersonalPage<Part extends PersonalPart> = {
  readonly records: readonly PersonalRecords[Part][];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
};

/** All data about a member, for export and erasure. */
export interface PersonalDataStore {
  /** A page of one kind, in a stable order, each record once. */
  read<Part extends PersonalPart>(
    part: Part,
    owner: DataOwner,
    after: string | null,
    limit: number,
  ): Promise<PersonalPage<Part>>;
  /**
   * Anonymizes what stays of a deleted member (votes, marks, comments, reports) and deletes the rest (follows, points,
   * operations), at most `limit` records of each kind. Votes and marks each get a random voter. Mailbox ids stay as
   * long as the claims. Repeating the call finds records that arrived later.
   * @returns whether there may be more
   */
  eraseNext(owner: DataOwner, limit: number): Promise<boolean>;
}
