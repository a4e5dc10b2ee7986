import type { Standing } from '../conflicts/standing.rule.ts';
import type { Timestamp } from '../kernel/ids.ts';
import { DAY, WEEK } from '../kernel/time.ts';
import { NO_CARE } from '../model/conflict.ts';
import { type Answer, type AppealSide, type Effect, isByItself, type Ruling } from '../model/report.ts';

/** How long a decision can be appealed, in milliseconds: as long as the longest six months are. */
const APPEAL_TIME = 184 * DAY;

/** What has become of the appeal of one side, or whether it can make one. */
export const APPEAL_STANDINGS = ['none', 'open', 'late', 'waiting', 'upheld', 'reversed'] as const;
export type AppealStanding = (typeof APPEAL_STANDINGS)[number];

/** An appeal that was made, and its answer; null while it waits. */
export type MadeAppeal = { readonly words: string; readonly answer: Pick<Ruling, 'verdict' | 'facts'> | null };

const AGAINST_AUTHOR: readonly Effect[] = ['collapsed', 'removed', 'rested', 'noted', 'warned'];

/**
 * Whether a decision went against a side: what was collapsed, removed, let rest, noted or warned about against its
 * author; what a person
 * has left on the site against those who have reported it. The answer to an appeal is the last word.
 */
const isAgainst = (ruling: Ruling, side: AppealSide): boolean => {
  const { effect, answers } = ruling;
  if (answers !== undefined) return false;
  return side === 'author' ? AGAINST_AUTHOR.includes(effect) : !isByItself(ruling) && effect !== 'removed';
};

/** @param appeal the one that this side has made; each side has one, which those who have reported share */
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

export const outcomeOf = ({ verdict }: Pick<Ruling, 'verdict'>): 'upheld' | 'reversed' =>
  verdict === 'uphold' ? 'upheld' : 'reversed';

/**
 * How an item stands once an appeal is answered. Unlike a verdict, an answer puts back what a moderator has removed,
 * and "keep" takes back a moderator's rest of voting and content notes; what its author took down stays down. A
 * person stands behind a collapse that is upheld, no matter what has collapsed it.
 */
export const standingAfterAnswer = ({ takenDownBy, review, care }: Standing, answer: Answer): Standing => {
  const kept = takenDownBy === 'operator' ? null : takenDownBy;
  switch (answer) {
    case 'uphold':
      return { takenDownBy, review: review === 'collapsed-by-reports' ? 'collapsed' : review, care };
    case 'keep':
      return { takenDownBy: kept, review: 'kept', care: care && { ...NO_CARE, authorPause: care.authorPause } };
    case 'collapse':
      return { takenDownBy: kept, review: 'collapsed', care };
    case 'remove':
      return { takenDownBy: takenDownBy ?? 'operator', review, care };
  }
};

export type AnswerError = 'case-not-found' | 'own-case' | 'own-decision';

/** For how long an appeal waits for somebody else than who has decided, in milliseconds. */
const WAITS_FOR_OTHERS = WEEK;

/**
 * Why a moderator cannot answer an appeal; null where they can. For what they have decided themselves they answer where
 * there is no other moderator, or none has in a week. Whether the others could is not asked: who could not has written
 * or reported it, and the one who looks would learn that.
 * @param others moderators but for the one who looks and the one who has decided
 * @param at when it was made
 */
export const answerRefusal = (
  {
    isOwn,
    isOwnDecision,
    others,
    at,
  }: {
    readonly isOwn: boolean;
    readonly isOwnDecision: boolean;
    readonly others: number;
    readonly at: Timestamp;
  },
  now: Timestamp,
): Exclude<AnswerError, 'case-not-found'> | null => {
  if (isOwn) return 'own-case';
  return isOwnDecision && others > 0 && now - at < WAITS_FOR_OTHERS ? 'own-decision' : null;
};
