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
 * `voted-today`: the conflicts of `today` with votes in the last 24 h. `conflicts/ranking.rule.ts` defines the order
 * of each list.
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
  /** Also loads this viewer's votes. Null for a visitor. */
  readonly viewer: Voter | null;
  /** How many of the newest comments to load per conflict; default `RECENT_COMMENTS`. */
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
  /** The first `TRENDING_BADGE_RANKS` rows of the trending list of all categories. */
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
  /** Also loads which of the comments this voter marked as helpful. Null loads no marks. */
  readonly marker: Voter | null;
  /** Also loads which of the members in `among` are muted by the member `id`. */
  readonly muter?: { readonly id: MemberId; readonly among: readonly MemberId[] };
};

export type Beside = {
  readonly sides: ReadonlyMap<Voter, Side>;
  /** Voters who chose "read first" and have not asked for the result yet. */
  readonly reading: ReadonlySet<Voter>;
  readonly guesses: ReadonlyMap<Voter, Guessed>;
  /** The comments that `BesideQuery.marker` marked as helpful. True if the comment changed that voter's mind. */
  readonly marked: ReadonlyMap<CommentId, boolean>;
  readonly muted: ReadonlySet<MemberId>;
};

export type ConflictAddress = Pick<Conflict, 'id' | 'title' | 'anonymous' | 'review'> & {
  readonly changedAt: Timestamp;
};

export type Accounts = Pick<Conflict, 'hisSide' | 'herSide'>;

export interface ConflictReader {
  /**
   * Lists active conflicts. `trending` omits conflicts without a `trendScore`. `polarizing` omits conflicts without a
   * public result, unless one of the viewer's last `OWN_VOTES` votes uncovered the result for them.
   */
  list(query: ListQuery): Promise<ConflictPage>;
  /** Newest first. */
  listByAuthor(query: AuthorQuery): Promise<ConflictPage>;
  /** Keeps the order of `ids` and omits inactive conflicts. One round trip. */
  listThese(ids: readonly ConflictId[], viewer: Voter | null): Promise<ConflictPage>;
  /** Active conflicts with an id below `below` (null for all), newest first. */
  listAddresses(below: number | null, limit: number): Promise<readonly ConflictAddress[]>;
  readAccounts(ids: readonly ConflictId[]): Promise<ReadonlyMap<ConflictId, Accounts>>;
  /** Also finds inactive conflicts. One round trip. */
  read(id: ConflictId, commentLimit: number): Promise<ConflictReading | null>;
  /** Ordered by time of posting, then by id, both descending. */
  listComments(id: ConflictId, after: CommentPosition | null, limit: number): Promise<CommentPage>;
  /** Ordered by place in the bridging order, then by id, both descending. */
  listBridging(id: ConflictId, after: BridgingPosition | null, limit: number): Promise<CommentPage>;
  /** Also finds hidden comments. Null if the comment belongs to another conflict. */
  findPosition(id: ConflictId, comment: CommentId): Promise<(CommentPosition & BridgingPosition) | null>;
  /** Finds visible comments only. For a reply's id, returns the thread that contains the reply. */
  readThread(id: CommentId): Promise<CommentThread | null>;
  /** Visible replies, oldest first. */
  listReplies(id: CommentId, after: CommentPosition | null, limit: number): Promise<ReplyPage>;
  /** Oldest first. */
  listWaiting(id: ConflictId, limit: number): Promise<readonly CommentWithAuthor[]>;
  readBeside(id: ConflictId, query: BesideQuery): Promise<Beside>;
}
