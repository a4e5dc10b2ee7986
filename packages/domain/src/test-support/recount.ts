import type { HerShare } from '../model/conflict.ts';
import type { Vote } from '../model/vote.ts';

type Counted = Pick<Vote, 'side' | 'firstSide' | 'isBlind' | 'guess' | 'established'>;

/** Counts what a conflict stores about its votes from the votes alone. */
export const recount = (votes: readonly Counted[]) => {
  const guesses = votes.filter(({ guess }) => guess !== null);
  return {
    votes: shareOf(votes),
    blind: shareOf(
      votes.filter(({ isBlind }) => isBlind),
      'firstSide',
    ),
    since: shareOf(votes.filter(({ isBlind }) => !isBlind)),
    established: shareOf(votes.filter(({ established }) => established)),
    others: shareOf(votes.filter(({ established }) => !established)),
    guesses: {
      count: guesses.length,
      sum: guesses.reduce((sum, { guess }) => sum + (guess ?? 0), 0),
      herVotes: shareOf(guesses, 'firstSide').herVotes,
      squares: guesses.reduce(
        (sum, { guess, firstSide }) => sum + ((firstSide === 'her' ? 100 : 0) - (guess ?? 0)) ** 2,
        0,
      ),
    },
  };
};

const shareOf = (votes: readonly Counted[], of: 'side' | 'firstSide' = 'side'): HerShare => ({
  herVotes: votes.filter((vote) => vote[of] === 'her').length,
  totalVotes: votes.length,
});
