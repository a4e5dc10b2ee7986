import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { CategoryId, ContentNote } from './category.ts';
import type { Pronouns } from './pronouns.ts';
import type { Review, TakenDownBy } from './report.ts';
import type { Side } from './side.ts';
import { NOTHING_TOLD, type Told } from './update.ts';

/** Measures that protect readers and the people in a conflict without collapsing or removing it. */
export type Care = {
  /** `lifted`: the author resumed voting and cannot pause it again. */
  readonly authorPause: 'set' | 'lifted' | null;
  readonly isPaused: boolean;
  /** Content notes set by a moderator, in addition to the author's. */
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
  /** How many of the guessers cast their first vote for her. */
  readonly herVotes: number;
  /** Sum of the squared distances between each guesser's own vote (100 for her, 0 for him) and their guess. */
  readonly squares: number;
};

/** The part of each `VoteHistory` figure that comes from excluded votes. */
export type Excluded = Pick<VoteHistory, 'blind' | 'since' | 'guesses' | 'established' | 'others'> & {
  readonly votes: HerShare;
};

/** All figures include excluded votes. `countedHistory` subtracts them from the figures that `Excluded` names. */
export type VoteHistory = {
  /** The tally at 1, 2, 3, 5, 10 … votes, in this order. */
  readonly history: readonly HerShare[];
  /** Votes first cast before the reveal, by the side they were first cast for. */
  readonly blind: HerShare;
  /** Votes first cast after the reveal, by their current side. */
  readonly since: HerShare;
  readonly readFirst: number;
  /** Votes first cast before the reveal that changed sides before their voter saw the result. */
  readonly afterReading: Changes;
  /** Votes first cast before the reveal that changed sides after their voter saw the result. */
  readonly afterSeeing: Changes;
  readonly guesses: Guesses;
  /** `established` has the votes of members who were established when they voted, `others` the rest. Never shown. */
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

/** Never sent to clients in this form; `reading/conflict.view.ts` makes the views. */
export type Conflict = Standing & {
  readonly id: ConflictId;
  readonly title: string;
  readonly hisSide: string;
  readonly herSide: string;
  readonly category: CategoryId;
  readonly tags: readonly string[];
  /** Lists hide the excerpts of a conflict that has content notes. */
  readonly contentNotes: readonly ContentNote[];
  /** Starts at 1 and grows with each edit of the text. A vote names the version that the voter read. */
  readonly textVersion: number;
  readonly submittedAt: Timestamp;
  /** Whether the public does not see who posted the conflict. `submittedBy` still names the author. */
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
  /** Null while the conflict is active. */
  readonly takenDownBy: TakenDownBy | null;
  readonly review: Review | null;
  readonly care: Care;
  readonly isClosed: boolean;
  /** Always false for an anonymous conflict. */
  readonly allowsEmbed: boolean;
  /** Set once, by the 100th vote; from then on everybody sees the result. */
  readonly revealedAt: Timestamp | null;
  readonly commentCount: number;
  /** Score from `addTrendEvent`; null before the first event. */
  readonly trendScore: number | null;
  /** |her − his| / total, from 0 (even) to 1; null before the reveal. */
  readonly polarity: number | null;
  /** Votes first cast in the last 24 hours. Each vote and a regular sweep update the number. */
  readonly todayVotes: number;
  readonly history: VoteHistory;
  readonly timesOrdered: number;
};

export const NEW_CONFLICT = {
  textVersion: 1,
  herFaceImageUrl: null,
  hisFaceImageUrl: null,
  isActive: true,
  takenDownBy: null,
  review: null,
  care: NO_CARE,
  isClosed: false,
  allowsEmbed: false,
  revealedAt: null,
  totalVotes: 0,
  herVotes: 0,
  hisVotes: 0,
  commentCount: 0,
  trendScore: null,
  polarity: null,
  todayVotes: 0,
  history: NO_HISTORY,
  timesOrdered: 0,
  ...NOTHING_TOLD,
} as const satisfies Partial<Conflict>;

export type ConflictHead = Omit<Conflict, 'hisSide' | 'herSide' | 'history' | 'timesOrdered'>;

export type ConflictText = Pick<Conflict, 'textVersion' | 'title' | 'herSide' | 'hisSide'> & {
  readonly sideLabels: Readonly<Record<Side, string>>;
};
