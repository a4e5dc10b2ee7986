import type { Changes, HerShare, Tally, VoteHistory } from '../model/conflict.ts';
import type { Side } from '../model/side.ts';
import type { Vote } from '../model/vote.ts';
import { moveExcluded } from './excluded.rule.ts';
import { countGuess, guessedIn } from './guess.rule.ts';

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
  if (isTakenOver) {
    return { ...firstCast(side, { isPublic, readsFirst, established }), isBlind, isExcluded };
  }
  const kept = { firstSide, isBlind, isReading, sideWhenSeen, established, isExcluded, guess };
  if (!isReading) return kept;
  if (isPublic) return { ...kept, isReading: false, sideWhenSeen: sideWhenSeen ?? earlier.side };
  return readsFirst ? kept : { ...kept, isReading: false, sideWhenSeen: sideWhenSeen ?? side };
};

/** @param tally includes this vote, and excluded votes */
export const noteVote = (
  before: VoteHistory,
  earlier: RememberedVote | null,
  vote: RememberedVote,
  tally: Tally,
): VoteHistory => {
  const history = weigh(moveExcluded(before, earlier, vote), earlier, vote);
  if (earlier === null) {
    const part = vote.isBlind ? 'blind' : 'since';
    return {
      ...history,
      history: withStop(history.history, tally),
      [part]: added(history[part], vote.side),
      readFirst: history.readFirst + Number(vote.isReading),
      guesses: countGuess(history.guesses, guessedIn(vote), 1),
    };
  }
  if (!earlier.isBlind) return { ...history, since: moved(history.since, earlier.side, vote.side) };
  return {
    ...history,
    afterReading: changed(history.afterReading, whileReading(earlier), whileReading(vote)),
    afterSeeing: changed(history.afterSeeing, sinceSeen(earlier), sinceSeen(vote)),
    guesses: countGuess(countGuess(history.guesses, guessedIn(earlier), -1), guessedIn(vote), 1),
  };
};

const weigh = (history: VoteHistory, earlier: RememberedVote | null, vote: RememberedVote): VoteHistory => {
  const kind = vote.established ? 'established' : 'others';
  const votes = earlier ? moved(history[kind], earlier.side, vote.side) : added(history[kind], vote.side);
  return { ...history, [kind]: votes };
};

type Way = readonly [from: Side | null, to: Side | null];

const whileReading = ({ firstSide, sideWhenSeen, side }: RememberedVote): Way => [firstSide, sideWhenSeen ?? side];
const sinceSeen = ({ sideWhenSeen, side }: RememberedVote): Way => [sideWhenSeen, sideWhenSeen && side];

const changed = (changes: Changes, before: Way, after: Way): Changes => ({
  toHer: changes.toHer - arrivals(before, 'her') + arrivals(after, 'her'),
  toHis: changes.toHis - arrivals(before, 'his') + arrivals(after, 'his'),
});
const arrivals = ([from, to]: Way, side: Side): number => Number(to === side && from !== side);

const withStop = (history: VoteHistory['history'], { herVotes, totalVotes }: Tally): VoteHistory['history'] =>
  isHistoryStop(totalVotes) && totalVotes > (history.at(-1)?.totalVotes ?? 0)
    ? [...history, { herVotes, totalVotes }]
    : history;

const added = ({ herVotes, totalVotes }: HerShare, side: Side): HerShare => ({
  herVotes: herVotes + Number(side === 'her'),
  totalVotes: totalVotes + 1,
});

const moved = ({ herVotes, totalVotes }: HerShare, from: Side, to: Side): HerShare => ({
  herVotes: herVotes + Number(to === 'her') - Number(from === 'her'),
  totalVotes,
});
