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
 * Ordered by `conflicts/ranking.rule.ts`: `byToday`, `byTrend`, `byPolarity`, `byOutcome`, `byNewest`. `voted-today`
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
  /** Only rows after this position. */
  readonly after: ListPosition | null;
  /** Also loads this viewer's votes; null for a visitor. */
  readonly viewer: Voter | null;
  /** How many of each conflict's newest comments to load; default `RECENT_COMMENTS`. */
  readonly comments?: number;
};

/** A member's conflicts, newest first. */
export type AuthorQuery = {
  readonly author: MemberId;
  readonly scope: AuthorScope;
  readonly limit: number;
  /** Only older ones. */
  readonly after: ConflictId | null;
  readonly viewer: Voter | null;
};

/** A conflict in a list, without its full accounts. */
export type ConflictCard = ConflictHead & Excerpts;

export type ListedConflict = {
  readonly conflict: ConflictCard;
  readonly viewerVote: ViewerVote | null;
  /** The newest visible ones, newest first. */
  readonly recentComments: readonly CommentWithAuthor[];
};

export type ConflictPage = {
  readonly items: readonly ListedConflict[];
  readonly hasMore: boolean;
  /** The head of the overall trending list, for the Trending badge (`TRENDING_BADGE_RANKS` rows). */
  readonly trendingTop: readonly TrendRank[];
};

/** A position among a conflict's comments, newest first. */
export type CommentPosition = { readonly postedAt: Timestamp; readonly id: CommentId };

/** A position among a conflict's comments in the bridging order. */
export type BridgingPosition = Pick<CommentPlace, 'place' | 'id'>;

export type CommentPage = { readonly comments: readonly CommentThread[]; readonly hasMore: boolean };

export type ReplyPage = { readonly comments: readonly CommentWithAuthor[]; readonly hasMore: boolean };

/** Replies shown with a comment. */
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
  /** Votes of those voters; missing without one. */
  readonly sides: ReadonlyMap<Voter, Side>;
  /** Those who read first. */
  readonly reading: ReadonlySet<Voter>;
  /** Guesses of those voters. */
  readonly guesses: ReadonlyMap<Voter, Guessed>;
  /** The marked comments, and whether each changed the marker's mind. */
  readonly marked: ReadonlyMap<CommentId, boolean>;
  /** The muted members. */
  readonly muted: ReadonlySet<MemberId>;
};

/** Data for a sitemap entry. */
export type ConflictAddress = Pick<Conflict, 'id' | 'title' | 'anonymous' | 'review'> & {
  readonly changedAt: Timestamp;
};

export type Accounts = Pick<Conflict, 'hisSide' | 'herSide'>;

/** Conflicts and what is shown with them. */
export interface ConflictReader {
  /**
   * A page of a list of active conflicts. Trending: those with an event. Polarizing: those with public results plus,
   * for a viewer, those among their last `OWN_VOTES` votes. Reads at most `limit + 1` index entries per source, in one
   * round trip.
   */
  list(query: ListQuery): Promise<ConflictPage>;
  /** Like `list`, by author. Both scopes walk an index. */
  listByAuthor(query: AuthorQuery): Promise<ConflictPage>;
  /** The active ones among these conflicts, in this order, as one page; one round trip. */
  listThese(ids: readonly ConflictId[], viewer: Voter | null): Promise<ConflictPage>;
  /** Active conflicts with an id below `below` (null for all), newest first. Walks an index. */
  listAddresses(below: number | null, limit: number): Promise<readonly ConflictAddress[]>;
  /** Missing conflicts are left out. */
  readAccounts(ids: readonly ConflictId[]): Promise<ReadonlyMap<ConflictId, Accounts>>;
  /** A conflict (also an inactive one), its newest visible comments and the trending head, in one round trip. */
  read(id: ConflictId, commentLimit: number): Promise<ConflictReading | null>;
  /** Visible comments after a position, newest first, each with its first {@link FIRST_REPLIES}. */
  listComments(id: ConflictId, after: CommentPosition | null, limit: number): Promise<CommentPage>;
  /** The same in the bridging order: by place, then id, the larger first. */
  listBridging(id: ConflictId, after: BridgingPosition | null, limit: number): Promise<CommentPage>;
  /** Where a comment of this conflict is in either order, visible or not. */
  findPosition(id: ConflictId, comment: CommentId): Promise<(CommentPosition & BridgingPosition) | null>;
  /** The visible comment with this id, or the one that this visible reply belongs to. */
  readThread(id: CommentId): Promise<CommentThread | null>;
  /** Visible replies to a comment after a position, oldest first. */
  listReplies(id: CommentId, after: CommentPosition | null, limit: number): Promise<ReplyPage>;
  /** Comments waiting for release, oldest first. */
  listWaiting(id: ConflictId, limit: number): Promise<readonly CommentWithAuthor[]>;
  /** Data shown with a conflict's comments, in one round trip. */
  readBeside(id: ConflictId, query: BesideQuery): Promise<Beside>;
}
