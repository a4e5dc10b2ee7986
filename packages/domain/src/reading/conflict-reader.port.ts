import type { TrendRank } from '../conflicts/ranking.rule.ts';
import type { CommentId, ConflictId, MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { CategoryId } from '../model/category.ts';
import type { CommentWithAuthor } from '../model/comment.ts';
import type { Conflict, ConflictHead } from '../model/conflict.ts';
import type { Side } from '../model/side.ts';
import type { Guessed, ViewerVote } from '../model/vote.ts';
import type { AuthorScope } from '../profile/profile-store.port.ts';
import type { Excerpts } from './excerpt.rule.ts';

/**
 * The orders of `conflicts/ranking.rule.ts`: `byToday`, `byTrend`, `byPolarity`, `byOutcome`, `byNewest`.
 * `voted-today` is the beginning of `today`: what was voted on in the last 24 h.
 */
export type ListName = 'today' | 'voted-today' | 'trending' | 'polarizing' | 'ended' | 'revealed' | 'newest';

/**
 * A row's place in its list: the rank keys in order, then the id.
 * today and voted-today [todayVotes, totalVotes, id]; trending [trendScore, id];
 * polarizing [polarity, totalVotes, id]; ended [endedAt, id]; revealed [revealedAt, id]; newest [id].
 */
export type ListPosition = readonly number[];

export type ListQuery = {
  readonly list: ListName;
  readonly category: CategoryId | null;
  readonly limit: number;
  /** Only what comes after this place. */
  readonly after: ListPosition | null;
  /** Whose votes are read along; null for a visitor. */
  readonly viewer: Voter | null;
  /** How many of the newest comments of each are read along; `RECENT_COMMENTS` if left out. */
  readonly comments?: number;
};

/** A member's conflicts, newest first. */
export type AuthorQuery = {
  readonly author: MemberId;
  readonly scope: AuthorScope;
  readonly limit: number;
  /** Only those older than this one. */
  readonly after: ConflictId | null;
  readonly viewer: Voter | null;
};

/** What a list reads of a conflict: never a whole account. */
export type ConflictCard = ConflictHead & Excerpts;

export type ListedConflict = {
  readonly conflict: ConflictCard;
  readonly viewerVote: ViewerVote | null;
  /** The newest visible ones, newest first, as many as were asked for. */
  readonly recentComments: readonly CommentWithAuthor[];
};

export type ConflictPage = {
  readonly items: readonly ListedConflict[];
  readonly hasMore: boolean;
  /** The head of the trending list of all categories, for the Trending badge (`TRENDING_BADGE_RANKS` rows). */
  readonly trendingTop: readonly TrendRank[];
};

/** A place among the comments of a conflict, newest first. */
export type CommentPosition = { readonly postedAt: Timestamp; readonly id: CommentId };

export type CommentPage = { readonly comments: readonly CommentWithAuthor[]; readonly hasMore: boolean };

export type ConflictReading = {
  readonly conflict: Conflict;
  readonly comments: CommentPage;
  readonly trendingTop: readonly TrendRank[];
};

export type BesideQuery = {
  readonly voters: readonly Voter[];
  readonly comments: readonly CommentId[];
  /** Whose marks on these comments are read; null for nobody's. */
  readonly marker: Voter | null;
  /** Whose mutes among some members are read; missing for nobody's. */
  readonly muter?: { readonly id: MemberId; readonly among: readonly MemberId[] };
};

export type Beside = {
  /** The votes of these voters on the conflict; those without one are missing. */
  readonly sides: ReadonlyMap<Voter, Side>;
  /** Those of them who read first. */
  readonly reading: ReadonlySet<Voter>;
  /** What those of them guessed who did. */
  readonly guesses: ReadonlyMap<Voter, Guessed>;
  /** Those of the comments that are marked. */
  readonly marked: ReadonlySet<CommentId>;
  /** Those of the members that are muted. */
  readonly muted: ReadonlySet<MemberId>;
};

/** What its page's address is made of, and since when the page is as it is. */
export type ConflictAddress = Pick<Conflict, 'id' | 'title' | 'anonymous' | 'review'> & {
  readonly changedAt: Timestamp;
};

/** The two accounts of a conflict. */
export type Accounts = Pick<Conflict, 'hisSide' | 'herSide'>;

/** Conflicts with what is shown beside them. */
export interface ConflictReader {
  /**
   * One page of a list of active conflicts. Trending holds those with an event; polarizing those whose results are
   * public and, for a viewer, those among the viewer's last `OWN_VOTES` votes. Reads at most `limit + 1` index entries
   * of each source, and one round trip.
   */
  list(query: ListQuery): Promise<ConflictPage>;
  /** Like `list`, of one author; both scopes are walks of an index. */
  listByAuthor(query: AuthorQuery): Promise<ConflictPage>;
  /** Of these conflicts the active ones, in this order, as one page; in one round trip. */
  listThese(ids: readonly ConflictId[], viewer: Voter | null): Promise<ConflictPage>;
  /** Active conflicts with an id under `below` (null: all), the newest first: a walk of an index. */
  listAddresses(below: number | null, limit: number): Promise<readonly ConflictAddress[]>;
  /** The accounts of conflicts; of those that are gone none. */
  readAccounts(ids: readonly ConflictId[]): Promise<ReadonlyMap<ConflictId, Accounts>>;
  /** A conflict (also an inactive one), its newest visible comments, and the trending head, in one round trip. */
  read(id: ConflictId, commentLimit: number): Promise<ConflictReading | null>;
  /** Visible comments after a place, newest first. */
  listComments(id: ConflictId, after: CommentPosition | null, limit: number): Promise<CommentPage>;
  /** Comments that wait under a conflict whose voting rests, the oldest first. */
  listWaiting(id: ConflictId, limit: number): Promise<readonly CommentWithAuthor[]>;
  /** What stands beside comments of a conflict, in one round trip. */
  readBeside(id: ConflictId, query: BesideQuery): Promise<Beside>;
}
