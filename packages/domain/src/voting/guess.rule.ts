import type { Guesses, HerShare } from '../model/conflict.ts';
import type { Side } from '../model/side.ts';
import type { Guessed, Vote } from '../model/vote.ts';
import { Z } from './share-range.rule.ts';

/** Guesses from which on anything is said of how they compare with the votes. */
const COMPARED_FROM = 50;
/** Scored guesses from which on a member is told how well they guess. */
const RATED_FROM = 10;

/** The guess of a vote; null without one. */
export const guessedIn = ({ guess, firstSide }: Pick<Vote, 'guess' | 'firstSide'>): Guessed | null =>
  guess === null ? null : { guess, firstSide };

/** With one guess more, or (−1) without it again. */
export const countGuess = (guesses: Guesses, guessed: Guessed | null, times: 1 | -1): Guesses => {
  if (guessed === null) return guesses;
  const isHers = Number(guessed.firstSide === 'her');
  return {
    count: guesses.count + times,
    sum: guesses.sum + times * guessed.guess,
    herVotes: guesses.herVotes + times * isHers,
    squares: guesses.squares + times * (100 * isHers - guessed.guess) ** 2,
  };
};

/**
 * The side that had more support among those who guessed than they thought it would: their share differs from their
 * mean guess by more than 1.96 standard errors of the difference. Null where it does not, and under fifty guesses.
 */
export const unexpectedSide = ({ count, sum, herVotes, squares }: Guesses): Side | null => {
  if (count < COMPARED_FROM) return null;
  const mean = (100 * herVotes - sum) / count;
  const variance = Math.max(0, squares - count * mean ** 2) / (count - 1);
  if (Math.abs(mean) <= Z * Math.sqrt(variance / count)) return null;
  return mean > 0 ? 'her' : 'his';
};

/** A guess, and what her share was among the other votes that were chosen blind, in percent. */
export type ScoredGuess = { readonly guess: number; readonly share: number };

/**
 * @param blind the tally that was frozen at the reveal, this vote in it; null where nobody else is in it. A vote that
 * was excluded is scored as though it were in it too, so that its score does not say that it was.
 */
export const scoreGuess = (blind: HerShare, { guess, firstSide }: Guessed): ScoredGuess | null => {
  const others = blind.totalVotes - 1;
  const hers = Math.min(others, Math.max(0, blind.herVotes - Number(firstSide === 'her')));
  return others < 1 ? null : { guess, share: (100 * hers) / others };
};

/** How well somebody guesses. */
export type GuessRecord = {
  readonly guesses: number;
  /** Mean distance between guess and share, in points of percent. */
  readonly distance: number;
  /**
   * Percent by which they come closer than always saying 50 would; below 0 is further off. Null where 50 is never off.
   */
  readonly skill: number | null;
};

/** Null under ten scored guesses. */
export const guessRecord = (scores: readonly ScoredGuess[]): GuessRecord | null => {
  if (scores.length < RATED_FROM) return null;
  const meanOf = (distance: (score: ScoredGuess) => number) =>
    scores.reduce((sum, score) => sum + distance(score), 0) / scores.length;
  const distance = meanOf(({ guess, share }) => Math.abs(guess - share));
  const always50 = meanOf(({ share }) => Math.abs(50 - share));
  return { guesses: scores.length, distance, skill: always50 === 0 ? null : 100 * (1 - distance / always50) };
};
