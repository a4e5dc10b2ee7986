import type { TrendRank } from '../conflicts/ranking.rule.ts';
import type { CommentId, ConflictId, MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { CategoryId } from '../model/category.ts';
import type { CommentPlace, CommentThread, CommentWithAuthor } from '../model/comment.ts';
import type { Conflict, ConflictHead } from '../model/conflict.ts';
import type { Side } from '../model/side.ts';
import type { Guessed, ViewerVote } from '../model/vote.ts';
import type { AuthorScope } from '../profile/profile-store.port.ts';
import type { Excerpts } from './excerpt.rule.ts';

/**
 * Orders: `byToday`, `byTrend`, `byPolarity`, `byOutcome` and `byNewest` in `conflicts/ranking.rule.ts`. `voted-today`
 * is the part of `today` with votes in the last 24 h.
 */
export type ListName = 'today' | 'voted-today' | 'trending' | 'polarizing' | 'ended' | 'revealed' | 'newest';

/**
 * A row's position: rank keys in order, then the id.
 * today and voted-today [todayVotes, totalVotes, id]; trending [trendScore, id];
 * polarizing [polarity, totalVotes, id]; ended [endedAt, id]; revealed [revealedAt, id]; newest [id].
 */
export type ListPosition = readonly number[];

export type ListQuery = {
  readonly list: ListName;
  readonly category: CategoryId | null;
  readonly limit: number;
  readonly after: ListPosition | null;
  /** Also loads this viewer's votes; null for a visitor. */
  readonly viewer: Voter | null;
  /** Newest comments per conflict; default `RECENT_COMMENTS`. */
  readonly comments?: number;
};

export type AuthorQuery = {
  readonly author: MemberId;
  readonly scope: AuthorScope;
  readonly limit: number;
  readonly after: ConflictId | null;
  readonly viewer: Voter | null;
};

export type ConflictCard = ConflictHead & Excerpts;

export type ListedConflict = {
  readonly conflict: ConflictCard;
  readonly viewerVote: ViewerVote | null;
  readonly recentComments: readonly CommentWithAuthor[];
};

export type ConflictPage = {
  readonly items: readonly ListedConflict[];
  readonly hasMore: boolean;
  /** Head of the overall trending list, `TRENDING_BADGE_RANKS` rows. */
  readonly trendingTop: readonly TrendRank[];
};

export type CommentPosition = { readonly postedAt: Timestamp; readonly id: CommentId };

export type BridgingPosition = Pick<CommentPlace, 'place' | 'id'>;

export type CommentPage = { readonly comments: readonly CommentThread[]; readonly hasMore: boolean };

export type ReplyPage = { readonly comments: readonly CommentWithAuthor[]; readonly hasMore: boolean };

export const FIRST_REPLIES = 3;

export type ConflictReading = {
  readonly conflict: Conflict;
  readonly comments: CommentPage;
  readonly trendingTop: readonly TrendRank[];
};

export type BesideQuery = {
  readonly voters: readonly Voter[];
  readonly comments: readonly CommentId[];
  /** Also loads this voter's marks on the comments; null for none. */
  readonly marker: Voter | null;
  /** Also loads this member's mutes among others; missing for none. */
  readonly muter?: { readonly id: MemberId; readonly among: readonly MemberId[] };
};

export type Beside = {
  /** Queried voters without a vote are missing. */
  readonly sides: ReadonlyMap<Voter, Side>;
  /** The queried voters who read first and have not asked for the result. */
  readonly reading: ReadonlySet<Voter>;
  readonly guesses: ReadonlyMap<Voter, Guessed>;
  /** Whether each marked comment changed the marker's mind. */
  readonly marked: ReadonlyMap<CommentId, boolean>;
  readonly muted: ReadonlySet<MemberId>;
};

export type ConflictAddress = Pick<Conflict, 'id' | 'title' | 'anonymous' | 'review'> & {
  readonly changedAt: Timestamp;
};

export type Accounts = Pick<Conflict, 'hisSide' | 'herSide'>;

export interface ConflictReader {
  /**
   * Active conflicts. `trending`: those with an event. `polarizing`: those with public results and, for a viewer, those
   * among their last `OWN_VOTES` votes. Reads at most `limit + 1` index entries per source, in one round trip.
   */
  list(query: ListQuery): Promise<ConflictPage>;
  /** Newest first. Both scopes walk an index. */
  listByAuthor(query: AuthorQuery): Promise<ConflictPage>;
  /** Keeps the order of `ids` and leaves out inactive conflicts. One round trip. */
  listThese(ids: readonly ConflictId[], viewer: Voter | null): Promise<ConflictPage>;
  /** Active conflicts with an id below `below` (null for all), newest first. */
  listAddresses(below: number | null, limit: number): Promise<readonly ConflictAddress[]>;
  /** Conflicts that do not exist are left out. */
  readAccounts(ids: readonly ConflictId[]): Promise<ReadonlyMap<ConflictId, Accounts>>;
  /** Reads inactive conflicts too, in one round trip. */
  read(id: ConflictId, commentLimit: number): Promise<ConflictReading | null>;
  /** Visible comments, newest first, each with its first {@link FIRST_REPLIES} replies. */
  listComments(id: ConflictId, after: CommentPosition | null, limit: number): Promise<CommentPage>;
  /** Ordered by place, then id, the larger first. */
  listBridging(id: ConflictId, after: BridgingPosition | null, limit: number): Promise<CommentPage>;
  /** Finds hidden comments too. Null if the comment is not on this conflict. */
  findPosition(id: ConflictId, comment: CommentId): Promise<(CommentPosition & BridgingPosition) | null>;
  /** Visible comments only. A reply's id finds the comment that it belongs to. */
  readThread(id: CommentId): Promise<CommentThread | null>;
  /** Visible replies, oldest first. */
  listReplies(id: CommentId, after: CommentPosition | null, limit: number): Promise<ReplyPage>;
  /** Oldest first. */
  listWaiting(id: ConflictId, limit: number): Promise<readonly CommentWithAuthor[]>;
  readBeside(id: ConflictId, query: BesideQuery): Promise<Beside>;
}
