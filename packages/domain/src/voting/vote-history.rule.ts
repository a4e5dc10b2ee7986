import type { HerShare, Tally, VoteHistory } from '../model/conflict.ts';
import type { Side } from '../model/side.ts';
import type { Vote } from '../model/vote.ts';

/** Counts at which the tally is noted: 1, 2, 3, 5, then 10, 15, 20, 30, 50, 75 and ten, a hundred … times these. */
export const isCourseStop = (count: number): boolean => {
  if (count < 10) return [1, 2, 3, 5].includes(count);
  const step = 10 ** (Math.floor(Math.log10(count)) - 1);
  return [10, 15, 20, 30, 50, 75].includes(count / step);
};

/** What a vote's row keeps of how it was first cast. */
export const firstCast = (side: Side, isPublic: boolean): Pick<Vote, 'firstSide' | 'isBlind'> => ({
  firstSide: side,
  isBlind: !isPublic,
});

/**
 * The history with one vote more, or one that has changed its side.
 * @param earlier the vote as it stood; null for a first one
 * @param tally with the vote
 * @param isPublic whether the results were, before it
 */
export const noteVote = (
  history: VoteHistory,
  earlier: Pick<Vote, 'side' | 'firstSide' | 'isBlind'> | null,
  side: Side,
  tally: Tally,
  isPublic: boolean,
): VoteHistory => {
  if (earlier !== null) {
    // The first sides of the blind stay, whatever they come to think; what an earlier release counted is in neither.
    const isLater = earlier.firstSide !== null && !earlier.isBlind;
    return isLater ? { ...history, since: moved(history.since, earlier.side, side) } : history;
  }
  const part = isPublic ? 'since' : 'blind';
  return { ...history, course: withStop(history.course, tally), [part]: added(history[part], side) };
};

/** Each stop is noted when the count comes to it first: a count that has fallen does not pass it again. */
const withStop = (course: VoteHistory['course'], { herVotes, totalVotes }: Tally): VoteHistory['course'] =>
  isCourseStop(totalVotes) && totalVotes > (course.at(-1)?.totalVotes ?? 0)
    ? [...course, { herVotes, totalVotes }]
    : course;

const added = ({ herVotes, totalVotes }: HerShare, side: Side): HerShare => ({
  herVotes: herVotes + Number(side === 'her'),
  totalVotes: totalVotes + 1,
});

const moved = ({ herVotes, totalVotes }: HerShare, from: Side, to: Side): HerShare => ({
  herVotes: herVotes + Number(to === 'her') - Number(from === 'her'),
  totalVotes,
});
