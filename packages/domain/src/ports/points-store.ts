import type { Comment } from '../model/comment.ts';
import type { Conflict } from '../model/conflict.ts';
import type { CommentId, Fingerprint, MemberId, Timestamp, Voter } from '../model/ids.ts';
import type { Member } from '../model/member.ts';
import type { Operation } from '../model/operation.ts';
import type { BoardSpan, PointEntry, Score, Streak } from '../model/points.ts';
import type { BatchRule } from '../rules/public-figures.ts';
import type { Decision, OperationKey } from './conflict-store.ts';

export type BoardQuery = {
  readonly span: BoardSpan;
  /** When the span begins, as `spanStart` gives it. */
  readonly start: Timestamp;
  readonly limit: number;
  readonly viewer: MemberId | null;
};

export type BoardRow = {
  readonly memberId: MemberId;
  readonly userNickname: string;
  readonly userAvatarId: string | null;
  readonly score: Score;
  readonly streak: Streak | null;
};

export type Board = {
  /** Members with points other than the viewer, most first, as they are published. */
  readonly top: readonly BoardRow[];
  /**
   * The viewer's own row as it stands now; null without points. `ahead`: how many others have more, null beyond
   * `MOST_AHEAD`.
   */
  readonly own: { readonly row: BoardRow; readonly ahead: number | null } | null;
};

/** Members ahead of the viewer are counted up to this many. */
export const MOST_AHEAD = 10_000;

/** What has been published of a member's doing, or how it stands now, for the member alone. */
export type FiguresFor = 'everyone' | 'self';

/** What a member has earned so far. */
export type PointRecord = {
  readonly score: Score;
  readonly streak: Streak | null;
  /** Weeks at whose end nobody had more points. */
  readonly weeksWon: number;
};

export type HelpfulKey = OperationKey & { readonly commentId: CommentId; readonly markedBy: Voter };

export type HelpfulState = {
  readonly comment: Comment | null;
  /** The comment's. */
  readonly conflict: Conflict | null;
  /** Who wrote the comment. */
  readonly author: Member | null;
  /** Who marks. */
  readonly marker: Member | null;
  /** Of the marker's voice; null for a member without one. */
  readonly fingerprint: Fingerprint | null;
  /** Whether this member has marked the comment. */
  readonly isMarked: boolean;
  /** Whether their voice has, through whichever account of the mailbox. */
  readonly isHeld: boolean;
  readonly operation: Operation | null;
};

export type HelpfulChanges = {
  /** The comment with its new `helpfulCount`. */
  readonly comment: Comment;
  /** The member's mark as it will be; the one of their voice passes to them, and only their own goes. */
  readonly isMarked: boolean;
  /** What the mark earns the comment's author: entered, or taken back with the mark. */
  readonly entry: PointEntry | null;
  readonly operation: Operation | null;
};

/**
 * The ledger's boards, and the marks of helpful comments. Entries are made by the operations of the conflict store and
 * by marks, in their own step; the scores of each span are their projection, saved with them. An entry with an item
 * counts while that item is on the site: whatever takes it down or brings it back moves the scores in the same step.
 *
 * What others see of a member is what was last published: a copy of the scores that moves in batches only, see
 * `isBatchDue`. A member who is deleted is in no figure from then on.
 */
export interface PointsStore {
  /** A walk of one index over at most `limit` rows, the viewer's row, and an index count up to `MOST_AHEAD`. */
  readBoard(query: BoardQuery): Promise<Board>;
  readRecord(member: MemberId, figuresFor: FiguresFor): Promise<PointRecord>;
  /** Loads, decides and saves as one atomic step; one mark a voice and comment is held by the database. */
  markHelpful<T>(key: HelpfulKey, decide: Decision<HelpfulState, HelpfulChanges, T>): Promise<T>;
  /**
   * Publishes what has changed since the last batch, if `isBatchDue` says so: each batch once, also across processes,
   * and the one that finds one half done goes on with it. What changes while it is under way waits for the next.
   * @returns whether there may be more to do at once
   */
  publishFigures(now: Timestamp, rule?: BatchRule): Promise<boolean>;
  /**
   * Notes who was first in each week that began before `week` (the start of the present one), each week once, also
   * across processes; members with equal points are first together. A week of which something still waits to be
   * published is left for later: its board is not final. Then forgets the scores of days before `day` and of the weeks
   * that are noted, except the firsts'; the ledger keeps all.
   */
  closeBoards(week: Timestamp, day: Timestamp): Promise<void>;
}
