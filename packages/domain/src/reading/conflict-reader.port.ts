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
  /** Only conflicts with a smaller id; null for all. */
  readonly after: ConflictId | null;
  readonly viewer: Voter | null;
};

/** A conflict in a list, with excerpts instead of both sides' texts. */
export type ConflictCard = ConflictHead & Excerpts;

export type ListedConflict = {
  readonly conflict: ConflictCard;
  readonly viewerVote: ViewerVote | null;
  /** The newest visible comments, newest first. */
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

/** Number of replies shown with a comment. */
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
  /** The sides of the queried voters. Voters without a vote are missing. */
  readonly sides: ReadonlyMap<Voter, Side>;
  /** The queried voters who read first and have not asked for the result. */
  readonly reading: ReadonlySet<Voter>;
  /** The guesses of the queried voters. */
  readonly guesses: ReadonlyMap<Voter, Guessed>;
  /** The comments that the marker marked, and whether each changed the marker's mind. */
  readonly marked: ReadonlyMap<CommentId, boolean>;
  /** The queried members that the viewer has muted. */
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
   * A page of a list of active conflicts. `trending` has those with an event. `polarizing` has those with public
   * results and, for a viewer, those among their last `OWN_VOTES` votes. Reads at most `limit + 1` index entries per
   * source, in one round trip.
   */
  list(query: ListQuery): Promise<ConflictPage>;
  /** Like `list`, but for one author. Both scopes walk an index. */
  listByAuthor(query: AuthorQuery): Promise<ConflictPage>;
  /** The conflicts among these that are active, in this order, as one page. One round trip. */
  listThese(ids: readonly ConflictId[], viewer: Voter | null): Promise<ConflictPage>;
  /** Active conflicts with an id below `below` (null for all), newest first. Walks an index. */
  listAddresses(below: number | null, limit: number): Promise<readonly ConflictAddress[]>;
  /** The texts of both sides. Conflicts that do not exist are left out. */
  readAccounts(ids: readonly ConflictId[]): Promise<ReadonlyMap<ConflictId, Accounts>>;
  /** A conflict (also an inactive one), its newest visible comments and the trending head, in one round trip. */
  read(id: ConflictId, commentLimit: number): Promise<ConflictReading | null>;
  /** Visible comments after a position, newest first, each with its first {@link FIRST_REPLIES}. */
  listComments(id: ConflictId, after: CommentPosition | null, limit: number): Promise<CommentPage>;
  /** Like `listComments`, but in the bridging order: by place, then id, the larger first. */
  listBridging(id: ConflictId, after: BridgingPosition | null, limit: number): Promise<CommentPage>;
  /** A comment's position in either order, even if the comment is hidden. Null if it is not on this conflict. */
  findPosition(id: ConflictId, comment: CommentId): Promise<(CommentPosition & BridgingPosition) | null>;
  /** The visible comment with this id, or the one that the visible reply with this id belongs to. */
  readThread(id: CommentId): Promise<CommentThread | null>;
  /** Visible replies to a comment after a position, oldest first. */
  listReplies(id: CommentId, after: CommentPosition | null, limit: number): Promise<ReplyPage>;
  /** Comments waiting for release, oldest first. */
  listWaiting(id: ConflictId, limit: number): Promise<readonly CommentWithAuthor[]>;
  /** Data shown with a conflict's comments, in one round trip. */
  readBeside(id: ConflictId, query: BesideQuery): Promise<Beside>;
}
