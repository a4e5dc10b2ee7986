import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { CategoryId, ContentNote } from './category.ts';
import type { Pronouns } from './pronouns.ts';
import type { Review, TakenDownBy } from './report.ts';
import type { Side } from './side.ts';
import type { Told } from './update.ts';

/** What is done for the people in a conflict, and for those who come upon it, beside collapsing or removing it. */
export type Care = {
  /** Its author has let voting rest, or has let it go on again: then for good. */
  readonly authorPause: 'set' | 'lifted' | null;
  /** A moderator lets voting rest. */
  readonly isPaused: boolean;
  /** A moderator's content notes, beside those of its author. */
  readonly notes: readonly ContentNote[];
  /** Established members have reported danger, and no moderator has looked at it yet. */
  readonly showsHelp: boolean;
};

export const NO_CARE: Care = { authorPause: null, isPaused: false, notes: [], showsHelp: false };

/**
 * What a conflict's votes add up to. Invariant: `herVotes + hisVotes === totalVotes`, equal to its vote rows but for
 * those that were excluded.
 */
export type Tally = {
  readonly totalVotes: number;
  readonly herVotes: number;
  readonly hisVotes: number;
};

/** Her votes among some. */
export type HerShare = Pick<Tally, 'herVotes' | 'totalVotes'>;

/** Votes that have changed sides, by the side that they came to. */
export type Changes = { readonly toHer: number; readonly toHis: number };

/** What voters thought her share would be, beside what they voted; all but `count` in percent and its square. */
export type Guesses = {
  readonly count: number;
  readonly sum: number;
  /** Of those who guessed, who took her side first. */
  readonly herVotes: number;
  /** The sum of the squares of how far each one's own vote (100 for her, 0 for him) is from their guess. */
  readonly squares: number;
};

/** What the votes that were excluded are in the figures of their conflict. */
export type Excluded = Pick<VoteHistory, 'blind' | 'since' | 'guesses' | 'established' | 'others'> & {
  /** As they stand. */
  readonly votes: HerShare;
};

/**
 * How a tally came about, kept vote by vote from the release on that began with it. It is of all votes; what was set
 * aside is taken out where figures are made of it, see `countedHistory`.
 */
export type VoteHistory = {
  /** The tally each time the count came to a stop of the history, in this order. */
  readonly history: readonly HerShare[];
  /** The sides that people chose before they could see any result, as they chose them first. */
  readonly blind: HerShare;
  /** Votes that were first cast once the results were public. */
  readonly since: HerShare;
  /** Votes that were cast "but read first". */
  readonly readFirst: number;
  /** Between the first side and the one when the result was seen, or for now. */
  readonly afterReading: Changes;
  /** Between the side when the result was seen and the present one. */
  readonly afterSeeing: Changes;
  readonly guesses: Guesses;
  /** The present votes of those who were established when they voted, and of all others. Never shown. */
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

/** Of a conflict without votes. */
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

/** What adds up on a conflict. */
type Standing = Tally & Told;

/** A stored conflict. Never leaves the server as it is: views are made by `reading/conflict.view.ts`. */
export type Conflict = Standing & {
  readonly id: ConflictId;
  readonly title: string;
  readonly hisSide: string;
  readonly herSide: string;
  readonly category: CategoryId;
  readonly tags: readonly string[];
  /** What somebody may not want to come upon unprepared; its excerpts collapse behind them in lists. */
  readonly contentNotes: readonly ContentNote[];
  /** From 1, and one more with each change of what a vote is about: which words somebody has read. */
  readonly textVersion: number;
  readonly submittedAt: Timestamp;
  /** Towards the public only: the server knows `submittedBy`. */
  readonly anonymous: boolean;
  /** null once the account is deleted. */
  readonly submittedBy: MemberId | null;
  /** Which of the two accounts is the author's. */
  readonly authorSide: Side;
  /** The names shown: the members' own, or pseudonyms when anonymous. */
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
  /** Why it is not active; null while it is. */
  readonly takenDownBy: TakenDownBy | null;
  readonly review: Review | null;
  readonly care: Care;
  /** Whether its author has closed the discussion: it is read, and nobody adds to it. */
  readonly isClosed: boolean;
  /** Whether its author lets other sites show it. Only while it is not anonymous. */
  readonly allowsEmbed: boolean;
  /** Set once, when the 100th vote is counted; from then on everyone sees the results. */
  readonly revealedAt: Timestamp | null;
  /** Visible comments. */
  readonly commentCount: number;
  /** log2 of the decayed sum of events, see `conflicts/ranking.rule.ts`; null before the first event. */
  readonly trendScore: number | null;
  /** |her − his| / total, from 0 (even) to 1; null until the results are public. */
  readonly polarity: number | null;
  /** Votes first cast in the last 24 h, kept by votes and a sweep. */
  readonly todayVotes: number;
  readonly history: VoteHistory;
};

/** A conflict without what its own page alone shows: the two accounts, which are most of it, and the history. */
export type ConflictHead = Omit<Conflict, 'hisSide' | 'herSide' | 'history'>;

/** What a vote is about, as it is shown. */
export type ConflictText = Pick<Conflict, 'textVersion' | 'title' | 'herSide' | 'hisSide'> & {
  readonly sideLabels: Readonly<Record<Side, string>>;
};
