import type { TrendRank } from '../conflicts/ranking.rule.ts';
import type { CommentId, ConflictId, MemberId, Timestamp, Voter } from '../kernel/index.ts';
import type {
  CategoryId,
  CommentPlace,
  CommentThread,
  CommentWithAuthor,
  Conflict,
  ConflictHead,
  Guessed,
  Member,
  Side,
  ViewerVote,
} from '../model/index.ts';
import type { AuthorScope } from '../profile/profile.port.ts';
import type { Excerpts } from './excerpt.rule.ts';

export type ListName = 'today' | 'voted-today' | 'trending' | 'polarizing' | 'ended' | 'revealed' | 'newest';

/** The numbers by which the list is sorted, then the conflict's id. */
export type ListPosition = readonly number[];

export type ListQuery = {
  readonly list: ListName;
  readonly category: CategoryId | null;
  readonly limit: number;
  readonly after: ListPosition | null;
  readonly viewer: Voter | null;
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
  readonly marker: Voter | null;
  readonly muter?: { readonly id: MemberId; readonly among: readonly MemberId[] };
};

export type Beside = {
  readonly sides: ReadonlyMap<Voter, Side>;
  readonly reading: ReadonlySet<Voter>;
  readonly guesses: ReadonlyMap<Voter, Guessed>;
  readonly marked: ReadonlyMap<CommentId, boolean>;
  readonly muted: ReadonlySet<MemberId>;
};

export type ConflictAddress = Pick<Conflict, 'id' | 'title' | 'anonymous' | 'review'> & {
  readonly changedAt: Timestamp;
};

export type Accounts = Pick<Conflict, 'hisSide' | 'herSide'>;

export interface ConflictReader {
  /** Lists only active conflicts. `polarizing` omits conflicts whose result the viewer may not see. */
  list(query: ListQuery): Promise<ConflictPage>;
  listByAuthor(query: AuthorQuery): Promise<ConflictPage>;
  listThese(ids: readonly ConflictId[], viewer: Voter | null): Promise<ConflictPage>;
  listAddresses(below: number | null, limit: number): Promise<readonly ConflictAddress[]>;
  readAccounts(ids: readonly ConflictId[]): Promise<ReadonlyMap<ConflictId, Accounts>>;
  read(id: ConflictId, commentLimit: number): Promise<ConflictReading | null>;
  /** Ordered by time of posting, then by id, both descending. */
  listComments(id: ConflictId, after: CommentPosition | null, limit: number): Promise<CommentPage>;
  listBridging(id: ConflictId, after: BridgingPosition | null, limit: number): Promise<CommentPage>;
  findPosition(id: ConflictId, comment: CommentId): Promise<(CommentPosition & BridgingPosition) | null>;
  readThread(id: CommentId): Promise<CommentThread | null>;
  listReplies(id: CommentId, after: CommentPosition | null, limit: number): Promise<ReplyPage>;
  listWaiting(id: ConflictId, limit: number): Promise<readonly CommentWithAuthor[]>;
  readBeside(id: ConflictId, query: BesideQuery): Promise<Beside>;
}

/** Finds only public conflicts. Taking down or collapsing a conflict removes it in the same transaction. */
export interface SearchStore {
  findConflicts(terms: readonly string[], limit: number): Promise<readonly ConflictId[]>;
  findMembers(text: string, limit: number): Promise<readonly Member[]>;
}

export type CategoryStats = {
  readonly category: CategoryId;
  readonly conflictCount: number;
  readonly voteCount: number;
  readonly commentCount: number;
  readonly revealedCount: number;
};

export type ConflictActivity = { readonly shareCount: number; readonly voterCount: number };

export interface StatsStore {
  updateCounts(): Promise<boolean>;
  sumByCategory(): Promise<readonly CategoryStats[]>;
  countMembers(): Promise<number>;
  /** Milliseconds. Omits anonymous conflicts, because the duration would reveal when they were posted. */
  listTimesToReveal(limit: number): Promise<readonly number[]>;
  readActivity(id: ConflictId, since: Timestamp, most: number): Promise<ConflictActivity | null>;
}
