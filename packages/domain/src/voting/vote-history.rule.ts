import type { Changes, Side, Tally, Vote, VoteHistory } from '../model/index.ts';
import { figuresOf, moveExcluded, plusFigures } from './excluded.rule.ts';

export const isHistoryStop = (count: number): boolean => {
  if (count < 10) return [1, 2, 3, 5].includes(count);
  const step = 10 ** (Math.floor(Math.log10(count)) - 1);
  return [10, 15, 20, 30, 50, 75].includes(count / step);
};

type Memory = Pick<
  Vote,
  'firstSide' | 'isBlind' | 'isReading' | 'sideWhenSeen' | 'guess' | 'established' | 'isExcluded'
>;
export type RememberedVote = Memory & Pick<Vote, 'side'>;

type Terms = { readonly isPublic: boolean; readonly readsFirst: boolean };

type FirstTerms = Terms & {
  readonly guess?: number | undefined;
  readonly established: boolean;
};

export const firstCast = (side: Side, { isPublic, readsFirst, guess, established }: FirstTerms): Memory => ({
  firstSide: side,
  isBlind: !isPublic,
  isReading: readsFirst && !isPublic,
  sideWhenSeen: readsFirst || isPublic ? null : side,
  guess: isPublic ? null : (guess ?? null),
  established,
  isExcluded: false,
});

/** `isTakenOver`: another account of the mailbox cast the earlier vote, and this voter must not learn its choices. */
export const castAgain = (
  earlier: RememberedVote,
  side: Side,
  { isPublic, readsFirst, isTakenOver }: Terms & { readonly isTakenOver: boolean },
): Memory => {
  const { firstSide, isBlind, isReading, sideWhenSeen, guess, established, isExcluded } = earlier;
  if (isTakenOver) return { ...firstCast(side, { isPublic, readsFirst, established }), isExcluded };
  const kept = { firstSide, isBlind, isReading, sideWhenSeen, established, isExcluded, guess };
  if (!isReading) return kept;
  if (isPublic) return { ...kept, isReading: false, sideWhenSeen: sideWhenSeen ?? earlier.side };
  return readsFirst ? kept : { ...kept, isReading: false, sideWhenSeen: sideWhenSeen ?? side };
};

/**
 * Except for the recorded tallies and `readFirst`, every figure stays the sum over the stored votes.
 * @param tally includes this vote, and excluded votes
 */
export const noteVote = (
  before: VoteHistory,
  earlier: RememberedVote | null,
  vote: RememberedVote,
  tally: Tally,
): VoteHistory => {
  const others = moveExcluded(before, earlier, vote);
  const history = plusFigures(earlier ? plusFigures(others, figuresOf(earlier), -1) : others, figuresOf(vote), 1);
  return {
    ...history,
    afterReading: changed(history.afterReading, earlier && whileReading(earlier), whileReading(vote)),
    afterSeeing: changed(history.afterSeeing, earlier && sinceSeen(earlier), sinceSeen(vote)),
    ...(earlier === null && {
      history: withStop(history.history, tally),
      readFirst: history.readFirst + Number(vote.isReading),
    }),
  };
};

type Way = readonly [from: Side | null, to: Side | null];

const whileReading = ({ isBlind, firstSide, sideWhenSeen, side }: RememberedVote): Way =>
  isBlind ? [firstSide, sideWhenSeen ?? side] : [null, null];
const sinceSeen = ({ sideWhenSeen, side }: RememberedVote): Way => [sideWhenSeen, sideWhenSeen && side];

const changed = (changes: Changes, before: Way | null, after: Way): Changes => ({
  toHer: changes.toHer - arrivals(before, 'her') + arrivals(after, 'her'),
  toHis: changes.toHis - arrivals(before, 'his') + arrivals(after, 'his'),
});
const arrivals = (way: Way | null, side: Side): number => Number(way !== null && way[1] === side && way[0] !== side);

const withStop = (history: VoteHistory['history'], { herVotes, totalVotes }: Tally): VoteHistory['history'] =>
  isHistoryStop(totalVotes) && totalVotes > (history.at(-1)?.totalVotes ?? 0)
    ? [...history, { herVotes, totalVotes }]
    : history;
