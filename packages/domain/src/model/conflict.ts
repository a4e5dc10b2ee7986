import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { CategoryId, ContentNote } from './category.ts';
import type { Pronouns } from './pronouns.ts';
import type { Review, TakenDownBy } from './report.ts';
import type { Side } from './side.ts';
import type { Told } from './update.ts';

/** What protects the people in a conflict and its readers, short of collapsing or removing it. */
export type Care = {
  /** `lifted`: the author resumed voting, for good. */
  readonly authorPause: 'set' | 'lifted' | null;
  readonly isPaused: boolean;
  /** A moderator's, in addition to the author's. */
  readonly notes: readonly ContentNote[];
  /** Whether established members reported danger and no moderator has reviewed it yet. */
  readonly showsHelp: boolean;
};

export const NO_CARE: Care = { authorPause: null, isPaused: false, notes: [], showsHelp: false };

/** Invariant: `herVotes + hisVotes === totalVotes`, the number of vote rows that are not excluded. */
export type Tally = {
  readonly totalVotes: number;
  readonly herVotes: number;
  readonly hisVotes: number;
};

export type HerShare = Pick<Tally, 'herVotes' | 'totalVotes'>;

export type Changes = { readonly toHer: number; readonly toHis: number };

/** Sums over voters' guesses of her share, in percent. */
export type Guesses = {
  readonly count: number;
  readonly sum: number;
  /** How many guessers voted for her first. */
  readonly herVotes: number;
  /** Sum of squared distances between each guesser's own vote (100 for her, 0 for him) and their guess. */
  readonly squares: number;
};

/** The part of each figure that excluded votes make up. */
export type Excluded = Pick<VoteHistory, 'blind' | 'since' | 'guesses' | 'established' | 'others'> & {
  readonly votes: HerShare;
};

/** Includes excluded votes; `countedHistory` subtracts them. */
export type VoteHistory = {
  /** The tally at each recorded count, in order. */
  readonly history: readonly HerShare[];
  /** First sides of votes first cast before the reveal. */
  readonly blind: HerShare;
  /** Current sides of votes first cast after the reveal. */
  readonly since: HerShare;
  readonly readFirst: number;
  /** Changes from the first side to the side when the voter saw the result, or to the current side before that. */
  readonly afterReading: Changes;
  /** Changes from the side when the voter saw the result to the current side. */
  readonly afterSeeing: Changes;
  readonly guesses: Guesses;
  /** Current votes of voters who were established when they voted, and of all others. Never shown. */
  readonly established: HerShare;
  readonly others: HerShare;
  readonly excluded: Excluded;
};

const NO_SHARE: HerShare = { herVotes: 0, totalVotes: 0 };
const NO_GUESSES: Guesses = { count: 0, sum: 0, herVotes: 0, squares: 0 };

export const NOTHING_EXCLUDED: Excluded = {
  votes: NO_SHARE,
  blind: NO_SHARE,
  since: NO_SHARE,
  guesses: NO_GUESSES,
  established: NO_SHARE,
  others: NO_SHARE,
};

export const NO_HISTORY: VoteHistory = {
  history: [],
  blind: NO_SHARE,
  since: NO_SHARE,
  readFirst: 0,
  afterReading: { toHer: 0, toHis: 0 },
  afterSeeing: { toHer: 0, toHis: 0 },
  guesses: NO_GUESSES,
  established: NO_SHARE,
  others: NO_SHARE,
  excluded: NOTHING_EXCLUDED,
};

type Standing = Tally & Told;

/** Never leaves the server directly: `reading/conflict.view.ts` makes the views. */
export type Conflict = Standing & {
  readonly id: ConflictId;
  readonly title: string;
  readonly hisSide: string;
  readonly herSide: string;
  readonly category: CategoryId;
  readonly tags: readonly string[];
  /** Lists hide the excerpts behind them. */
  readonly contentNotes: readonly ContentNote[];
  /** From 1; grows with each edit of the words that a vote is about. A vote names the version that was read. */
  readonly textVersion: number;
  readonly submittedAt: Timestamp;
  /** Whether the public does not see who posted it. The server knows `submittedBy`. */
  readonly anonymous: boolean;
  /** Null once the account is deleted. */
  readonly submittedBy: MemberId | null;
  readonly authorSide: Side;
  readonly userNickname: string;
  readonly partnerNickname: string;
  readonly userPronouns: Pronouns | null;
  readonly partnerPronouns: Pronouns | null;
  readonly userAvatarId: string;
  readonly partnerAvatarId: string;
  /** Reserved by the specification; no route accepts them. */
  readonly herFaceImageUrl: string | null;
  readonly hisFaceImageUrl: string | null;
  readonly isActive: boolean;
  /** Null while it is active. */
  readonly takenDownBy: TakenDownBy | null;
  readonly review: Review | null;
  readonly care: Care;
  readonly isClosed: boolean;
  /** Only while it is not anonymous. */
  readonly allowsEmbed: boolean;
  /** Set once, by the 100th vote; from then on everybody sees the result. */
  readonly revealedAt: Timestamp | null;
  readonly commentCount: number;
  /** Score from `addTrendEvent`; null before the first event. */
  readonly trendScore: number | null;
  /** |her − his| / total, from 0 (even) to 1; null before the reveal. */
  readonly polarity: number | null;
  /** First cast in the last 24 h, maintained by votes and a sweep. */
  readonly todayVotes: number;
  readonly history: VoteHistory;
  readonly timesOrdered: number;
};

/** Without both sides' texts and the history, which only the conflict's own page needs. */
export type ConflictHead = Omit<Conflict, 'hisSide' | 'herSide' | 'history' | 'timesOrdered'>;

export type ConflictText = Pick<Conflict, 'textVersion' | 'title' | 'herSide' | 'hisSide'> & {
  readonly sideLabels: Readonly<Record<Side, string>>;
};
