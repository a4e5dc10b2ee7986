import { polarityOf } from '../conflicts/ranking.rule.ts';
import { type ConflictId, DAY, type Secrets } from '../kernel/index.ts';
import type { Conflict, Excluded, Guesses, HerShare, Side, Tally, Vote, VoteHistory } from '../model/index.ts';
import { NOTHING_EXCLUDED } from '../model/index.ts';
import { countGuess, guessedIn } from './guess.rule.ts';

export const NETWORK_LIFETIME = 30 * DAY;

/** Hashes the conflict's id too, so that a network cannot be recognized on another conflict. */
export const networkOf = (secrets: Pick<Secrets, 'stampOf'>, conflictId: ConflictId, network: string): string =>
  secrets.stampOf('network', `${conflictId} ${network}`);

type Row = Pick<Vote, 'side' | 'firstSide' | 'isBlind' | 'guess' | 'established' | 'isExcluded'>;

export const excludeVotes = (conflict: Conflict, votes: readonly Row[], isExcluded: boolean): Conflict => {
  const moved = votes.filter((vote) => vote.isExcluded !== isExcluded);
  const excluded = moved.reduce((sum, vote) => plus(sum, vote, isExcluded ? 1 : -1), conflict.history.excluded);
  const all = allCast(conflict);
  const tally = tallyOf({
    herVotes: all.herVotes - excluded.votes.herVotes,
    totalVotes: all.totalVotes - excluded.votes.totalVotes,
  });
  return {
    ...conflict,
    ...tally,
    polarity: conflict.revealedAt === null ? null : polarityOf(tally),
    history: { ...conflict.history, excluded },
  };
};

export const allCast = ({ herVotes, totalVotes, history }: Tally & Pick<Conflict, 'history'>): Tally =>
  tallyOf(plusShare({ herVotes, totalVotes }, history.excluded.votes, 1));

export const moveExcluded = (history: VoteHistory, earlier: Row | null, vote: Row): VoteHistory =>
  earlier?.isExcluded ? { ...history, excluded: plus(plus(history.excluded, earlier, -1), vote, 1) } : history;

export const countedHistory = (history: VoteHistory): VoteHistory => plusFigures(history, history.excluded, -1);

type Figures = Omit<Excluded, 'votes'>;

/** What one vote adds to the figures. */
export const figuresOf = (vote: Row): Figures => {
  const { side, firstSide, isBlind, established } = vote;
  return {
    blind: isBlind ? one(firstSide) : NOTHING_EXCLUDED.blind,
    since: isBlind ? NOTHING_EXCLUDED.since : one(side),
    guesses: countGuess(NOTHING_EXCLUDED.guesses, guessedIn(vote)),
    established: established ? one(side) : NOTHING_EXCLUDED.established,
    others: established ? NOTHING_EXCLUDED.others : one(side),
  };
};

export const plusFigures = <Sum extends Figures>(sum: Sum, part: Figures, times: 1 | -1): Sum => ({
  ...sum,
  blind: plusShare(sum.blind, part.blind, times),
  since: plusShare(sum.since, part.since, times),
  guesses: plusGuesses(sum.guesses, part.guesses, times),
  established: plusShare(sum.established, part.established, times),
  others: plusShare(sum.others, part.others, times),
});

const one = (side: Side): HerShare => ({ herVotes: Number(side === 'her'), totalVotes: 1 });

const plus = (sum: Excluded, vote: Row, times: 1 | -1): Excluded => ({
  ...plusFigures(sum, figuresOf(vote), times),
  votes: plusShare(sum.votes, one(vote.side), times),
});

/** Keeps her votes between 0 and the total, because an older database may count a vote for another side in `a`. */
const plusShare = (a: HerShare, b: HerShare, times: 1 | -1): HerShare => {
  const totalVotes = a.totalVotes + times * b.totalVotes;
  return { herVotes: Math.min(totalVotes, Math.max(0, a.herVotes + times * b.herVotes)), totalVotes };
};

const plusGuesses = (a: Guesses, b: Guesses, times: 1 | -1): Guesses => ({
  count: a.count + times * b.count,
  sum: a.sum + times * b.sum,
  herVotes: a.herVotes + times * b.herVotes,
  squares: a.squares + times * b.squares,
});

const tallyOf = ({ herVotes, totalVotes }: HerShare): Tally => ({
  herVotes,
  hisVotes: totalVotes - herVotes,
  totalVotes,
});
