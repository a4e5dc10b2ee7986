import type { CommentId, ConflictId, MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Comment } from '../model/comment.ts';
import type { PointEntry } from '../model/points.ts';
import type { Report } from '../model/report.ts';
import type { Vote } from '../model/vote.ts';

/**
 * By what a member is found in records that outlive the account; `actor` in operations, `author` in what was written
 * under a pseudonym.
 */
export type DataOwner = {
  readonly memberId: MemberId;
  readonly voter: Voter;
  readonly actor: string;
  readonly author: string;
};

/** What is stored about a member beside the account, the sessions and the member's own conflicts. */
export type PersonalRecords = {
  readonly votes: ConflictMention &
    Pick<Vote, 'side' | 'firstSide' | 'sideWhenSeen' | 'guess' | 'established' | 'votedAt'>;
  readonly comments: WrittenComment;
  /** On the member's own anonymous conflicts. */
  readonly disguisedComments: WrittenComment;
  /** Whom the member follows, by the nickname that everyone sees. */
  readonly following: { readonly nickname: string | null; readonly since: Timestamp };
  /** Who they are is theirs to say. */
  readonly followers: { readonly since: Timestamp };
  readonly reports: Omit<Report, 'reporterId'>;
  readonly points: Pick<PointEntry, 'kind' | 'points' | 'day'> & { readonly isCounted: boolean };
  /** Conflicts whose end the member wants to know. */
  readonly updateFollows: ConflictMention & { readonly since: Timestamp };
  readonly helpfulMarks: { readonly commentId: CommentId };
};

/** The title while the conflict is on the site, and not collapsed. */
type ConflictMention = { readonly conflictId: ConflictId; readonly conflictTitle: string | null };

type WrittenComment = ConflictMention & Pick<Comment, 'content' | 'postedAt' | 'isVisible'>;

export type PersonalPart = keyof PersonalRecords;

export type PersonalPage<Part extends PersonalPart> = {
  readonly records: readonly PersonalRecords[Part][];
  /** For the next call; null at the end. */
  readonly next: string | null;
};

/** Everything that carries a member, for the member to have and to have erased. */
export interface PersonalDataStore {
  /** A page of one kind, in an order of its own; each record once. */
  read<Part extends PersonalPart>(
    part: Part,
    owner: DataOwner,
    after: string | null,
    limit: number,
  ): Promise<PersonalPage<Part>>;
  /**
   * Takes a deleted member out of what stays (votes, marks, comments, reports) and erases what does not (follows,
   * points, operations, whose ends they wanted to know), at most `limit` of each. Votes and marks get a random voter
   * each; the mailbox ids of the mailbox key stay for as long as its claims. Doing it again finds what has come since.
   * @returns whether there may be more
   */
  eraseNext(owner: DataOwner, limit: number): Promise<boolean>;
}
