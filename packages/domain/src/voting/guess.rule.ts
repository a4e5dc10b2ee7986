import type { Guessed, Guesses, HerShare, Side, Vote } from '../model/index.ts';
import { Z } from './share-range.rule.ts';

const COMPARED_FROM = 50;
const RATED_FROM = 10;

export const guessedIn = ({ guess, firstSide }: Pick<Vote, 'guess' | 'firstSide'>): Guessed | null =>
  guess === null ? null : { guess, firstSide };

export const countGuess = (guesses: Guesses, guessed: Guessed | null): Guesses => {
  if (guessed === null) return guesses;
  const isHers = Number(guessed.firstSide === 'her');
  return {
    count: guesses.count + 1,
    sum: guesses.sum + guessed.guess,
    herVotes: guesses.herVotes + isHers,
    squares: guesses.squares + (100 * isHers - guessed.guess) ** 2,
  };
};

/** Null if the difference is within 1.96 standard errors. */
export const unexpectedSide = ({ count, sum, herVotes, squares }: Guesses): Side | null => {
  if (count < COMPARED_FROM) return null;
  const mean = (100 * herVotes - sum) / count;
  const variance = Math.max(0, squares - count * mean ** 2) / (count - 1);
  if (Math.abs(mean) <= Z * Math.sqrt(variance / count)) return null;
  return mean > 0 ? 'her' : 'his';
};

/** `share`: her share of all blind votes except the guesser's own, in percent. */
export type ScoredGuess = { readonly guess: number; readonly share: number };

/** Subtracts the guesser's own vote even if it is excluded, so that the score does not reveal the exclusion. */
export const scoreGuess = (blind: HerShare, { guess, firstSide }: Guessed): ScoredGuess | null => {
  const others = blind.totalVotes - 1;
  const hers = Math.min(others, Math.max(0, blind.herVotes - Number(firstSide === 'her')));
  return others < 1 ? null : { guess, share: (100 * hers) / others };
};

export type GuessRecord = {
  readonly guesses: number;
  readonly distance: number;
  /** By how many percent `distance` is smaller than if all guesses were 50. */
  readonly skill: number | null;
};

export const guessRecord = (scores: readonly ScoredGuess[]): GuessRecord | null => {
  if (scores.length < RATED_FROM) return null;
  const meanOf = (distance: (score: ScoredGuess) => number) =>
    scores.reduce((sum, score) => sum + distance(score), 0) / scores.length;
  const distance = meanOf(({ guess, share }) => Math.abs(guess - share));
  const always50 = meanOf(({ share }) => Math.abs(50 - share));
  return { guesses: scores.length, distance, skill: always50 === 0 ? null : 100 * (1 - distance / always50) };
};
