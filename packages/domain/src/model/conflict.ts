import type { ConflictId, MemberId, Timestamp } from '../kernel/index.ts';
import type { CategoryId, ContentNote } from './category.ts';
import type { Pronouns } from './pronouns.ts';
import type { Review, TakenDownBy } from './report.ts';
import { NO_UPDATES, type Told } from './update.ts';
import type { Side } from './vote.ts';

export type Care = {
  readonly authorPause: 'set' | 'lifted' | null;
  readonly isPaused: boolean;
  readonly notes: readonly ContentNote[];
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

export type Guesses = {
  readonly count: number;
  readonly sum: number;
  readonly herVotes: number;
  readonly squares: number;
};

export type Excluded = Pick<VoteHistory, 'blind' | 'since' | 'guesses' | 'established' | 'others'> & {
  readonly votes: HerShare;
};

/** All figures include excluded votes, which `countedHistory` subtracts. */
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
  /** Never shown to anybody. */
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
  readonly contentNotes: readonly ContentNote[];
  /** Starts at 1 and grows with each edit of the text. A vote names the version that the voter read. */
  readonly textVersion: number;
  readonly submittedAt: Timestamp;
  readonly anonymous: boolean;
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
  readonly takenDownBy: TakenDownBy | null;
  readonly review: Review | null;
  readonly care: Care;
  readonly isClosed: boolean;
  /** Always false for an anonymous conflict. */
  readonly allowsEmbed: boolean;
  /** Set once, by the 100th vote; from then on everybody sees the result. */
  readonly revealedAt: Timestamp | null;
  readonly commentCount: number;
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
  ...NO_UPDATES,
} as const satisfies Partial<Conflict>;

export type ConflictHead = Omit<Conflict, 'hisSide' | 'herSide' | 'history' | 'timesOrdered'>;

export type ConflictText = Pick<Conflict, 'textVersion' | 'title' | 'herSide' | 'hisSide'> & {
  readonly sideLabels: Readonly<Record<Side, string>>;
};
