import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { CategoryId, ContentNote } from './category.ts';
import type { Pronouns } from './pronouns.ts';
import type { Review, TakenDownBy } from './report.ts';
import type { Side } from './side.ts';
import type { Told } from './update.ts';

/** Care for the people in a conflict and its readers, apart from collapsing or removing it. */
export type Care = {
  /** `set`: the author paused voting. `lifted`: they resumed it, for good. */
  readonly authorPause: 'set' | 'lifted' | null;
  /** A moderator has paused voting. */
  readonly isPaused: boolean;
  /** A moderator's content notes, in addition to the author's. */
  readonly notes: readonly ContentNote[];
  /** Established members reported danger, and no moderator has reviewed it yet. */
  readonly showsHelp: boolean;
};

export const NO_CARE: Care = { authorPause: null, isPaused: false, notes: [], showsHelp: false };

/** Vote counts. Invariant: `herVotes + hisVotes === totalVotes`, which equals the vote rows without excluded ones. */
export type Tally = {
  readonly totalVotes: number;
  readonly herVotes: number;
  readonly hisVotes: number;
};

/** Her votes among a set of votes. */
export type HerShare = Pick<Tally, 'herVotes' | 'totalVotes'>;

/** Changed votes, by their new side. */
export type Changes = { readonly toHer: number; readonly toHis: number };

/** Sums over voters' guesses of her share, in percent. */
export type Guesses = {
  readonly count: number;
  readonly sum: number;
  /** Guessers whose first side was hers. */
  readonly herVotes: number;
  /** Sum of squared distances between each guesser's own vote (100 for her, 0 for him) and their guess. */
  readonly squares: number;
};

/** The share of excluded votes in each figure. */
export type Excluded = Pick<VoteHistory, 'blind' | 'since' | 'guesses' | 'established' | 'others'> & {
  /** By current side. */
  readonly votes: HerShare;
};

/** How a tally developed. Includes excluded votes; `countedHistory` subtracts them. */
export type VoteHistory = {
  /** The tally at each recorded count, in order. */
  readonly history: readonly HerShare[];
  /** First sides chosen before any result was visible. */
  readonly blind: HerShare;
  /** Votes first cast after the reveal. */
  readonly since: HerShare;
  /** Votes cast with "read first". */
  readonly readFirst: number;
  /** From the first side to the side when the result was seen, or the current one. */
  readonly afterReading: Changes;
  /** From the side when the result was seen to the current one. */
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

/** A stored conflict. Never leaves the server directly: `reading/conflict.view.ts` makes the views. */
export type Conflict = Standing & {
  readonly id: ConflictId;
  readonly title: string;
  readonly hisSide: string;
  readonly herSide: string;
  readonly category: CategoryId;
  readonly tags: readonly string[];
  /** Warnings for readers. Lists hide the excerpts behind them. */
  readonly contentNotes: readonly ContentNote[];
  /** Starts at 1 and grows with each edit of what a vote is about. Tells which words somebody read. */
  readonly textVersion: number;
  readonly submittedAt: Timestamp;
  /** Only toward the public: the server knows `submittedBy`. */
  readonly anonymous: boolean;
  /** Null once the account is deleted. */
  readonly submittedBy: MemberId | null;
  /** Which of the two accounts is the author's. */
  readonly authorSide: Side;
  /** Shown names: the members' own, or pseudonyms if anonymous. */
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
  /** Whether its author closed the discussion to new comments. */
  readonly isClosed: boolean;
  /** Whether its author lets other sites show it. Only while it is not anonymous. */
  readonly allowsEmbed: boolean;
  /** Set once, by the 100th vote; from then on everybody sees the result. */
  readonly revealedAt: Timestamp | null;
  /** Visible comments. */
  readonly commentCount: number;
  /** See `conflicts/ranking.rule.ts`; null before the first event. */
  readonly trendScore: number | null;
  /** |her − his| / total, from 0 (even) to 1; null before the reveal. */
  readonly polarity: number | null;
  /** Votes first cast in the last 24 h, maintained by votes and a sweep. */
  readonly todayVotes: number;
  readonly history: VoteHistory;
  /** How often its comments were put into the bridging order. */
  readonly timesOrdered: number;
};

/** A conflict without the accounts and history, which only its own page needs. */
export type ConflictHead = Omit<Conflict, 'hisSide' | 'herSide' | 'history' | 'timesOrdered'>;

/** What a vote is about. */
export type ConflictText = Pick<Conflict, 'textVersion' | 'title' | 'herSide' | 'hisSide'> & {
  readonly sideLabels: Readonly<Record<Side, string>>;
};
