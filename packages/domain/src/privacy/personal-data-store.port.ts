import type { CommentId, ConflictId, MemberId, Timestamp, Voter } from '../kernel/index.ts';
import type { Comment, PointEntry, Report, Vote } from '../model/index.ts';

/** `voter` is stored in votes and marks, `actor` in operations, and `author` in everything posted under a pseudonym. */
export type DataOwner = {
  readonly memberId: MemberId;
  readonly voter: Voter;
  readonly actor: string;
  readonly author: string;
};

export type PersonalRecords = {
  readonly votes: ConflictMention &
    Pick<Vote, 'side' | 'firstSide' | 'sideWhenSeen' | 'guess' | 'established' | 'votedAt'>;
  readonly comments: WrittenComment;
  readonly disguisedComments: WrittenComment;
  readonly following: { readonly nickname: string | null; readonly since: Timestamp };
  readonly followers: { readonly since: Timestamp };
  readonly reports: Omit<Report, 'reporterId'>;
  readonly points: Pick<PointEntry, 'kind' | 'points' | 'day'> & { readonly isCounted: boolean };
  readonly updateFollows: ConflictMention & { readonly since: Timestamp };
  readonly helpfulMarks: { readonly commentId: CommentId; readonly changedMind: boolean; readonly markedOn: Timestamp };
};

type ConflictMention = { readonly conflictId: ConflictId; readonly conflictTitle: string | null };

type WrittenComment = ConflictMention & Pick<Comment, 'content' | 'postedAt' | 'isVisible'>;

export type PersonalPart = keyof PersonalRecords;

export type PersonalPage<Part extends PersonalPart> = {
  readonly records: readonly PersonalRecords[Part][];
  readonly next: string | null;
};

export interface PersonalDataStore {
  read<Part extends PersonalPart>(
    part: Part,
    owner: DataOwner,
    after: string | null,
    limit: number,
  ): Promise<PersonalPage<Part>>;
  /**
   * Anonymizes votes, marks, comments and reports, and deletes everything else except conflicts.
   * @returns whether more records may remain
   */
  eraseNext(owner: DataOwner, limit: number): Promise<boolean>;
}
