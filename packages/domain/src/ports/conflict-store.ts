import type { CategoryId } from '../model/category.ts';
import type { Comment, CommentWithAuthor } from '../model/comment.ts';
import type { Conflict, NewConflict } from '../model/conflict.ts';
import type { CommentId, ConflictId, Fingerprint, MemberId, OpId, Timestamp, Voter } from '../model/ids.ts';
import type { NewJob } from '../model/job.ts';
import type { Member } from '../model/member.ts';
import type { Operation } from '../model/operation.ts';
import type { Award, Streak } from '../model/points.ts';
import type { Side } from '../model/side.ts';
import type { Vote } from '../model/vote.ts';
import type { TrendRank } from '../rules/ranking.ts';
import type { AuthorScope } from './profile-store.ts';

/**
 * The four orders of `rules/ranking.ts`: `byToday`, `byTrend`, `byPolarity`, `byNewest`. `voted-today` is the beginning
 * of `today`: what was voted on in the last 24 h.
 */
export type ListName = 'today' | 'voted-today' | 'trending' | 'polarizing' | 'newest';

/**
 * A row's place in its list: the rank keys in order, then the id.
 * today and voted-today [todayVotes, totalVotes, id]; trending [trendScore, id]; polarizing [polarity, totalVotes, id];
 * newest [id].
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

export type ListedConflict = {
  readonly conflict: Conflict;
  readonly viewerSide: Side | null;
  /** The newest visible ones, newest first, at most `RECENT_COMMENTS`. */
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
};

export type Beside = {
  /** The votes of these voters on the conflict; those without one are missing. */
  readonly sides: ReadonlyMap<Voter, Side>;
  /** Those of the comments that are marked. */
  readonly marked: ReadonlySet<CommentId>;
};

/**
 * What an operation id (null when the client sent none) is looked up by; `actor` is the member's HMAC in operations.
 */
export type OperationKey = { readonly memberId: MemberId; readonly actor: string; readonly opId: OpId | null };

export type PostKey = OperationKey & {
  /** Names that the conflict would show; see `PostState.takenNames`. */
  readonly wishedNames: readonly string[];
};
export type PostState = {
  readonly author: Member | null;
  /** The author's. */
  readonly streak: Streak | null;
  readonly operation: Operation | null;
  /** Those wished names that are a member's nickname, or look like one. */
  readonly takenNames: readonly string[];
};
export type PostChanges = {
  readonly conflict: NewConflict;
  /** Made once the id is known. */
  readonly operation: ((id: ConflictId) => Operation) | null;
  readonly award?: ((id: ConflictId) => Award | null) | null;
};

export type VoteKey = OperationKey & { readonly conflictId: ConflictId; readonly castBy: Voter };
export type VoteState = {
  readonly conflict: Conflict | null;
  /** The member's own. */
  readonly vote: Vote | null;
  /** The one of the member's voice, whichever account of the mailbox has cast it. */
  readonly held: Vote | null;
  /** Of the voter's voice; null for a member without one. */
  readonly fingerprint: Fingerprint | null;
  readonly voter: Member | null;
  /** The voter's. */
  readonly streak: Streak | null;
  readonly operation: Operation | null;
};
export type VoteChanges = {
  /** The conflict with its new tally, rank keys and `revealedAt`. */
  readonly conflict: Conflict;
  readonly vote: Vote;
  readonly operation: Operation | null;
  readonly jobs: readonly NewJob[];
  readonly award?: Award | null;
};

export type CommentKey = OperationKey & { readonly conflictId: ConflictId; readonly castBy: Voter };
export type CommentState = {
  readonly conflict: Conflict | null;
  readonly author: Member | null;
  /** The author's. */
  readonly streak: Streak | null;
  /** The author's vote on the conflict. */
  readonly vote: Vote | null;
  /** Whether the author has written on this conflict before. */
  readonly hasCommented: boolean;
  readonly operation: Operation | null;
};
export type CommentChanges = {
  readonly conflict: Conflict;
  readonly comment: Comment;
  /** Whom the comment is news for; told by `AlertStore.tellOfComments`. */
  readonly tells: MemberId | null;
  readonly operation: Operation | null;
  readonly award?: Award | null;
};

/** A pure, synchronous rule: it may be called more than once, each time with a fresh state. */
export type Decision<State, Changes, T> = (state: State) => { readonly changes: Changes | null; readonly result: T };

/**
 * Conflicts with their votes, comments and the operations that made them.
 *
 * The operations load, decide and save as one atomic step: all of it is stored, durably, before the promise resolves,
 * or none of it. Concurrent ones on the same conflict or operation id behave as if one came after the other. The
 * database itself holds one vote per (conflict, fingerprint), one per (conflict, voter), and one operation per (actor,
 * op id).
 */
export interface ConflictStore {
  /**
   * One page of a list of active conflicts. Trending holds those with an event; polarizing those whose results are
   * public and, for a viewer, those among the viewer's last `OWN_VOTES` votes. Reads at most `limit + 1` index entries
   * of each source, and one round trip.
   */
  list(query: ListQuery): Promise<ConflictPage>;
  /** Like `list`, of one author; both scopes are walks of an index. */
  listByAuthor(query: AuthorQuery): Promise<ConflictPage>;
  /** A conflict (also an inactive one), its newest visible comments, and the trending head, in one round trip. */
  read(id: ConflictId, commentLimit: number): Promise<ConflictReading | null>;
  /** Visible comments after a place, newest first. */
  listComments(id: ConflictId, after: CommentPosition | null, limit: number): Promise<CommentPage>;
  /** Also one that is hidden. */
  readComment(id: CommentId): Promise<CommentWithAuthor | null>;
  /** What stands beside comments of a conflict, in one round trip. */
  readBeside(id: ConflictId, query: BesideQuery): Promise<Beside>;

  postConflict<T>(key: PostKey, decide: Decision<PostState, PostChanges, (id: ConflictId | null) => T>): Promise<T>;
  castVote<T>(key: VoteKey, decide: Decision<VoteState, VoteChanges, T>): Promise<T>;
  addComment<T>(key: CommentKey, decide: Decision<CommentState, CommentChanges, T>): Promise<T>;
  /**
   * Saves a comment without its words: whom it was to be told to is forgotten, its points end, and where it leaves the
   * public's sight it leaves its conflict's count.
   */
  deleteComment<T>(id: CommentId, decide: Decision<Comment | null, Comment, T>): Promise<T>;
  /** Changes what its author may change of a conflict. Never its votes: those are saved by `castVote`. */
  changeConflict<T>(id: ConflictId, decide: Decision<Conflict | null, Conflict, T>): Promise<T>;

  /**
   * Takes votes first cast in hours that were over at `until` (a day ago) out of `todayVotes`, each exactly once, also
   * across processes. Costs a step a conflict with such votes, never a scan of conflicts.
   */
  sweepToday(until: Timestamp): Promise<void>;
}
