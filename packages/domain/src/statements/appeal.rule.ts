import { type Standing, standingAfter } from '../conflicts/standing.rule.ts';
import { DAY, type Timestamp, WEEK } from '../kernel/index.ts';
import { type Answer, type AppealSide, type Effect, isByItself, type Ruling } from '../model/index.ts';

/** Six months, the minimum under article 20 of the Digital Services Act. The longest six months have 184 days. */
const APPEAL_TIME = 184 * DAY;

export const APPEAL_STANDINGS = ['none', 'open', 'late', 'waiting', 'upheld', 'changed', 'reversed'] as const;
export type AppealStanding = (typeof APPEAL_STANDINGS)[number];

export type MadeAppeal = { readonly words: string; readonly answer: Pick<Ruling, 'verdict' | 'facts'> | null };

const AGAINST_AUTHOR: readonly Effect[] = ['collapsed', 'removed', 'rested', 'noted', 'warned'];

/** Reporters cannot appeal against the answer to an appeal. Authors can, but only if a reporter made the appeal. */
const isAgainst = (ruling: Ruling, side: AppealSide): boolean => {
  const { effect, answers } = ruling;
  if (answers !== undefined && (side === 'reporter' || answers.side === 'author')) return false;
  return side === 'author' ? AGAINST_AUTHOR.includes(effect) : !isByItself(ruling) && effect !== 'removed';
};

/** @param appeal the appeal of this side; all reporters together have one appeal */
export const appealStanding = (
  ruling: Ruling,
  side: AppealSide,
  appeal: MadeAppeal | null,
  now: Timestamp,
): AppealStanding => {
  if (appeal !== null) return appeal.answer === null ? 'waiting' : outcomeOf(appeal.answer);
  if (!isAgainst(ruling, side)) return 'none';
  return now - ruling.at > APPEAL_TIME ? 'late' : 'open';
};

export const outcomeOf = ({ verdict }: Pick<Ruling, 'verdict'>): 'upheld' | 'changed' | 'reversed' => {
  if (verdict === 'uphold') return 'upheld';
  return verdict === 'keep' ? 'reversed' : 'changed';
};

export const standingAfterAnswer = (before: Standing, answer: Answer): Standing => {
  switch (answer) {
    case 'uphold':
      return { ...before, review: before.review === 'collapsed-by-reports' ? 'collapsed' : before.review };
    case 'keep':
      return standingAfter(before, 'restore');
    case 'collapse':
      return { ...before, takenDownBy: standingAfter(before, 'restore').takenDownBy, review: 'collapsed' };
    case 'remove':
      return { ...before, takenDownBy: before.takenDownBy ?? 'operator' };
  }
};

export type AnswerError = 'case-not-found' | 'own-case' | 'own-decision';

export type Answering = {
  readonly isOwn: boolean;
  /** Whether this moderator made the decision, with any account of the same mailbox. */
  readonly isOwnDecision: boolean;
  readonly others: number;
  /** Start of a UTC day. */
  readonly at: Timestamp;
};

const WAITS_FOR_OTHERS = WEEK;

/** `others` includes moderators who may not decide this item, because a lower number could reveal its author. */
export const answerRefusal = (
  { isOwn, isOwnDecision, others, at }: Answering,
  now: Timestamp,
): Exclude<AnswerError, 'case-not-found'> | null => {
  if (isOwn) return 'own-case';
  return isOwnDecision && others > 0 && now - at < WAITS_FOR_OTHERS ? 'own-decision' : null;
};
